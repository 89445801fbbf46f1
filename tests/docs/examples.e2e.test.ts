import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../server/foundation/accounts/passwords.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { preparedDemoShop, signedInToken } from '../support/preparedShop.ts';

// Each file of docs/examples is an operation that an integrator can send to the demo shop unchanged, and that returns its payload. The test
// only fills in values that no file can know: the secret key of an order or a list. Files that belong together are sent in order.

const directory = 'docs/examples';
const ada = 'ada@example.com';

let shop: Awaited<ReturnType<typeof preparedDemoShop>>;
let admin = '';
let administrator = '';
beforeAll(async () => {
  shop = await preparedDemoShop(async (db) => {
    const passwordHash = await hashPassword('violet tractor meadow');
    await db.prisma.account.create({ data: { email: ada, name: 'Ada', passwordHash, emailVerifiedAt: new Date() } });
    admin = (await adminWithSession(db, { isSteppedUp: true })).token;
    administrator = await signedInToken(db);
  });
});
afterAll(() => shop.stop());

interface Answer {
  data?: Record<string, Record<string, unknown> | null>;
  errors?: { message: string }[];
}

/** A client that sends operations, and uses the token returned by the shop. */
function program(token = '', api = '/graphql') {
  let shown = token;
  return async function send(query: string, variables: object): Promise<Answer> {
    const response = await fetch(`${shop.url}${api}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(shown ? { authorization: `Bearer ${shown}` } : {}) },
      body: JSON.stringify({ query, variables }),
    });
    const [cookie] = response.headers.getSetCookie().filter((line) => line.startsWith('sid='));
    if (cookie) shown = /^sid=([^;]*)/.exec(cookie)?.[1] ?? shown;
    return (await response.json()) as Answer;
  };
}

const variablesFile = (name: string) => path.join(directory, `${name}.variables.json`);
function variablesOf(name: string): { input?: object } {
  return existsSync(variablesFile(name)) ? (JSON.parse(readFileSync(variablesFile(name), 'utf8')) as object) : {};
}

type Send = ReturnType<typeof program>;

/**
 * Sends the example.
 * @returns the response, which must have no errors and a payload that isn't null
 */
async function expectReached(send: Send, name: string, variables: object = variablesOf(name)): Promise<Record<string, unknown>> {
  const query = readFileSync(path.join(directory, `${name}.graphql`), 'utf8');
  const { data, errors } = await send(query, variables);
  expect(errors, name).toBeUndefined();
  const [root] = Object.values(data ?? {});
  if (!root) throw new Error(`${name} is answered with null`);
  expect(/^mutation/m.test(query) ? String(root.__typename) : 'Payload', name).toMatch(/Payload$/);
  // Neither an error further down, nor a null in a list or in place of a quote.
  expect(JSON.stringify(data), name).not.toMatch(/"__typename":"\w+Error"|"quote":null|[[,]null[,\]]/);
  for (const empty of [{ totalCount: 0 }, { cart: null }, { account: null }]) expect(root, name).not.toMatchObject(empty);
  return root;
}

async function expectInOrder(send: Send, names: string[]): Promise<void> {
  for (const name of names) await expectReached(send, name);
}

const linkOf = (placed: Record<string, unknown>) => {
  const { number, url } = placed.order as { number: number; url: string };
  return { number, key: new URL(url, shop.url).searchParams.get('key') ?? '' };
};

/** Examples whose responses depend on previous ones, or on the viewer. */
const stories: Record<string, string[]> = {
  cart: ['addToCart', 'cart', 'quote', 'applyCoupon', 'removeCoupon', 'updateCartLine', 'removeCartLine'],
  order: ['placeOrder', 'order', 'findOrder', 'orders', 'refundOrder', 'cancelOrder'],
  lists: ['addToCompare', 'compareList', 'removeFromCompare', 'addToWishlist', 'wishlist', 'sharedWishlist', 'removeFromWishlist'],
  account: ['register', 'requestPasswordReset', 'signIn', 'account', 'setNewsletterSubscription'],
  administrator: ['dismissComingSoonBanner'],
  metadata: ['createMetafieldDefinition', 'setMetafields'],
};
const inStories = new Set(Object.values(stories).flat());
const alone = readdirSync(directory).flatMap((file) => {
  const name = /^(\w+)\.graphql$/.exec(file)?.[1];
  return name && !inStories.has(name) ? [name] : [];
});

test.each(alone)('the example %s returns its payload', async (name) => {
  await expectReached(program(), name);
});

const errors = readdirSync(`${directory}/errors`).map((file) => file.replace('.graphql', ''));

test.each(errors)('[I26] the example of the error %s returns it', async (code) => {
  const answer = await program()(readFileSync(`${directory}/errors/${code}.graphql`, 'utf8'), {});
  expect(answer).toMatchObject({ data: { result: { code } } });
});

test('the cart examples return their payloads', async () => {
  await expectInOrder(program(), stories.cart ?? []);
});

test('the order examples return their payloads', async () => {
  const [shopper, staff] = [program(), program(admin, '/admin/graphql')];
  await expectReached(shopper, 'addToCart');
  const link = linkOf(await expectReached(shopper, 'placeOrder'));
  await expectReached(program(), 'order', link);
  await expectReached(program(), 'findOrder');
  const { orderId } = variablesOf('refundOrder').input as { orderId: string };
  const paid = 'mutation ($input: OrderIdInput!) { markOrderPaid(input: $input) { __typename ... on UserError { message } } }';
  expect(await staff(paid, { input: { orderId } })).toMatchObject({ data: { markOrderPaid: { __typename: 'MarkOrderPaidPayload' } } });
  await expectInOrder(staff, ['orders', 'refundOrder']);
  const again = program();
  await expectReached(again, 'addToCart');
  const other = { input: { ...variablesOf('placeOrder').input, idempotencyKey: 'another order' } };
  const second = linkOf(await expectReached(again, 'placeOrder', other));
  await expectReached(program(), 'cancelOrder', { input: { ...variablesOf('cancelOrder').input, ...second } });
});

test('the compare list and wishlist examples return their payloads', async () => {
  const send = program();
  await expectInOrder(send, ['addToCompare', 'compareList', 'removeFromCompare', 'addToWishlist', 'wishlist']);
  const share = `mutation { shareWishlist(input: { isShared: true }) { ... on ShareWishlistPayload { viewer { wishlist { shareUrl } } } } }`;
  const { data } = await send(share, {});
  const key = /[\w-]{32}/.exec(JSON.stringify(data))?.[0];
  await expectReached(program(), 'sharedWishlist', { key });
  await expectReached(send, 'removeFromWishlist');
});

test('the account examples return their payloads', async () => {
  await expectInOrder(program(), stories.account ?? []);
  await expectReached(program(administrator), 'dismissComingSoonBanner');
});

test('[I25] the examples of custom fields return their payloads', async () => {
  await expectInOrder(program(admin, '/admin/graphql'), stories.metadata ?? []);
});
