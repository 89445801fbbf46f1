import { beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../server/foundation/accounts/totp.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { networkPrefix } from '../../server/platform/limits/networkPrefix.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { act, makeAccount, password, signIn } from './accountDocuments.ts';
import { adminFields, adminSignIn, enrol, openStaff, showCode } from './adminDriver.ts';

let db: Db;
let boss: Visitor;
const email = 'boss@shop.example';

beforeEach(async () => {
  db = await freshDb();
  boss = newVisitor(db, { admin: 'own' });
});

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const viewerOf = async (who: Visitor) => (await who.query<{ adminViewer: { stage: string } | null }>(`{ ${adminFields} }`)).adminViewer;
const orderOf = (who: Visitor) => who.gql('{ orderByNumber(number: 1) { number } }');
const isLetIn = async (who: Visitor) => (await orderOf(who)).errors.length === 0;
const audited = async () =>
  (await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action, outcome }) => `${action} ${outcome}`);
const stepUp = (who: Visitor, input: object) => act(who, 'adminStepUp', input, adminFields);

describe('[F137] admin sign-in', () => {
  it('requires the password and enrolment of the second factor before it opens', async () => {
    const accountId = await makeAccount(db, { email, role: 'ADMINISTRATOR' });
    expect(await viewerOf(boss)).toBeNull();
    expect(await adminSignIn(boss, email)).toMatchObject({ adminViewer: { stage: 'ENROLMENT', rights: [], account: null } });
    expect(await isLetIn(boss)).toBe(false);
    const first = boss.adminToken();
    const { secret = '', url } = await enrol(boss);
    expect([secret, url]).toEqual([
      expect.stringMatching(/^[A-Z2-7]{32}$/),
      expect.stringMatching(/^otpauth:\/\/totp\/Souk:boss%40shop.example\?/),
    ]);
    expect((await enrol(boss)).secret).toBe(secret);
    expect(await showCode(boss, '000000')).toMatchObject({ code: 'WRONG_CODE' });
    const opened = await showCode(boss, totpCode(secret, testNow));
    expect(opened).toMatchObject({ adminViewer: { stage: 'OPEN', account: { email, role: 'ADMINISTRATOR' }, recoveryCodesLeft: 10 } });
    expect(new Set(opened.recoveryCodes).size).toBe(10);
    expect(boss.adminToken()).not.toBe(first);
    expect([await isLetIn(boss), await isLetIn(newVisitor(db, { admin: 'own', adminToken: first }))]).toEqual([true, false]);
    expect(await enrol(boss)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await audited()).toEqual(['admin.secondFactor REFUSED', 'admin.enrol DONE']);
    expect(await db.prisma.auditEntry.findMany({ where: { accountId }, select: { network: true, requestId: true } })).toEqual(
      Array.from({ length: 2 }, () => ({ network: '192.0.2.0/24', requestId: 'test' })),
    );
  });

  it('is separate from shop sign-in in both directions', async () => {
    await makeAccount(db, { email, role: 'ADMINISTRATOR' });
    expect(await signIn(boss, email)).toMatchObject({ __typename: 'SignInPayload' });
    expect([await viewerOf(boss), await isLetIn(boss)]).toEqual([null, false]);
    const { who } = await openStaff(db, 'ADMINISTRATOR');
    expect(await who.query('{ viewer { isSignedIn } }')).toEqual({ viewer: { isSignedIn: false } });
  });

  it('returns the same error for customers, unknown addresses and wrong passwords', async () => {
    await makeAccount(db, { email, role: 'ADMINISTRATOR' });
    await makeAccount(db, { email: 'ada@example.com' });
    const answers = [
      await adminSignIn(boss, 'ada@example.com'),
      await adminSignIn(boss, email, 'wrong password'),
      await adminSignIn(boss, 'nobody@example.com'),
    ];
    expect(answers[0]).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(boss.adminToken()).toBeUndefined();
    expect(await audited()).toEqual(Array.from({ length: 3 }, () => 'admin.signIn REFUSED'));
  });

  it('records failures with the attempted staff account, limited per network and without addresses', async () => {
    const bossId = await makeAccount(db, { email, role: 'ADMINISTRATOR' });
    await makeAccount(db, { email: 'ada@example.com' });
    const from = (network: number) => newVisitor(db, { admin: 'own', address: `198.18.${network}.1` });
    for (let count = 0; count < 12; count += 1) await adminSignIn(from(7), email.toUpperCase(), 'wrong password');
    for (let count = 0; count < 30; count += 1) await adminSignIn(from(8), `made-up-${count}@example.com`, 'wrong password');
    await adminSignIn(from(9), 'ada@example.com', 'wrong password');
    for (let count = 0; count < 9; count += 1) await adminSignIn(from(10), 'no address', 'wrong password');
    const rows = await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
    const entries = rows.map(({ network, details, targetType, targetIds }) => JSON.stringify([network, details, targetType, targetIds]));
    const counts = [...new Set(entries)].map((row) => [row, entries.filter((other) => other === row).length]);
    const row = (network: number, code: string, ...target: [string, number[]]) =>
      JSON.stringify([networkPrefix(`198.18.${network}.1`), { code }, ...target]);
    expect(counts).toEqual([
      [row(7, 'WRONG_CREDENTIALS', 'Account', [bossId]), 5],
      [row(7, 'THROTTLED', 'Account', [bossId]), 1],
      [row(8, 'WRONG_CREDENTIALS', '', []), 20],
      [row(8, 'THROTTLED', '', []), 1],
      [row(9, 'WRONG_CREDENTIALS', '', []), 1],
    ]);
    expect(JSON.stringify(rows)).not.toContain('@');
  });

  it('throttles 50 simultaneous wrong passwords before hashing them', async () => {
    await makeAccount(db, { email, role: 'ADMINISTRATOR' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => adminSignIn(newVisitor(db, { admin: 'own' }), email, 'wrong password')),
    );
    expect(answers.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(5);
  });

  it('accepts a code once, even simultaneously, and no earlier code afterwards', async () => {
    const { email: own, secret } = await openStaff(db, 'STAFF');
    const [one, two] = [newVisitor(db, { admin: 'own' }), newVisitor(db, { admin: 'own' })];
    for (const who of [one, two]) expect(await adminSignIn(who, own)).toMatchObject({ adminViewer: { stage: 'SECOND_FACTOR' } });
    // The code was already used for enrolment.
    expect(await showCode(one, totpCode(secret, testNow))).toMatchObject({ code: 'WRONG_CODE' });
    const code = totpCode(secret, later(0.5));
    const answers = await Promise.all([showCode(one, code), showCode(two, code)]);
    expect(answers.map((answer) => answer.code ?? 'OPEN').toSorted()).toEqual(['OPEN', 'WRONG_CODE']);
    expect(answers.find((answer) => !answer.code)?.recoveryCodes).toBeNull();
  });

  it('throttles guessed codes', async () => {
    const { email: own, secret } = await openStaff(db, 'STAFF');
    await adminSignIn(boss, own);
    const codes = await Promise.all(Array.from({ length: 20 }, (_, index) => showCode(boss, String(100_000 + index))));
    expect(codes.filter(({ code }) => code === 'WRONG_CODE').length).toBe(5);
    expect(codes.filter(({ code }) => code === 'THROTTLED').length).toBe(15);
    expect(await showCode(boss, totpCode(secret, later(0.5)))).toMatchObject({ code: 'THROTTLED', retryAfterSeconds: 1 });
  });

  it('accepts each recovery code once, until they are renewed', async () => {
    const { email: own, recoveryCodes } = await openStaff(db, 'STAFF');
    const [code = ''] = recoveryCodes;
    await adminSignIn(boss, own);
    expect(await showCode(boss, ` ${code.toUpperCase().replaceAll('-', ' ')}`)).toMatchObject({
      adminViewer: { stage: 'OPEN', recoveryCodesLeft: 9 },
      recoveryCodes: null,
    });
    const again = newVisitor(db, { admin: 'own' });
    await adminSignIn(again, own);
    expect(await showCode(again, code)).toMatchObject({ code: 'WRONG_CODE' });
    const renewed = await act(boss, 'adminRenewRecoveryCodes', {}, 'recoveryCodes');
    expect(renewed.recoveryCodes).toHaveLength(10);
    expect(await showCode(again, recoveryCodes[1] ?? '')).toMatchObject({ code: 'WRONG_CODE' });
    const stored = JSON.stringify([await db.prisma.recoveryCode.findMany(), await db.prisma.auditEntry.findMany()]);
    for (const text of [...recoveryCodes, ...(renewed.recoveryCodes ?? []), boss.adminToken()]) expect(stored).not.toContain(text);
  });
});

describe('[F137] an admin session', () => {
  it('ends after half an hour without use and after eight hours in any case', async () => {
    const { who } = await openStaff(db, 'ADMINISTRATOR');
    for (const minutes of [29, 58, 86]) {
      who.at(later(minutes));
      expect(await isLetIn(who), `${minutes}`).toBe(true);
    }
    who.at(later(117));
    expect([await isLetIn(who), await viewerOf(who)]).toEqual([false, null]);
    const { who: busy } = await openStaff(db, 'ADMINISTRATOR');
    for (let minutes = 20; minutes <= 480; minutes += 20) {
      busy.at(later(minutes));
      expect(await isLetIn(busy), `${minutes}`).toBe(true);
    }
    busy.at(later(481));
    expect(await isLetIn(busy)).toBe(false);
  });

  it('ends on the server at sign-out', async () => {
    const { who } = await openStaff(db, 'ADMINISTRATOR');
    const token = who.adminToken();
    expect(await act(who, 'adminSignOut', {}, adminFields)).toMatchObject({ adminViewer: null });
    expect(who.adminToken()).toBeUndefined();
    expect(await isLetIn(newVisitor(db, { admin: 'own', adminToken: token }))).toBe(false);
  });

  it('ends when the password or the role changes', async () => {
    const { who, accountId, email: own } = await openStaff(db, 'STAFF', ['ORDERS']);
    expect(await isLetIn(who)).toBe(true);
    await db.prisma.account.update({ where: { id: accountId }, data: { role: 'CUSTOMER' } });
    expect(await isLetIn(who)).toBe(false);
    await db.prisma.account.update({ where: { id: accountId }, data: { role: 'STAFF' } });
    const shopper = newVisitor(db);
    await signIn(shopper, own);
    await act(shopper, 'changePassword', { password, newPassword: 'harbour lantern forty' });
    expect(await isLetIn(who)).toBe(false);
  });

  it('requires re-authentication for sensitive actions after ten minutes', async () => {
    const { who, secret } = await openStaff(db, 'ADMINISTRATOR');
    const renew = () => act(who, 'adminRenewRecoveryCodes', {}, 'recoveryCodes');
    who.at(later(9));
    expect((await renew()).recoveryCodes).toHaveLength(10);
    who.at(later(10));
    expect(await renew()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await stepUp(who, { password: 'wrong password' })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await stepUp(who, { code: '000000' })).toMatchObject({ code: 'WRONG_CODE' });
    expect(await stepUp(who, {})).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await renew()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect(await stepUp(who, { code: totpCode(secret, later(10)) })).toMatchObject({ adminViewer: { isSteppedUp: true } });
    expect((await renew()).recoveryCodes).toHaveLength(10);
    who.at(later(25));
    expect(await stepUp(who, { password })).toMatchObject({ adminViewer: { isSteppedUp: true } });
    expect((await renew()).recoveryCodes).toHaveLength(10);
  });
});

describe('[F137] permissions', () => {
  it('are those granted to staff, and all for administrators', async () => {
    const [orders, subscribers, administrator] = [
      await openStaff(db, 'STAFF', ['ORDERS']),
      await openStaff(db, 'STAFF', ['SUBSCRIBERS', 'CONTENT']),
      await openStaff(db, 'ADMINISTRATOR'),
    ];
    expect(await Promise.all([orders, subscribers, administrator].map(({ who }) => isLetIn(who)))).toEqual([true, false, true]);
    expect(await viewerOf(subscribers.who)).toMatchObject({ rights: ['SUBSCRIBERS', 'CONTENT'] });
    expect((await viewerOf(administrator.who)) as object).toMatchObject({
      rights: expect.arrayContaining(['ORDERS', 'SETTINGS', 'REPORTS']) as string[],
    });
  });
});
