import type { Db } from '../../server/platform/database/db.ts';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import { openStaff, type Staff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { plainOrder } from '../support/plainOrder.ts';
import type { Visitor } from '../support/shopDriver.ts';

// Performs every staff action once, to inspect its audit log entries.

/** The shop, an administrator with an open session, and the administrator's token for the file endpoints. */
export interface StaffFixture {
  db: Db;
  boss: Staff;
  app: TestApp;
  /** Session token of the same administrator, for HTTP requests. */
  token: string;
}

/** Input of an action whose prerequisites have been created. */
export interface Prepared {
  input: object;
  /** Ids that the audit row must contain; absent if the action creates them. */
  ids?: readonly number[];
  /** An actor other than the administrator, with their account. */
  by?: { who: Visitor; accountId: number };
}

/** A staff mutation and its entries in the audit log. */
export interface StaffAct {
  /** The row's action and target type; null for actions that aren't audited. */
  leaves: readonly [action: string, targetType: string] | null;
  /** Further rows: of the same request, or written by a job, which has no client. */
  alsoLeaves?: readonly (readonly [action: string, targetType: string, writer?: 'request'])[];
  /** The row's text (admin/audit/labels.ts), or part of it. */
  details?: string | RegExp;
  prepare(desk: StaffFixture): Promise<Prepared> | Prepared;
}

/** Staff actions by mutation name. */
export type StaffActs = Readonly<Record<string, StaffAct>>;

export async function createStaffFixture(db: Db): Promise<StaffFixture> {
  const boss = await openStaff(db, 'ADMINISTRATOR');
  const app = await testApp(db);
  const token = newToken();
  const now = new Date();
  const session = {
    tokenHash: hashToken(token),
    accountId: boss.accountId,
    createdAt: now,
    seenAt: now,
    verifiedAt: now,
    steppedUpAt: now,
  };
  await db.prisma.adminSession.create({ data: session });
  return { db, boss, app, token };
}

let made = 0;

/** Returns a different text on each call. */
export function fresh(word: string): string {
  made += 1;
  return `${word}-${made}`;
}

/** Returns a unique idempotency key. */
export const freshKey = () => fresh('key of an act');

/** Creates an order of two items for 10.00, paid and waiting to be packed by default. */
export async function someOrder({ db }: StaffFixture, facts: Parameters<typeof plainOrder>[0] = {}) {
  const line = { position: 0, name: 'Kettle', quantity: 2, unitMinor: 500, lineMinor: 1_000 };
  const data = { ...plainOrder({ status: 'PROCESSING', paidMinor: 1_000, ...facts }), lines: { create: [line] } };
  const order = await db.prisma.order.create({ data, include: { lines: true } });
  await db.prisma.orderEvent.create({ data: { orderId: order.id, kind: 'placed' } });
  return order;
}
