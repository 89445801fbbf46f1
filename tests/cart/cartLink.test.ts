import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { emptyDb, freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { shopper } from '../orders/checkoutDocuments.ts';

// [I55] Links that move a cart to the browser of the person who pays.

let db: Db;
beforeAll(async () => void (db = await freshDb()));
afterEach(() => emptyDb(db));

interface Result {
  code?: string;
  message?: string;
  reason?: string;
  url: string;
  expiresAt: string;
  cart: { itemCount: number };
  rest: { name: string; quantity: number }[];
}

async function create(who: Visitor): Promise<Result> {
  const document = `mutation { result: createCartLink(input: {}) { ... on CreateCartLinkPayload { url expiresAt } ... on UserError { code message } } }`;
  return (await who.query<{ result: Result }>(document)).result;
}

const keyOf = ({ url }: Result) => new URL(url, 'http://shop').searchParams.get('key') ?? '';

async function open(who: Visitor, key: string): Promise<Result> {
  const document = `mutation ($key: String!) { result: openCartLink(input: { key: $key }) {
    ... on OpenCartLinkPayload { cart { itemCount } rest { name quantity } } ... on UserError { code message } ... on CartLinkError { reason } } }`;
  return (await who.query<{ result: Result }>(document, { key })).result;
}

interface Shown {
  fault: string | null;
  lines: { name: string; quantity: number; id: string }[];
  subtotal: { amount: number } | null;
}

async function read(who: Visitor, key: string): Promise<Shown> {
  const document = 'query ($key: String!) { cartLink(key: $key) { fault subtotal { amount } lines { id name quantity } } }';
  return (await who.query<{ cartLink: Shown }>(document, { key })).cartLink;
}

const countOf = async (who: Visitor) =>
  (await who.query<{ viewer: { cart: { itemCount: number } | null } }>('{ viewer { cart { itemCount } } }')).viewer.cart?.itemCount ?? 0;

const inMinutes = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

test('[I55] reading a link shows the goods and changes nothing; opening it moves them once', async () => {
  const { id } = await makeProduct(db, { name: 'Mug', regularPriceMinor: 1_200 });
  const from = await shopper(db, { [id]: 2 });
  const link = await create(from);
  expect([link.url, link.expiresAt]).toEqual([expect.stringMatching(/^\/cart\/open\/\?key=[\w.-]+$/), inMinutes(60).toISOString()]);
  const [to, thief] = [newVisitor(db), newVisitor(db)];
  for (let time = 0; time < 2; time += 1)
    expect(await read(to, keyOf(link))).toMatchObject({ fault: null, subtotal: { amount: 2_400 }, lines: [{ name: 'Mug', quantity: 2 }] });
  expect([await countOf(from), await countOf(to)]).toEqual([2, 0]);

  expect(await open(to, keyOf(link))).toMatchObject({ cart: { itemCount: 2 } });
  expect([await countOf(from), await countOf(to)]).toEqual([0, 2]);
  const used = { code: 'CART_LINK', reason: 'USED', message: 'This link has already been used.' };
  expect(await open(thief, keyOf(link))).toMatchObject(used);
  // Also once the first cart has goods again.
  await from.query(`mutation { addToCart(input: { productId: "${globalId('Product', id)}" }) { __typename } }`);
  expect(await open(thief, keyOf(link))).toMatchObject(used);
  expect(await read(thief, keyOf(link))).toMatchObject({ fault: 'USED', lines: [], subtotal: null });
  expect([await countOf(from), await countOf(thief)]).toEqual([1, 0]);
});

test('[I55] what a browser already has in its cart stays', async () => {
  const [mug, pan] = [await makeProduct(db), await makeProduct(db)];
  const [from, to] = [await shopper(db, { [mug.id]: 1, [pan.id]: 1 }), await shopper(db, { [mug.id]: 3 })];
  expect(await open(to, keyOf(await create(from)))).toMatchObject({ cart: { itemCount: 5 } });
  expect(await open(to, keyOf(await create(to)))).toMatchObject({ cart: { itemCount: 5 } });
});

test('[I55] two browsers at once: one of them gets the goods', async () => {
  const { id } = await makeProduct(db);
  const key = keyOf(await create(await shopper(db, { [id]: 1 })));
  const both = [newVisitor(db), newVisitor(db)];
  const results = await Promise.all(both.map((who) => open(who, key)));
  expect(results.filter(({ cart }) => cart?.itemCount === 1)).toHaveLength(1);
  expect(results.filter(({ reason }) => reason === 'USED')).toHaveLength(1);
});

test('[I55] several links to one cart at once: only one of them is reported as opened', async () => {
  const [mug, pan] = [await makeProduct(db), await makeProduct(db)];
  const from = await shopper(db, { [mug.id]: 1 });
  const keys: string[] = [];
  const browsers: Visitor[] = [];
  for (let link = 0; link < 4; link += 1) {
    keys.push(keyOf(await create(from)));
    browsers.push(await shopper(db, { [pan.id]: 1 }));
  }
  const results = await Promise.all(browsers.map((who, place) => open(who, keys[place] ?? '')));
  expect(results.filter(({ cart }) => cart?.itemCount === 2)).toHaveLength(1);
  expect(results.filter(({ reason }) => reason === 'USED')).toHaveLength(3);
});

test('[I55] forged, foreign, expired and empty links move nothing', async () => {
  const { id } = await makeProduct(db);
  const from = await shopper(db, { [id]: 1 });
  const key = keyOf(await create(from));
  const [visitorId = '', expires = '', nonce = '', signature = ''] = key.split('.');
  const forged = [
    '',
    'x',
    key.slice(0, -1),
    `${key}A`,
    `${key}.A`,
    '\u{1F600}'.repeat(500),
    [Number(visitorId) + 1, expires, nonce, signature].join('.'),
    [visitorId, Number(expires) + 1, nonce, signature].join('.'),
    [visitorId, expires, 'A'.repeat(22), signature].join('.'),
    [visitorId, expires, nonce, 'A'.repeat(43)].join('.'),
  ];
  const to = newVisitor(db);
  for (const wrong of forged) {
    expect(await open(to, wrong)).toMatchObject({ code: 'CART_LINK', reason: 'UNKNOWN' });
    expect(await read(to, wrong)).toEqual({ fault: 'UNKNOWN', lines: [], subtotal: null });
  }
  const later = newVisitor(db, { now: inMinutes(61) });
  expect(await open(later, key)).toMatchObject({ reason: 'EXPIRED' });
  expect((await read(later, key)).fault).toBe('EXPIRED');
  expect(await countOf(from)).toBe(1);
  // No visitor was created for refusals.
  expect(await db.prisma.visitor.count()).toBe(1);
  expect(await create(to)).toMatchObject({ code: 'NOT_FOUND', message: 'The cart is empty. Add an item first.' });
  await db.prisma.cartLine.deleteMany();
  expect(await create(from)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await open(to, key)).toMatchObject({ reason: 'USED' });
});

test('[I55] what doesn’t fit into a full cart is named and stays in the cart of the link', async () => {
  const most = 100;
  const own: Record<number, number> = {};
  for (let line = 1; line < most; line += 1) own[(await makeProduct(db)).id] = 1;
  const shared = await makeStocked(db, 3, { name: 'Lamp' });
  const [mug, pan] = [await makeProduct(db, { name: 'Mug' }), await makeProduct(db, { name: 'Pan' })];
  const to = await shopper(db, own);
  const from = await shopper(db, { [mug.id]: 2, [pan.id]: 4 });
  const key = keyOf(await create(from));
  expect(await open(to, key)).toMatchObject({ cart: { itemCount: 101 }, rest: [{ name: 'Pan', quantity: 4 }] });
  expect(await countOf(from)).toBe(4);
  expect(await open(to, key)).toMatchObject({ reason: 'USED' });

  // Nothing fits: nothing is lost, and the link can be opened after something was removed.
  const second = keyOf(await create(from));
  expect(await open(to, second)).toMatchObject({ cart: { itemCount: 101 }, rest: [{ name: 'Pan', quantity: 4 }] });
  expect([await countOf(from), await read(newVisitor(db), second)]).toMatchObject([4, { fault: null, lines: [{ name: 'Pan' }] }]);
  await db.prisma.cartLine.deleteMany({ where: { productId: mug.id } });
  expect(await open(to, second)).toMatchObject({ cart: { itemCount: 103 }, rest: [] });
  expect(await countOf(from)).toBe(0);

  // More of an item than there is in stock.
  const [some, more] = [await shopper(db, { [shared.id]: 2 }), await shopper(db, { [shared.id]: 2 })];
  expect(await open(some, keyOf(await create(more)))).toMatchObject({ cart: { itemCount: 3 }, rest: [{ name: 'Lamp', quantity: 1 }] });
  expect([await countOf(some), await countOf(more)]).toEqual([3, 1]);
});
