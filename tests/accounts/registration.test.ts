import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/foundation/accounts/mails/__generated__/messages.ts';
import { removeOldSessions } from '../../server/foundation/accounts/oldSessions.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { act, isSignedIn, makeAccount, password, signIn } from './accountDocuments.ts';
import { sendAccountMails, tokenIn } from './mailbox.ts';

const t = messages.en;

let db: Db;
let ada: Visitor;

beforeEach(async () => {
  db = await freshDb();
  ada = newVisitor(db);
});

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const email = 'ada@example.com';
const register = (who: Visitor, input: object = {}) => act(who, 'register', { email, password, name: 'Ada', ...input }, 'email');
const verify = (who: Visitor, token: string, given?: string) =>
  act(who, 'verifyEmail', { token, password: given }, 'viewer { isSignedIn } merged { cart compared wished }');
const resend = (who: Visitor, to = email) => act(who, 'resendVerification', { email: to }, 'email');
const requestReset = (who: Visitor, to = email) => act(who, 'requestPasswordReset', { email: to }, 'email');
const reset = (who: Visitor, token: string, given = 'harbour lantern forty') => act(who, 'resetPassword', { token, password: given });

describe('[F142] registration', () => {
  it('creates the account once the emailed link is used, and signs in the same browser', async () => {
    expect(await register(ada, { email: ' Ada@EXAMPLE.com' })).toEqual({ __typename: 'RegisterPayload', email });
    expect([await db.prisma.account.count(), (await signIn(ada)).code]).toEqual([0, 'WRONG_CREDENTIALS']);
    const [mail] = await sendAccountMails(db);
    expect(mail).toMatchObject({ to: email, subject: t.confirmYourEmailAddress });
    const token = tokenIn(mail);
    expect(mail?.text).toContain(t.linkWorksOnce({ hours: 24 }));
    expect(mail?.text).toContain(`https://shop.example/account/verify/?token=${token}`);
    expect(await verify(ada, token)).toMatchObject({ __typename: 'VerifyEmailPayload', viewer: { isSignedIn: true } });
    expect(await ada.query('{ viewer { account { email name isEmailVerified role } } }')).toEqual({
      viewer: { account: { email, name: 'Ada', isEmailVerified: true, role: 'CUSTOMER' } },
    });
    expect(await verify(ada, token)).toMatchObject({ code: 'ALREADY_CONFIRMED' });
    expect(await signIn(newVisitor(db))).toMatchObject({ __typename: 'SignInPayload' });
  });

  it('returns the same response for an address in use, whose owner is notified by email', async () => {
    await makeAccount(db);
    const known = await register(ada);
    const unknown = await register(ada, { email: 'bob@example.com' });
    expect({ ...known, email: '' }).toEqual({ ...unknown, email: '' });
    const rows = await db.prisma.accountRequest.findMany({ orderBy: { id: 'asc' } });
    expect(rows.map(({ kind, tokenHash, accountId }) => [kind, tokenHash, accountId])).toEqual([
      ['REGISTER', null, null],
      ['REGISTER', null, null],
    ]);
    const mails = await sendAccountMails(db);
    expect(mails.map(({ subject }) => subject)).toEqual([t.youAlreadyHaveAnAccount, t.confirmYourEmailAddress]);
    expect(mails[0]?.text).not.toContain('token');
    expect(await db.prisma.accountRequest.count({ where: { email } })).toBe(0);
  });

  it('requires the password to be confirmed in another browser', async () => {
    const eve = newVisitor(db);
    await register(eve, { password: 'password of eve' });
    const token = tokenIn((await sendAccountMails(db))[0]);
    const phone = newVisitor(db);
    for (const given of [undefined, '', password]) expect(await verify(phone, token, given)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await db.prisma.account.count()).toBe(0);
    expect(await verify(phone, token, 'password of eve')).toMatchObject({ viewer: { isSignedIn: true } });
  });

  it('accepts a link for a day, and the first one used invalidates the others', async () => {
    await register(ada);
    await register(ada, { password: 'another one of hers' });
    const [first, second] = (await sendAccountMails(db)).map(tokenIn);
    ada.at(later(24 * 60));
    expect(await verify(ada, first ?? '')).toMatchObject({ code: 'UNKNOWN_LINK' });
    ada.at(later(24 * 60 - 1));
    expect(await verify(ada, second ?? '')).toMatchObject({ viewer: { isSignedIn: true } });
    expect(await verify(ada, first ?? '')).toMatchObject({ code: 'ALREADY_CONFIRMED' });
    expect(await signIn(newVisitor(db), email, 'another one of hers')).toMatchObject({ __typename: 'SignInPayload' });
  });

  it('resends the email with a new link, but only after a registration', async () => {
    await register(ada);
    const first = tokenIn((await sendAccountMails(db))[0]);
    const answers = [await resend(ada), await resend(ada, 'nobody@example.com')];
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, email: '' }))).size).toBe(1);
    const mails = await sendAccountMails(db);
    expect(mails).toHaveLength(1);
    expect(await verify(ada, first)).toMatchObject({ code: 'LINK_REPLACED' });
    expect(await verify(ada, tokenIn(mails[0]))).toMatchObject({ viewer: { isSignedIn: true } });
    expect(await db.prisma.accountRequest.count()).toBe(0);
  });

  it('isn’t intercepted by someone else registering the same address', async () => {
    const stranger = newVisitor(db, { address: '192.0.2.66' });
    const elsewhere = newVisitor(db, { address: '192.0.2.77' });
    await register(ada);
    await register(stranger, { password: 'seventeen quiet lanterns' });
    await sendAccountMails(db);
    await resend(ada);
    const again = tokenIn((await sendAccountMails(db))[0]);
    await resend(stranger);
    await sendAccountMails(db);
    await resend(elsewhere);
    const [mail] = await sendAccountMails(db);
    // The owner needs the password that they chose, in whichever browser they open the link.
    expect(await verify(newVisitor(db), tokenIn(mail), 'seventeen quiet lanterns')).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await verify(ada, again)).toMatchObject({ code: 'LINK_REPLACED' });
    expect(await verify(ada, tokenIn(mail))).toMatchObject({ viewer: { isSignedIn: true } });
  });

  it('reports whether a link was replaced or already used, for as long as it is stored', async () => {
    await register(ada);
    await register(ada);
    const [other = '', first = ''] = (await sendAccountMails(db)).map(tokenIn);
    await resend(ada);
    const newest = tokenIn((await sendAccountMails(db))[0]);
    expect(await reset(ada, first)).toMatchObject({ code: 'UNKNOWN_LINK' });
    expect(await verify(newVisitor(db), first, password)).toMatchObject({ code: 'LINK_REPLACED' });
    const answers = await Promise.all([verify(ada, newest), verify(newVisitor(db), newest, password)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['ALREADY_CONFIRMED', undefined]);
    for (const token of [other, first, newest])
      expect(await verify(newVisitor(db), token)).toMatchObject({
        code: 'ALREADY_CONFIRMED',
        message: 'Your email address is already confirmed. Sign in.',
      });
    expect(await verify(ada, 'a'.repeat(22))).toMatchObject({ code: 'UNKNOWN_LINK' });
    const stored = JSON.stringify(await db.prisma.spentLink.findMany());
    for (const secret of [email, other, first, newest]) expect(stored).not.toContain(secret);
    const days = 31;
    await removeOldSessions(db, later(days * 24 * 60));
    expect([await db.prisma.spentLink.count(), (await verify(ada, newest)).code]).toEqual([0, 'UNKNOWN_LINK']);
  });

  it('removes its links with the deleted account', async () => {
    await register(ada);
    const token = tokenIn((await sendAccountMails(db))[0]);
    await verify(ada, token);
    expect(await act(ada, 'deleteMyAccount', { password })).toMatchObject({ __typename: 'DeleteMyAccountPayload' });
    expect([await db.prisma.spentLink.count(), (await verify(ada, token)).code]).toEqual([0, 'UNKNOWN_LINK']);
  });

  it('assigns earlier orders with the same address to the account', async () => {
    for (const orderEmail of ['Ada@example.com', 'bob@example.com', 'ada@example.com'])
      await db.prisma.order.create({ data: plainOrder({ email: orderEmail }) });
    await register(ada);
    await verify(ada, tokenIn((await sendAccountMails(db))[0]));
    const { viewer } = await ada.query<{ viewer: { account: { orders: { totalCount: number; edges: { node: { email: string } }[] } } } }>(
      '{ viewer { account { orders(first: 5) { totalCount edges { node { email status total { amount } } } } } } }',
    );
    expect(viewer.account.orders.edges.map(({ node }) => node.email)).toEqual(['ada@example.com', 'Ada@example.com']);
    expect(viewer.account.orders.totalCount).toBe(2);
  });

  it.each([
    ['short', 'Use at least 10 characters'],
    ['password123!', 'too easy to guess'],
    ['ada@example.com1', 'name or address'],
    ['x'.repeat(201), 'at most 200'],
  ])('rejects the password %j', async (given, message) => {
    const answer = await register(ada, { password: given });
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'password'] });
    expect(answer.message).toContain(message);
    expect(await db.prisma.accountRequest.count()).toBe(0);
  });

  it('stores neither tokens nor passwords', async () => {
    await register(ada);
    const token = tokenIn((await sendAccountMails(db))[0]);
    const stored = JSON.stringify([
      await db.prisma.accountRequest.findMany(),
      await db.prisma.outbox.findMany(),
      await db.prisma.sentMail.findMany(),
    ]);
    for (const secret of [token, password, ada.token()]) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$v=19$m=47104,t=2,p=1$');
  });

  it('sends an email with a new link when retried, and only once', async () => {
    await register(ada);
    const refused = new Error('busy');
    await expect(sendAccountMails(db, { send: () => Promise.reject(refused), keeps: true })).rejects.toBe(refused);
    const [mail] = await sendAccountMails(db, { keeps: true });
    expect(await sendAccountMails(db, { keeps: true })).toEqual([]);
    expect(await verify(ada, tokenIn(mail))).toMatchObject({ viewer: { isSignedIn: true } });
  });
});

describe('[F142] a forgotten password', () => {
  beforeEach(() => makeAccount(db, { isVerified: false }));

  it('is replaced through an emailed link, which works once and ends all sessions', async () => {
    await signIn(ada);
    const guest = newVisitor(db);
    expect(await requestReset(guest)).toEqual({ __typename: 'RequestPasswordResetPayload', email });
    const [mail] = await sendAccountMails(db);
    expect(mail).toMatchObject({ subject: t.resetYourPassword, to: email });
    expect(mail?.text).toContain(t.linkWorksOnce({ hours: 1 }));
    expect(await reset(guest, tokenIn(mail), 'too short')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await isSignedIn(ada)).toBe(true);
    expect(await reset(guest, tokenIn(mail))).toMatchObject({ __typename: 'ResetPasswordPayload' });
    expect([await isSignedIn(ada), await isSignedIn(guest)]).toEqual([false, false]);
    expect(await reset(guest, tokenIn(mail))).toMatchObject({ code: 'UNKNOWN_LINK' });
    expect((await sendAccountMails(db)).map(({ subject }) => subject)).toEqual([t.yourPasswordWasChanged]);
    expect(await signIn(guest)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await signIn(guest, email, 'harbour lantern forty')).toMatchObject({ __typename: 'SignInPayload' });
    expect(await guest.query('{ viewer { account { isEmailVerified } } }')).toEqual({ viewer: { account: { isEmailVerified: true } } });
  });

  it('of an unknown address gets the same response and no email', async () => {
    const answers = [await requestReset(ada), await requestReset(ada, 'nobody@example.com')];
    expect(new Set(answers.map((answer) => JSON.stringify({ ...answer, email: '' }))).size).toBe(1);
    expect((await sendAccountMails(db)).map(({ to }) => to)).toEqual([email]);
    expect(await db.prisma.accountRequest.count({ where: { email: 'nobody@example.com' } })).toBe(0);
  });

  it('can be reset for an hour, with this kind of link only, until one is used', async () => {
    await requestReset(ada);
    await requestReset(ada);
    const [first, second] = (await sendAccountMails(db)).map(tokenIn);
    expect(await verify(ada, first ?? '')).toMatchObject({ code: 'UNKNOWN_LINK' });
    ada.at(later(60));
    expect(await reset(ada, first ?? '')).toMatchObject({ code: 'UNKNOWN_LINK' });
    ada.at(later(59));
    expect(await reset(ada, second ?? '')).toMatchObject({ __typename: 'ResetPasswordPayload' });
    expect(await reset(ada, first ?? '')).toMatchObject({ code: 'UNKNOWN_LINK' });
    for (const token of ['', 'x', 'a'.repeat(22), "' OR 1=1 --"]) expect(await reset(ada, token)).toMatchObject({ code: 'UNKNOWN_LINK' });
  });

  it('can’t be replaced by the email address, and the link remains valid', async () => {
    await requestReset(ada);
    const token = tokenIn((await sendAccountMails(db))[0]);
    expect(await reset(ada, token, email)).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await reset(ada, token)).code).toBeUndefined();
  });

  it('is set once when a link is used twice simultaneously', async () => {
    await requestReset(ada);
    const token = tokenIn((await sendAccountMails(db))[0]);
    const answers = await Promise.all(['harbour lantern one', 'harbour lantern two'].map((given) => reset(newVisitor(db), token, given)));
    expect(answers.map((answer) => answer.code ?? answer.__typename).toSorted()).toEqual(['ResetPasswordPayload', 'UNKNOWN_LINK']);
  });
});
