import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/foundation/accounts/mails/__generated__/messages.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { act, isSignedIn, makeAccount, password, signIn } from './accountDocuments.ts';
import { sendAccountMails, tokenIn } from './mailbox.ts';
import { globalId } from '../../shared/globalId.ts';

const t = messages.en;

let db: Db;
let ada: Visitor;
let phone: Visitor;

beforeEach(async () => {
  db = await freshDb();
  await makeAccount(db);
  await makeAccount(db, { email: 'bob@example.com' });
  const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
  ada = newVisitor(db, { userAgent: firefox });
  phone = newVisitor(db, { userAgent: 'curl/8.5', address: '2001:db8:1:2::/64' });
  for (const who of [ada, phone]) await signIn(who);
});

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const emailOf = async (who: Visitor) =>
  (await who.query<{ viewer: { account: { email: string } | null } }>('{ viewer { account { email } } }')).viewer.account?.email;

interface Session {
  databaseId: number;
  id: string;
  device: string;
  network: string;
  isCurrent: boolean;
}
const sessionsOf = async (who: Visitor) =>
  (
    await who.query<{ viewer: { account: { sessions: Session[] } } }>(
      '{ viewer { account { sessions { id databaseId device network isCurrent seenAt signedInAt } } } }',
    )
  ).viewer.account.sessions;
const revoke = (who: Visitor, id: string) => act(who, 'revokeSession', { id });

describe('[F142] sessions', () => {
  it('are listed with their device, and can be ended individually or all except the current one', async () => {
    const sessions = await sessionsOf(ada);
    expect(sessions.map(({ device, network, isCurrent }) => [device, network, isCurrent])).toEqual([
      ['A program', '2001:db8:1::/48', false],
      ['Firefox on Windows', '192.0.2.0/24', true],
    ]);
    const [other, own] = sessions;
    expect(await revoke(ada, own?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await revoke(ada, other?.id ?? '')).toMatchObject({ __typename: 'RevokeSessionPayload' });
    expect([await isSignedIn(phone), await isSignedIn(ada)]).toEqual([false, true]);
    expect(await revoke(ada, other?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    const devices = [newVisitor(db), newVisitor(db)];
    for (const who of devices) await signIn(who);
    expect(await act(ada, 'revokeOtherSessions', {}, 'endedCount')).toMatchObject({ endedCount: 2 });
    expect(await Promise.all([...devices, ada].map(isSignedIn))).toEqual([false, false, true]);
  });

  it('of others can neither be ended nor seen', async () => {
    const bob = newVisitor(db);
    await signIn(bob, 'bob@example.com');
    const [session] = await sessionsOf(bob);
    const { homeId } = await db.prisma.visitor.findUniqueOrThrow({ where: { id: session?.databaseId } });
    for (const id of [session?.id ?? '', globalId('Session', homeId ?? 0)])
      expect(await revoke(ada, id)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await isSignedIn(bob)).toBe(true);
    for (const name of ['revokeOtherSessions']) expect(await act(newVisitor(db), name, {})).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});

describe('[F142] changing the password', () => {
  const change = (who: Visitor, given = password, newPassword = 'harbour lantern forty') =>
    act(who, 'changePassword', { password: given, newPassword });

  it('requires the current one, ends other sessions, and renews the token of this one', async () => {
    const before = ada.token();
    expect(await change(ada, 'wrong password')).toMatchObject({ code: 'WRONG_CREDENTIALS', path: ['input', 'password'] });
    expect(await change(ada, password, 'ada@example.com')).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'newPassword'] });
    expect(await change(ada)).toMatchObject({ __typename: 'ChangePasswordPayload' });
    expect([await isSignedIn(ada), await isSignedIn(phone), ada.token() === before]).toEqual([true, false, false]);
    expect(await isSignedIn(newVisitor(db, { token: before }))).toBe(false);
    expect(await signIn(newVisitor(db))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect((await sendAccountMails(db)).map(({ to, subject }) => [to, subject])).toEqual([['ada@example.com', t.yourPasswordWasChanged]]);
  });

  it('succeeds once when requested twice simultaneously', async () => {
    const answers = await Promise.all([change(ada), change(phone, password, 'another lantern fifty')]);
    expect(answers.map((answer) => answer.code ?? 'CHANGED').toSorted()).toEqual(['CHANGED', 'WRONG_CREDENTIALS']);
  });

  it('is throttled like sign-in', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => change(ada, 'wrong password')));
    expect(answers.filter(({ code }) => code === 'THROTTLED').length).toBe(15);
  });

  it('requires sign-in', async () => {
    expect(await change(newVisitor(db))).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });
});

describe('[F142] changing the email address', () => {
  const change = (who: Visitor, email: string) => act(who, 'changeEmail', { email, password }, 'email');
  const confirm = (who: Visitor, token: string) => act(who, 'confirmEmailChange', { token });

  it('takes effect once confirmed by the same account, and notifies the old address', async () => {
    expect(await change(ada, 'ada@new.example')).toEqual({ __typename: 'ChangeEmailPayload', email: 'ada@new.example' });
    const [mail] = await sendAccountMails(db);
    expect(mail).toMatchObject({ to: 'ada@new.example', subject: t.confirmYourNewEmailAddress });
    const token = tokenIn(mail);
    const bob = newVisitor(db);
    expect(await confirm(bob, token)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    await signIn(bob, 'bob@example.com');
    expect(await confirm(bob, token)).toMatchObject({ code: 'UNKNOWN_LINK' });
    expect([await emailOf(ada), await emailOf(bob)]).toEqual(['ada@example.com', 'bob@example.com']);
    expect(await confirm(phone, token)).toMatchObject({ __typename: 'ConfirmEmailChangePayload' });
    expect(await emailOf(ada)).toBe('ada@new.example');
    expect(await confirm(phone, token)).toMatchObject({ code: 'UNKNOWN_LINK' });
    expect((await sendAccountMails(db)).map(({ to, subject }) => [to, subject])).toEqual([
      ['ada@example.com', t.yourEmailAddressWasChanged],
    ]);
  });

  it('returns the same response for an address in use, whose owner is notified', async () => {
    expect(await change(ada, 'bob@example.com')).toEqual({ __typename: 'ChangeEmailPayload', email: 'bob@example.com' });
    const [mail] = await sendAccountMails(db);
    expect([mail?.to, mail?.subject, tokenIn(mail)]).toEqual(['bob@example.com', t.addressAlreadyHasAccount, '']);
  });

  it('fails with a link that has expired or been replaced, or for an address taken in the meantime', async () => {
    await change(ada, 'ada@new.example');
    const first = tokenIn((await sendAccountMails(db))[0]);
    await change(ada, 'ada@new.example');
    const second = tokenIn((await sendAccountMails(db))[0]);
    expect(await confirm(ada, first)).toMatchObject({ code: 'UNKNOWN_LINK' });
    ada.at(later(24 * 60));
    expect(await confirm(ada, second)).toMatchObject({ code: 'UNKNOWN_LINK' });
    ada.at(testNow);
    await makeAccount(db, { email: 'ada@new.example' });
    expect(await confirm(ada, second)).toMatchObject({ code: 'UNKNOWN_LINK' });
    expect(await emailOf(ada)).toBe('ada@example.com');
  });

  it('invalidates password reset links sent to the old address', async () => {
    await act(ada, 'requestPasswordReset', { email: 'ada@example.com' });
    const reset = tokenIn((await sendAccountMails(db))[0]);
    await change(ada, 'ada@new.example');
    await confirm(ada, tokenIn((await sendAccountMails(db))[0]));
    expect(await act(ada, 'resetPassword', { token: reset, password: 'harbour lantern forty' })).toMatchObject({ code: 'UNKNOWN_LINK' });
  });
});

describe('[F142] the address book', () => {
  const address = { firstName: 'Ada', lastName: 'Byron', address1: 'Lindenstr. 1', postcode: '10115', city: 'Berlin', country: 'DE' };
  const save = (who: Visitor, more: object = {}) => act(who, 'id' in more ? 'updateAddress' : 'createAddress', { ...address, ...more });
  const remove = (who: Visitor, id: string) => act(who, 'deleteAddress', { id });
  const bookOf = async (who: Visitor) =>
    (
      await who.query<{
        viewer: { account: { addresses: { id: string; city: string; isDefault: boolean; country: { name: string } }[] } };
      }>('{ viewer { account { addresses { id city isDefault country { name } } } } }')
    ).viewer.account.addresses;
  const cities = async (who: Visitor) => (await bookOf(who)).map(({ city, isDefault }) => `${city}${isDefault ? '*' : ''}`);

  it('creates, updates and deletes addresses, with one default', async () => {
    for (const city of ['Berlin', 'Bonn', 'Bremen']) await save(ada, { city });
    expect(await cities(phone)).toEqual(['Berlin*', 'Bremen', 'Bonn']);
    const [berlin, bremen] = await bookOf(ada);
    await save(ada, { id: bremen?.id, city: 'Bremerhaven', isDefault: true });
    expect(await cities(ada)).toEqual(['Bremerhaven*', 'Bonn', 'Berlin']);
    await remove(ada, bremen?.id ?? '');
    expect(await cities(ada)).toEqual(['Bonn*', 'Berlin']);
    expect(await remove(ada, bremen?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    for (const id of ['1', globalId('Session', 1), globalId('SavedAddress', 0)])
      expect(await remove(ada, id)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'id'] });
    const bob = newVisitor(db);
    await signIn(bob, 'bob@example.com');
    expect(await remove(bob, berlin?.id ?? '')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await save(bob, { id: berlin?.id })).toMatchObject({ code: 'NOT_FOUND' });
    expect([await cities(bob), await cities(ada)]).toEqual([[], ['Bonn*', 'Berlin']]);
  });

  it('changes the default address by id, the owner’s only', async () => {
    for (const city of ['Berlin', 'Bonn']) await save(ada, { city });
    const [, bonn] = await bookOf(ada);
    const choose = (who: Visitor) => act(who, 'setDefaultAddress', { id: bonn?.id ?? '' });
    for (let times = 0; times < 2; times += 1) {
      expect(await choose(ada)).toMatchObject({ __typename: 'SetDefaultAddressPayload' });
      expect(await cities(ada)).toEqual(['Bonn*', 'Berlin']);
    }
    const bob = newVisitor(db);
    await signIn(bob, 'bob@example.com');
    expect(await choose(bob)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await choose(newVisitor(db))).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
  });

  it('validates addresses like checkout and is limited in size, also under concurrent requests', async () => {
    expect(await save(ada, { postcode: 'x' })).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'postcode'] });
    expect(await save(newVisitor(db))).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    const answers = await Promise.all(Array.from({ length: 22 }, () => save(ada)));
    expect(answers.filter(({ code }) => code === 'ADDRESS_BOOK_FULL')).toHaveLength(2);
    expect((await bookOf(ada)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});
