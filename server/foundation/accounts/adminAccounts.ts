import { randomInt } from 'node:crypto';
import { recordAudit, type Actor } from '../audit/audit.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { parseInput, ShopError, StaleRecordError, NotFoundError } from '../../platform/errors/errors.ts';
import type { Account, Role, StaffRight } from '../../generated/prisma/client.ts';
import { emailInput } from './input.ts';
import { hashPassword } from './passwords.ts';
import { endEverySessionWithin } from './revoke.ts';
import { z } from 'zod';
import { says } from './__generated__/messages.ts';

// Staff accounts. They are created and revoked on the server's console or by administrators; both is recorded in the audit log. Every
// change of role or password ends all sessions.

/** No account has this email address. */
export class UnknownAccountError extends NotFoundError {
  constructor(email: string) {
    super(
      'Account',
      says((t) => t.noAccountFoundForEmail({ email })),
    );
  }
}

/** Revoking the last administrator's role would lock out all staff. */
export class LastAdministratorError extends ShopError {
  readonly code = 'LAST_ADMINISTRATOR';

  constructor() {
    super(says((t) => t.thisIsTheLastAdministrator));
  }
}

/** A staff account as the console lists it. */
export type StaffAccount = Pick<Account, 'id' | 'email' | 'role' | 'rights' | 'staffVersion'> & {
  hasSecondFactor: boolean;
  sessions: number;
};

const consoleActor: Actor = { accountId: null, requestId: 'console', address: '' };

/** Excludes letters and digits that look alike. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns a password of 98 bits in groups that are easy to type, such as h7kp-m3xw-qv9t-bd4n-zr6e. */
function generatedPassword(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)] ?? 'a').join('');
  return Array.from({ length: 5 }, group).join('-');
}

function readEmail(email: string): string {
  return parseInput(z.object({ email: emailInput }), { email }).email;
}

async function audit(
  tx: Tx,
  { now, actor }: { now: Date; actor: Actor },
  action: string,
  accountId: number,
  details: Record<string, string> = {},
): Promise<void> {
  await recordAudit(tx, { now }, actor, { action, targetType: 'Account', targetIds: [accountId], details });
}

async function accountOf(tx: Tx, email: string): Promise<Account> {
  const account = await tx.account.findUnique({ where: { email } });
  if (!account) throw new UnknownAccountError(email);
  return account;
}

async function refuseLastAdministrator(tx: Tx, account: Account): Promise<void> {
  if (account.role !== 'ADMINISTRATOR') return;
  // Locks the administrators, so that the last two can't be revoked at once.
  const rows = await tx.$queryRaw<{ id: number }[]>`SELECT "id" FROM "Account" WHERE "role" = 'ADMINISTRATOR' ORDER BY "id" FOR UPDATE`;
  if (rows.length <= 1) throw new LastAdministratorError();
}

const nextVersion = { staffVersion: { increment: 1 } } as const;

/** Counts a change of an account that has not changed since. @throws StaleRecordError, also when the account is no longer one of the staff */
async function claimVersion(tx: Tx, email: string, staffVersion: number): Promise<void> {
  const where = { email, staffVersion, role: { not: 'CUSTOMER' } } as const;
  const { count } = await tx.account.updateMany({ where, data: nextVersion });
  if (count === 0) throw new StaleRecordError({ name: email });
}

/** A staff account to create. */
export interface NewStaff {
  email: string;
  role: Exclude<Role, 'CUSTOMER'>;
  /** Permissions of the role STAFF. */
  rights: readonly StaffRight[];
  /** Generated if omitted. */
  password?: string;
  /** Of the account as its editor has seen it; when left out, it is saved over whatever is there. */
  expectedVersion?: number | null;
}

/**
 * Makes an account of the staff with a password, or gives an account that there is the role; then it keeps its password.
 * @returns the password of a new account; null for one that there was
 * @throws InvalidInputError, BusyError, LastAdministratorError, StaleRecordError
 */
export async function createStaff({ prisma }: Db, staff: NewStaff, now: Date, actor = consoleActor): Promise<string | null> {
  const email = readEmail(staff.email);
  const { role } = staff;
  const rights = role === 'STAFF' ? [...staff.rights] : [];
  const password = staff.password ?? generatedPassword();
  const passwordHash = await hashPassword(password);
  return prisma.$transaction(async (tx) => {
    const found = await tx.account.findUnique({ where: { email } });
    const { expectedVersion = null } = staff;
    if (expectedVersion !== null) await claimVersion(tx, email, expectedVersion);
    if (found && role !== 'ADMINISTRATOR') await refuseLastAdministrator(tx, found);
    const account = found
      ? await tx.account.update({ where: { id: found.id }, data: { role, rights, ...(expectedVersion === null && nextVersion) } })
      : await tx.account.create({ data: { email, role, rights, passwordHash, emailVerifiedAt: now, createdAt: now } });
    if (found) await endEverySessionWithin(tx, account.id);
    await audit(tx, { now, actor }, found ? 'account.setRole' : 'account.create', account.id, { role, rights: rights.join(' ') });
    return found ? null : password;
  });
}

/**
 * Sets a new password and removes the second factor, for staff who have lost them. All sessions of the account end.
 * @returns the password
 * @throws UnknownAccountError, InvalidInputError, BusyError
 */
export async function resetStaff(
  { prisma }: Db,
  { email, password = generatedPassword() }: { email: string; password?: string },
  now: Date,
  actor = consoleActor,
): Promise<string> {
  const passwordHash = await hashPassword(password);
  await prisma.$transaction(async (tx) => {
    const { id } = await accountOf(tx, readEmail(email));
    await tx.account.update({ where: { id }, data: { passwordHash, totpSecret: null }, select: { id: true } });
    await tx.recoveryCode.deleteMany({ where: { accountId: id } });
    await endEverySessionWithin(tx, id);
    await audit(tx, { now, actor }, 'account.reset', id);
  });
  return password;
}

/**
 * Revokes the role: the account becomes a customer's.
 * @throws UnknownAccountError, LastAdministratorError, InvalidInputError
 */
export async function revokeStaff({ prisma }: Db, { email }: { email: string }, now: Date, actor = consoleActor): Promise<void> {
  await prisma.$transaction(async (tx) => {
    const account = await accountOf(tx, readEmail(email));
    await refuseLastAdministrator(tx, account);
    await tx.account.update({ where: { id: account.id }, data: { role: 'CUSTOMER', rights: [], ...nextVersion }, select: { id: true } });
    await endEverySessionWithin(tx, account.id);
    await audit(tx, { now, actor }, 'account.setRole', account.id, { role: 'CUSTOMER', rights: '' });
  });
}

/** Returns all staff accounts, administrators first. */
export async function listStaff({ prisma }: Db): Promise<StaffAccount[]> {
  const accounts = await prisma.account.findMany({
    where: { role: { in: ['STAFF', 'ADMINISTRATOR'] } },
    orderBy: [{ role: 'desc' }, { email: 'asc' }],
    select: {
      id: true,
      email: true,
      role: true,
      rights: true,
      staffVersion: true,
      totpSecret: true,
      _count: { select: { adminSessions: true } },
    },
  });
  return accounts.map(({ totpSecret, _count, ...account }) => ({
    ...account,
    hasSecondFactor: totpSecret !== null,
    sessions: _count.adminSessions,
  }));
}

/** Email address of the demo shop's administrator. */
export const demoAdministrator = 'admin@souk.example';

/**
 * Creates the first administrator of a demo shop, if there is none. The password is shown before the account is committed: if the program
 * is stopped in between, the next start shows another one, so that no account exists whose password was never shown.
 * @param show prints the email address and password to the console
 */
export async function firstAdministrator({ prisma }: Db, now: Date, show: (email: string, password: string) => void): Promise<void> {
  const isThere = (tx: Tx) => tx.account.findFirst({ where: { role: 'ADMINISTRATOR' }, select: { id: true } });
  if (await isThere(prisma)) return;
  const password = generatedPassword();
  const passwordHash = await hashPassword(password);
  await prisma.$transaction(async (tx) => {
    // Of several servers that start at once, only one creates the account.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('souk.first-administrator'))`;
    if (await isThere(tx)) return;
    const data = { role: 'ADMINISTRATOR', passwordHash, emailVerifiedAt: now } as const;
    const { id } = await tx.account.upsert({
      where: { email: demoAdministrator },
      create: { ...data, email: demoAdministrator, createdAt: now },
      update: data,
      select: { id: true },
    });
    await endEverySessionWithin(tx, id);
    await audit(tx, { now, actor: consoleActor }, 'account.create', id, { role: 'ADMINISTRATOR', rights: '' });
    show(demoAdministrator, password);
  });
}
