import type { Db } from '../../server/platform/database/db.ts';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import { openStaff, type Staff } from '../accounts/adminWalk.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { plainOrder } from '../support/plainOrder.ts';
import type { Visitor } from '../support/shopDriver.ts';

// Where every act of the staff is done once, to see what the audit log has of it.

/** The shop, an administrator with an open session, and the same one at the doors for files. */
export interface StaffDesk {
  db: Db;
  boss: Staff;
  app: TestApp;
  /** Of a session of the same administrator, for requests to the server. */
  token: string;
}

/** What an act needs is written, and what it is asked with. */
export interface Prepared {
  input: object;
  /** The numbers that its row must name; absent where the act makes them. */
  ids?: readonly number[];
  /** Somebody else than the administrator, with their account. */
  by?: { who: Visitor; accountId: number };
}

/** A mutation for the staff and what it leaves in the log. */
export interface StaffAct {
  /** The row's action and the type of what it was done to; null for acts that are none of the shop's. */
  leaves: readonly [action: string, targetType: string] | null;
  /** Rows behind it, of what a job does further, which comes from nowhere. */
  alsoLeaves?: readonly (readonly [action: string, targetType: string])[];
  /** What the row says in words (admin/audit/words.ts), or a part of it. */
  says?: string | RegExp;
  prepare(desk: StaffDesk): Promise<Prepared> | Prepared;
}

/** By the mutation's name. */
export type StaffActs = Readonly<Record<string, StaffAct>>;

export async function openDesk(db: Db): Promise<StaffDesk> {
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

/** Different each time. */
export function fresh(word: string): string {
  made += 1;
  return `${word}-${made}`;
}

/** A key of a request of its own. */
export const freshKey = () => fresh('key of an act');

/** An order of two pieces for 10.00, paid and waiting to be packed unless said otherwise. */
export async function someOrder({ db }: StaffDesk, facts: Parameters<typeof plainOrder>[0] = {}) {
  const line = { position: 0, name: 'Kettle', quantity: 2, unitMinor: 500, lineMinor: 1_000 };
  const data = { ...plainOrder({ status: 'PROCESSING', paidMinor: 1_000, ...facts }), lines: { create: [line] } };
  const order = await db.prisma.order.create({ data, include: { lines: true } });
  await db.prisma.orderEvent.create({ data: { orderId: order.id, kind: 'placed' } });
  return order;
}
