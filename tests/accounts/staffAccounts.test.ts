import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { adminSignIn, openStaff, type Staff } from './adminDriver.ts';

// Administrators manage staff accounts.

interface Answer {
  __typename: string;
  code?: string;
  password?: string | null;
  staffAccounts?: { email: string; role: string; rights: string[] }[];
}

let db: Db;
let boss: Staff;

beforeEach(async () => {
  db = await freshDb();
  boss = await openStaff(db, 'ADMINISTRATOR');
});

async function run(mutation: string, input: object, who: Visitor = boss.who): Promise<Answer> {
  const name = mutation.slice(0, 1).toUpperCase() + mutation.slice(1);
  const { result } = await who.query<{ result: Answer }>(
    `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) {
      __typename ... on ${name}Payload { password staffAccounts { email role rights } } ... on UserError { code }
    } }`,
    { input },
  );
  return result;
}

const email = 'sue@shop.example';

describe('[F137] staff accounts', () => {
  it('can’t be updated from a stale version or after removal', async () => {
    const version = async () => {
      const { staffAccounts } = await boss.who.query<{ staffAccounts: { email: string; version: number }[] }>(
        '{ staffAccounts { email version } }',
      );
      return staffAccounts.find((account) => account.email === email)?.version;
    };
    const set = (rights: string[], expectedVersion?: number) =>
      run('setStaffAccount', { email, isAdministrator: false, rights, expectedVersion });
    await set(['ORDERS', 'SETTINGS']);
    const opened = await version();
    const first = await set(['ORDERS'], opened);
    expect(first.__typename).toBe('SetStaffAccountPayload');
    // The stale form still contains SETTINGS.
    expect(await set(['ORDERS', 'SETTINGS', 'REPORTS'], opened)).toMatchObject({ __typename: 'StaleRecordError', code: 'STALE' });
    const now = await version();
    const both = await Promise.all([set(['DEALS'], now), set(['CONTENT'], now)]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['SetStaffAccountPayload', 'StaleRecordError']);
    const last = await version();
    await run('revokeStaffAccount', { email });
    expect(await set(['ORDERS'], last)).toMatchObject({ code: 'STALE' });
    expect(await db.prisma.account.findUniqueOrThrow({ where: { email } })).toMatchObject({ role: 'CUSTOMER', rights: [] });
  });

  it('are created, updated, reset and revoked, each recorded in the audit log', async () => {
    const made = await run('setStaffAccount', { email, isAdministrator: false, rights: ['ORDERS'] });
    expect(made.staffAccounts).toContainEqual({ email, role: 'STAFF', rights: ['ORDERS'] });
    const sue = newVisitor(db, { admin: 'own' });
    expect(await adminSignIn(sue, email, made.password ?? '')).toMatchObject({ adminViewer: { stage: 'ENROLMENT' } });
    const changed = await run('setStaffAccount', { email, isAdministrator: false, rights: ['DEALS', 'CONTENT'] });
    expect([changed.password, changed.staffAccounts?.find((account) => account.email === email)?.rights]).toEqual([
      null,
      ['DEALS', 'CONTENT'],
    ]);
    const reset = await run('resetStaffAccount', { email });
    expect(reset.password).not.toBe(made.password);
    expect((await run('revokeStaffAccount', { email })).staffAccounts?.some((account) => account.email === email)).toBe(false);
    const { id } = await db.prisma.account.findUniqueOrThrow({ where: { email } });
    const entries = await db.prisma.auditEntry.findMany({
      where: { targetIds: { has: id }, targetType: 'Account' },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action, accountId }) => [action, accountId])).toEqual(
      ['account.create', 'account.setRole', 'account.reset', 'account.setRole'].map((action) => [action, boss.accountId]),
    );
  });

  it('keep one administrator, reject unknown accounts, and require re-authentication', async () => {
    expect((await run('revokeStaffAccount', { email: boss.email })).code).toBe('LAST_ADMINISTRATOR');
    expect((await run('setStaffAccount', { email: boss.email, isAdministrator: false, rights: [] })).code).toBe('LAST_ADMINISTRATOR');
    // If two administrators remove each other's role at the same moment, one of them by demotion, one administrator remains.
    const second = await openStaff(db, 'ADMINISTRATOR');
    const answers = await Promise.all([
      run('revokeStaffAccount', { email: boss.email }, second.who),
      run('setStaffAccount', { email: second.email, isAdministrator: false, rights: ['ORDERS'] }),
    ]);
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(await db.prisma.account.count({ where: { role: 'ADMINISTRATOR' } })).toBe(1);
    await db.prisma.account.updateMany({ where: { id: second.accountId }, data: { role: 'CUSTOMER' } });
    await db.prisma.account.updateMany({ where: { id: boss.accountId }, data: { role: 'ADMINISTRATOR' } });
    boss = await openStaff(db, 'ADMINISTRATOR');
    expect((await run('resetStaffAccount', { email: 'nobody@shop.example' })).code).toBe('NOT_FOUND');
    expect((await run('setStaffAccount', { email: 'no address', isAdministrator: true, rights: [] })).code).toBe('INVALID_INPUT');
    await db.prisma.adminSession.updateMany({ data: { steppedUpAt: null } });
    const again = newVisitor(db, { admin: 'own', adminToken: boss.who.adminToken() });
    expect((await run('setStaffAccount', { email, isAdministrator: true, rights: [] }, again)).__typename).toBe('StepUpRequiredError');
    expect(await db.prisma.account.count({ where: { email } })).toBe(0);
  });
});
