import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { act as actOnAccount, makeAccount, signIn, signOut } from '../accounts/accountDocuments.ts';
import { sendAccountMails, tokenIn } from '../accounts/mailbox.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { ordered } from './orderDocuments.ts';

// The account that a guest is offered on the page of an order.

const password = 'violet tractor meadow';
const day = 24 * 60 * 60 * 1_000;

let db: Db;
let guest: Visitor;
let link: { number: number; key: string };

beforeEach(async () => {
  db = await freshDb();
  const placed = await ordered(db, { paymentMethod: 'BANK_TRANSFER', paymentToken: null, email: 'Ada@Example.com' });
  guest = placed.visitor;
  link = { number: placed.order.number, key: new URL(placed.order.url, 'https://shop.example').searchParams.get('key') ?? '' };
});

const mutation = `mutation ($input: RegisterWithOrderInput!) { result: registerWithOrder(input: $input) { __typename
  ... on RegisterWithOrderPayload { email } ... on UserError { code message path } ... on InvalidInputError { issues { path message } } } }`;
const register = async (who: Visitor, changes: object = {}) =>
  (await who.query<{ result: Record<string, unknown> }>(mutation, { input: { ...link, password, ...changes } })).result;

async function isOffered(who: Visitor): Promise<boolean> {
  const document = 'query ($number: Int!, $key: String!) { order(number: $number, key: $key) { offersAccount } }';
  return (await who.query<{ order: { offersAccount: boolean } }>(document, link)).order.offersAccount;
}

const notFound = { code: 'NOT_FOUND', path: ['input'] };

describe('[I79] a guest creates an account for their order', () => {
  it('with a password only; once the email is confirmed, the order is in the account', async () => {
    expect(await isOffered(guest)).toBe(true);
    expect(await register(guest)).toEqual({ __typename: 'RegisterWithOrderPayload', email: 'ada@example.com' });
    expect(await db.prisma.account.count()).toBe(0);
    const [mail] = await sendAccountMails(db);
    expect(mail?.to).toBe('ada@example.com');
    expect(await actOnAccount(guest, 'verifyEmail', { token: tokenIn(mail) })).toMatchObject({ __typename: 'VerifyEmailPayload' });
    const { viewer } = await guest.query<{ viewer: object }>(
      '{ viewer { account { email name orders(first: 2) { edges { node { number } } } } } }',
    );
    expect(viewer).toEqual({
      account: { email: 'ada@example.com', name: 'Ada Byron', orders: { edges: [{ node: { number: link.number } }] } },
    });
    // Signed in, there is nothing to offer.
    expect(await isOffered(guest)).toBe(false);
    expect(await register(guest)).toMatchObject(notFound);
  });

  it('may have a name that is longer than that of an account', async () => {
    // The first 100 UTF-16 units end in the middle of the last character.
    const names = { firstName: 'A'.repeat(98), lastName: '😀'.repeat(50) };
    await db.prisma.order.update({ where: { number: link.number }, data: names });
    expect(await register(guest)).toMatchObject({ __typename: 'RegisterWithOrderPayload' });
    expect(await db.prisma.accountRequest.findFirstOrThrow()).toMatchObject({ name: 'A'.repeat(98) });
  });

  it('is offered it for a cancelled order too, but not once another account was signed in to in the browser', async () => {
    await db.prisma.order.update({ where: { number: link.number }, data: { status: 'CANCELLED' } });
    expect(await isOffered(guest)).toBe(true);
    await makeAccount(db, { email: 'bob@example.com' });
    await signIn(guest, 'bob@example.com');
    expect(await isOffered(guest)).toBe(false);
    await signOut(guest);
    expect(await isOffered(guest)).toBe(false);
    expect(await register(guest)).toMatchObject(notFound);
  });

  it('never lets another browser confirm the email without the password that was chosen', async () => {
    await register(guest);
    const [mail] = await sendAccountMails(db);
    // The owner of an address that somebody else ordered with opens the link.
    const owner = newVisitor(db);
    expect(await actOnAccount(owner, 'verifyEmail', { token: tokenIn(mail) })).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await db.prisma.account.count()).toBe(0);
  });

  it('gets the same response for an address with an account; only the email differs', async () => {
    const whenNew = await register(guest);
    await db.prisma.accountRequest.deleteMany();
    await db.prisma.outbox.deleteMany({ where: { name: 'account-mail' } });
    await makeAccount(db, { email: 'ada@example.com' });
    expect(await isOffered(guest)).toBe(true);
    expect(await register(guest)).toEqual(whenNew);
    const [mail] = await sendAccountMails(db);
    expect(tokenIn(mail)).toBe('');
    expect(await db.prisma.account.count()).toBe(1);
  });

  it('must choose a password that fits the rules', async () => {
    for (const bad of ['', 'short', 'password123', 'ada@example.com', 'x'.repeat(201)])
      expect(await register(guest, { password: bad }), bad).toMatchObject({
        __typename: 'InvalidInputError',
        issues: [{ path: ['input', 'password'] }],
      });
    expect(await db.prisma.accountRequest.count()).toBe(0);
  });

  it('is not offered to others who have the link, to other customers, or without the key', async () => {
    const stranger = newVisitor(db);
    await makeAccount(db, { email: 'bob@example.com' });
    const member = newVisitor(db);
    await signIn(member, 'bob@example.com');
    for (const who of [stranger, member]) {
      expect(await isOffered(who)).toBe(false);
      expect(await register(who)).toMatchObject(notFound);
    }
    for (const wrong of [{ key: 'a'.repeat(32) }, { key: '' }, { number: 0 }, { number: link.number + 1 }])
      expect(await register(guest, wrong)).toMatchObject(notFound);
    expect(await db.prisma.accountRequest.count()).toBe(0);
  });

  it('is offered for seven days, and never for an erased order', async () => {
    guest.at(new Date(testNow.getTime() + 7 * day - 1));
    expect(await isOffered(guest)).toBe(true);
    guest.at(new Date(testNow.getTime() + 7 * day));
    expect(await isOffered(guest)).toBe(false);
    expect(await register(guest)).toMatchObject(notFound);
    guest.at(testNow);
    await db.prisma.order.update({ where: { number: link.number }, data: { email: '' } });
    expect(await register(guest)).toMatchObject(notFound);
    expect(await db.prisma.accountRequest.count()).toBe(0);
  });

  it('counts with the emails of registrations: five per hour', async () => {
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) codes.push((await register(guest)).code);
    expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, 'THROTTLED']);
    expect(await actOnAccount(guest, 'register', { email: 'ada@example.com', password }, 'email')).toMatchObject({ code: 'THROTTLED' });
  });
});
