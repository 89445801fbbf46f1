import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shopSchema } from '../../server/api/schema.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { details } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';
import { postGraphql, testApp, type TestApp } from './testApp.ts';

// The header Idempotency-Key of the Shop API.

let db: Db;
let shop: TestApp;
let mug = '';
let token = '';
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
beforeEach(async () => {
  await freshDb();
  mug = globalId('Product', (await makeStocked(db, 50)).id);
  token = (await add('first-of-all', '')).token;
});
afterAll(() => shop.app.close());

const once = 'key-of-one-request';
const addDocument = `mutation ($input: AddToCartInput!) { result: addToCart(input: $input) { __typename
  ... on AddToCartPayload { cart { itemCount } } ... on UserError { code } } }`;

async function send(query: string, variables: object, key: string, bearer = token) {
  const headers = { 'idempotency-key': key, ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await postGraphql(shop.app, { query, variables }, headers);
  const { data, errors } = answer.json<{
    data?: { result: Record<string, unknown> };
    errors?: { extensions: { code: string } }[];
  }>();
  const isReplayed = answer.headers['idempotent-replayed'] === 'true';
  const fresh = String(answer.headers['x-visitor-token'] ?? '');
  return { status: answer.statusCode, result: data?.result, code: errors?.[0]?.extensions.code, isReplayed, token: fresh };
}

const add = (key: string, bearer = token, quantity = 1) => send(addDocument, { input: { productId: mug, quantity } }, key, bearer);
const counts = async () => (await db.prisma.cartLine.findMany({ orderBy: { id: 'asc' } })).map(({ quantity }) => quantity);

describe('[I16] a repeated mutation of the Shop API', () => {
  it('changes the cart once, also when many arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => add(once, token, 2)));
    expect(await counts()).toEqual([3]);
    for (const { status, code } of answers.filter(({ status: found }) => found !== 200))
      expect([status, code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    expect(await add(once, token, 2)).toMatchObject({ status: 200, isReplayed: true, result: { cart: { itemCount: 3 } } });
    expect(await counts()).toEqual([3]);
  });

  it('is a conflict with other content', async () => {
    await add(once);
    expect(await add(once, token, 5)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_CONFLICT' });
    expect(await counts()).toEqual([2]);
  });

  it('is another request of another visitor, and one of each new visitor', async () => {
    await add(once);
    const other = await add(once, '');
    expect(other).toMatchObject({ isReplayed: false, result: { cart: { itemCount: 1 } } });
    expect((await add(once, '')).token).not.toBe(other.token);
    expect(await add(once, other.token)).toMatchObject({ isReplayed: false, result: { cart: { itemCount: 2 } } });
    expect(await counts()).toEqual([2, 2, 1]);
  });

  it('places an order once', async () => {
    const order = `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename
      ... on PlaceOrderPayload { order { number } } ... on UserError { code message } } }`;
    const input = details();
    const first = await send(order, { input }, once);
    expect(first.result).toMatchObject({ __typename: 'PlaceOrderPayload' });
    expect(await send(order, { input }, once)).toEqual({ ...first, isReplayed: true });
    expect(await db.prisma.order.count()).toBe(1);
    expect((await db.prisma.idempotentRequest.findMany()).every(({ answer }) => answer?.startsWith('sealed:v1:'))).toBe(true);
  });

  it('stays free after an expected error', async () => {
    expect((await add(once, token, 999)).result).toMatchObject({ code: expect.any(String) });
    expect(await add(once)).toMatchObject({ isReplayed: false, result: { cart: { itemCount: 2 } } });
  });
});

describe('[I16] Idempotency-Key in the Shop API', () => {
  it('is refused for other mutations, and ignored by queries', async () => {
    const signOut = 'mutation { result: signOut(input: {}) { __typename } }';
    expect(await send(signOut, {}, once)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_NOT_SUPPORTED' });
    expect(await add('short')).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_INVALID' });
    expect(await send('{ result: shopSettings { __typename } }', {}, once)).toMatchObject({ status: 200, isReplayed: false });
    expect(await counts()).toEqual([1]);
  });

  it('is for no mutation that shows a secret or changes the session', async () => {
    const refused: string[] = [];
    const shown: string[] = [];
    for (const [name, field] of Object.entries(shopSchema.getMutationType()?.getFields() ?? {})) {
      const { code } = await send(`mutation { result: ${name} { __typename } }`, {}, once);
      if (code === 'IDEMPOTENCY_NOT_SUPPORTED') refused.push(name);
      else {
        const union = getNamedType(field.type);
        const members = isUnionType(union) ? union.getTypes() : [union];
        const names = members.flatMap((member) => (isObjectType(member) ? Object.keys(member.getFields()) : []));
        shown.push(...names.filter((one) => /secret|token|password|session/i.test(one)));
      }
    }
    expect(shown).toEqual([]);
    expect(refused).toEqual(expect.arrayContaining(['signIn', 'register', 'exportMyData', 'createCartLink', 'deleteMyAccount']));
  });
});
