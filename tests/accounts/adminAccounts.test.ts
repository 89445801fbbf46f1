import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  createStaff,
  demoAdministrator,
  firstAdministrator,
  listStaff,
  resetStaff,
  revokeStaff,
} from '../../server/foundation/accounts/adminAccounts.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { isSignedIn, makeAccount, signIn } from './accountDocuments.ts';
import { adminSignIn, openStaff } from './adminDriver.ts';

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

const email = 'boss@shop.example';
const administrator = { email, role: 'ADMINISTRATOR', rights: [] } as const;
const stageOf = async (password: string, who = newVisitor(db, { admin: 'own' })) => {
  const answer = (await adminSignIn(who, email, password)) as { code?: string; adminViewer?: { stage: string } };
  return answer.code ?? answer.adminViewer?.stage;
};

describe('[F137] staff accounts', () => {
  it('are created with a password shown once, and promoted customers keep theirs', async () => {
    const made = await createStaff(db, administrator, testNow);
    expect(made).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
    expect(await stageOf(made ?? '')).toBe('ENROLMENT');
    const shopper = newVisitor(db);
    await makeAccount(db);
    await signIn(shopper);
    expect(await createStaff(db, { email: 'ADA@example.com', role: 'STAFF', rights: ['ORDERS'] }, testNow)).toBeNull();
    // A role change ends all sessions of the account.
    expect(await isSignedIn(shopper)).toBe(false);
    expect((await listStaff(db)).map(({ id: _id, ...account }) => account)).toEqual([
      { email, role: 'ADMINISTRATOR', rights: [], staffVersion: 0, hasSecondFactor: false, sessions: 1 },
      { email: 'ada@example.com', role: 'STAFF', rights: ['ORDERS'], staffVersion: 1, hasSecondFactor: false, sessions: 0 },
    ]);
    expect(
      await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' }, select: { action: true, accountId: true, requestId: true } }),
    ).toEqual([
      { action: 'account.create', accountId: null, requestId: 'console' },
      { action: 'account.setRole', accountId: null, requestId: 'console' },
    ]);
  });

  it('can be reset, which replaces password and second factor and ends all sessions', async () => {
    const { who, email: own, recoveryCodes } = await openStaff(db, 'ADMINISTRATOR');
    const password = await resetStaff(db, { email: own }, testNow);
    expect(await who.query('{ adminViewer { stage } }')).toEqual({ adminViewer: null });
    expect(await adminSignIn(newVisitor(db, { admin: 'own' }), own, password)).toMatchObject({ adminViewer: { stage: 'ENROLMENT' } });
    expect([recoveryCodes.length, await db.prisma.recoveryCode.count()]).toEqual([10, 0]);
  });

  it('can be revoked with their sessions, except for the last administrator', async () => {
    const { who, email: own } = await openStaff(db, 'ADMINISTRATOR');
    await expect(revokeStaff(db, { email: own }, testNow)).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    await expect(createStaff(db, { email: own, role: 'STAFF', rights: [] }, testNow)).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
    const { email: other } = await openStaff(db, 'ADMINISTRATOR');
    const results = await Promise.allSettled([own, other].map((address) => revokeStaff(db, { email: address }, testNow)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await db.prisma.account.count({ where: { role: 'ADMINISTRATOR' } })).toBe(1);
    await expect(revokeStaff(db, { email: 'nobody@example.com' }, testNow)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(who.adminToken()).toBeDefined();
  });
});

describe('[F137] the first administrator of a demo shop', () => {
  it('is created and shown once, however many servers start', async () => {
    const shown: string[] = [];
    const start = () => firstAdministrator(db, testNow, (address, password) => void shown.push(`${address} ${password}`));
    await Promise.all([start(), start(), start()]);
    await start();
    expect(shown).toHaveLength(1);
    const [address = '', password = ''] = shown[0]?.split(' ') ?? [];
    expect(address).toBe(demoAdministrator);
    expect(await adminSignIn(newVisitor(db, { admin: 'own' }), address, password)).toMatchObject({ adminViewer: { stage: 'ENROLMENT' } });
    expect(JSON.stringify([await db.prisma.account.findMany(), await db.prisma.auditEntry.findMany()])).not.toContain(password);
  });

  it('is not created if the server stops before showing the password', async () => {
    const crash = () => {
      throw new Error('killed');
    };
    await expect(firstAdministrator(db, testNow, crash)).rejects.toThrow('killed');
    expect(await db.prisma.account.count()).toBe(0);
    const shown: string[] = [];
    await firstAdministrator(db, testNow, (_address, password) => void shown.push(password));
    expect(await adminSignIn(newVisitor(db, { admin: 'own' }), demoAdministrator, shown[0])).toMatchObject({
      adminViewer: { stage: 'ENROLMENT' },
    });
  });
});

describe('npm run admin', () => {
  function run(dataDir: string, args: string[], input = ''): Promise<{ status: number | null; output: string }> {
    return new Promise((resolve) => {
      const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
      const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/admin.ts', ...args], { env, stdio: ['pipe', 'pipe', 'pipe'] });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
      child.stdin.end(input);
      child.on('close', (status) => resolve({ status, output }));
    });
  }

  it('[F137] creates, lists and revokes staff accounts, and reports invalid input', { timeout: 120_000 }, async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'souk-admin-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    expect(await run(dataDir, [])).toMatchObject({ status: 1, output: expect.stringContaining('Usage: npm run admin') as string });
    const made = await run(dataDir, ['create', email]);
    expect([made.status, made.output]).toEqual([0, expect.stringMatching(/Password: ([a-z2-9]{4}-){4}[a-z2-9]{4}\n/)]);
    expect(await run(dataDir, ['create', 'sue@shop.example', '--staff', 'orders,deals', '--ask'], 'violet tractor meadow\n')).toMatchObject(
      { status: 0 },
    );
    expect((await run(dataDir, ['create', 'x@shop.example', '--staff', 'everything'])).output).toContain('Unknown permission: EVERYTHING');
    expect((await run(dataDir, ['create', 'x@shop.example', '--ask'], 'short\n')).output).toContain('at least 10 characters');
    const list = await run(dataDir, ['list']);
    expect(list.output).toContain(`${email}  ADMINISTRATOR  two-factor not set up`);
    expect(list.output).toContain('sue@shop.example  STAFF (ORDERS, DEALS)');
    expect(await run(dataDir, ['revoke', email])).toMatchObject({
      status: 1,
      output: expect.stringContaining('last administrator') as string,
    });
  });
});
