import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart, cartOf } from '../cart/cartDocuments.ts';
import { details, detailsFor, place, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { boxes, choose, makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// The gate for external shops (rows 48 to 50), through the API.

let db: Db;
let shops: { de: number; at: number };
let ids: { here: number; pan: number; pot: number; cup: number };
beforeEach(async () => {
  db = await freshDb();
  const marketplaceId = await makeMarketplace(db);
  shops = { de: await makeExternalShop(db, marketplaceId), at: await makeExternalShop(db, marketplaceId, { country: 'AT', position: 1 }) };
  ids = {
    here: (await makeProduct(db, { regularPriceMinor: 2_000 })).id,
    pan: (await makeExternal(db, shops.de, 'PAN', { regularPriceMinor: 3_000 })).id,
    pot: (await makeExternal(db, shops.de, 'POT', { regularPriceMinor: 5_000 })).id,
    cup: (await makeExternal(db, shops.at, 'CUP', { regularPriceMinor: 700 })).id,
  };
});

const gate = 'You must check or cancel all Bazaar shops!';
const add = (visitor: Visitor, productId: number) => addToCart(visitor, { productId: globalId('Product', productId), quantity: 1 });
const linesLeft = async (visitor: Visitor) => (await cartOf(visitor))?.lines.map(({ name }: { name: string }) => name) ?? [];

describe('[F50] the external shops check', () => {
  it('blocks every order until each shop is handled, whatever the client sends', async () => {
    const visitor = await shopper(db, { [ids.here]: 1, [ids.pan]: 2, [ids.cup]: 1 });
    const input = { ...details(), cartVersion: null };
    expect(await place(visitor, input)).toMatchObject({ code: 'EXTERNAL_SHOPS_OPEN', message: gate });
    await choose(visitor, shops.de, 'DONE');
    expect(await place(visitor, input)).toMatchObject({ code: 'EXTERNAL_SHOPS_OPEN', message: gate });
    expect(await db.prisma.order.count()).toBe(0);
    await choose(visitor, shops.at, 'CANCELED');
    expect((await placed(visitor, input)).lines).toHaveLength(1);
  });

  it('names the first unhandled marketplace, and its shops', async () => {
    const other = await makeExternalShop(db, await makeMarketplace(db, 'Emporium'), { position: 5 });
    const { id } = await makeExternal(db, other, 'LAMP');
    const visitor = await shopper(db, { [ids.here]: 1, [ids.pan]: 1, [id]: 1 });
    await choose(visitor, shops.de, 'DONE');
    const { result } = await visitor.query<{ result: object }>(
      `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) {
        ... on ExternalShopsOpenError { message marketplace shops { databaseId } } } }`,
      { input: { ...details(), cartVersion: null } },
    );
    expect(result).toEqual({
      message: 'You must check or cancel all Emporium shops!',
      marketplace: 'Emporium',
      shops: [{ databaseId: other }],
    });
  });

  it('blocks again after another tab adds lines, even more of the same, and passes once they are removed', async () => {
    const visitor = await shopper(db, { [ids.here]: 1, [ids.pan]: 1 });
    const tab = newVisitor(db, { token: visitor.token() });
    await choose(visitor, shops.de, 'DONE');
    await add(tab, ids.pot);
    expect(await boxes(visitor)).toMatchObject([{ state: 'PENDING' }]);
    expect(await place(visitor, { ...details(), cartVersion: null })).toMatchObject({ code: 'EXTERNAL_SHOPS_OPEN' });
    const pot = (await cartOf(visitor))?.lines.find(({ name }: { name: string }) => name === 'External POT');
    await tab.query('mutation ($input: RemoveCartLineInput!) { removeCartLine(input: $input) { __typename } }', {
      input: { key: pot?.key },
    });
    expect(await boxes(visitor)).toMatchObject([{ state: 'DONE' }]);
    await add(tab, ids.pan);
    expect(await boxes(visitor)).toMatchObject([{ state: 'PENDING' }]);
    await add(tab, ids.cup);
    expect((await boxes(visitor)).map(({ state }) => state)).toEqual(['PENDING', 'PENDING']);
  });

  it('[F49] passes without external shops', async () => {
    const visitor = await shopper(db, { [ids.here]: 1 });
    expect(await boxes(visitor)).toEqual([]);
    expect((await placed(visitor, details())).lines).toHaveLength(1);
  });

  test('returns the same order for a repeated request, even if a shop was added since', async () => {
    const visitor = await shopper(db, { [ids.here]: 1, [ids.pan]: 1 });
    await choose(visitor, shops.de, 'CANCELED');
    const input = await detailsFor(visitor);
    const { number } = await placed(visitor, input);
    await add(visitor, ids.cup);
    expect((await placed(visitor, input)).number).toBe(number);
  });

  test('blocks a line added concurrently with a choice', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitor = await shopper(db, { [ids.here]: 1, [ids.pan]: 1 });
      const tab = newVisitor(db, { token: visitor.token() });
      const [box] = await boxes(visitor);
      await Promise.all([choose(visitor, shops.de, 'DONE', box?.linesHash), add(tab, ids.pot)]);
      const result = await place(visitor, { ...details(), cartVersion: null });
      expect(result).toMatchObject({ code: 'EXTERNAL_SHOPS_OPEN' });
    }
  });
});

describe('[F48] the choice for a shop', () => {
  it('is pending, then the last one made, in every tab and after signing in with another cart', async () => {
    const visitor = await shopper(db, { [ids.pan]: 1 });
    expect(await boxes(visitor)).toMatchObject([{ state: 'PENDING', subtotal: { amount: 3_000 }, lines: [{ name: 'External PAN' }] }]);
    const { cart } = await choose(visitor, shops.de, 'DONE');
    expect(cart?.externalShops).toMatchObject([{ state: 'DONE' }]);
    await choose(visitor, shops.de, 'CANCELED');
    expect(await boxes(newVisitor(db, { token: visitor.token() }))).toMatchObject([{ state: 'CANCELED' }]);
  });

  it('is rejected for unseen lines, a shop that isn’t in the cart, or another visitor', async () => {
    const visitor = await shopper(db, { [ids.pan]: 1 });
    const [seen] = await boxes(visitor);
    await add(visitor, ids.pot);
    expect(await choose(visitor, shops.de, 'DONE', seen?.linesHash)).toMatchObject({
      code: 'STALE_CART',
      seen: { externalShops: [{ state: 'PENDING', subtotal: { amount: 8_000 } }] },
    });
    expect(await choose(visitor, shops.at, 'DONE', seen?.linesHash)).toMatchObject({ code: 'STALE_CART' });
    expect(await choose(visitor, 4_711, 'DONE', seen?.linesHash)).toMatchObject({ code: 'STALE_CART' });
    expect(await choose(newVisitor(db), shops.de, 'DONE', seen?.linesHash)).toMatchObject({ code: 'STALE_CART' });
    expect(await db.prisma.shopChoice.count()).toBe(0);
  });
});

describe('[F50] placing an order with external lines', () => {
  it('orders what is sold here, removes completed external lines and keeps canceled ones', async () => {
    const visitor = await shopper(db, { [ids.here]: 1, [ids.pan]: 1, [ids.cup]: 1 });
    await choose(visitor, shops.de, 'DONE');
    await choose(visitor, shops.at, 'CANCELED');
    const order = await placed(visitor, await detailsFor(visitor));
    expect(order.lines).toMatchObject([{ product: { id: globalId('Product', ids.here) } }]);
    expect(order.total.amount).toBe(2_490);
    expect(await linesLeft(visitor)).toEqual(['External CUP']);
    expect(await boxes(visitor)).toMatchObject([{ state: 'CANCELED' }]);
    // The remaining external line doesn't block the next order.
    await add(visitor, ids.here);
    await placed(visitor, await detailsFor(visitor));
    expect(await linesLeft(visitor)).toEqual(['External CUP']);
  });

  it('is refused if nothing is sold here', async () => {
    const visitor = await shopper(db, { [ids.pan]: 1, [ids.cup]: 1 });
    const input = { ...details(), cartVersion: null };
    expect(await place(visitor, input)).toMatchObject({ code: 'EXTERNAL_SHOPS_OPEN' });
    await choose(visitor, shops.de, 'DONE');
    await choose(visitor, shops.at, 'CANCELED');
    expect(await place(visitor, input)).toMatchObject({ code: 'EMPTY_CART', message: 'Nothing in your cart is sold by this shop.' });
    expect(await db.prisma.order.count()).toBe(0);
    const takeOut = 'mutation { result: removeExternalPurchases(input: {}) { __typename ... on UserError { code } } }';
    expect(await visitor.query(takeOut)).toEqual({ result: { __typename: 'RemoveExternalPurchasesPayload' } });
    expect(await linesLeft(visitor)).toEqual(['External CUP']);
    expect(await newVisitor(db).query(takeOut)).toMatchObject({ result: { code: 'EMPTY_CART' } });
  });

  it('applies coupons and shipping only to what is sold here', async () => {
    await db.prisma.coupon.create({ data: { code: 'TEN', kind: 'PERCENT', percentBasisPoints: 1_000 } });
    const visitor = await shopper(db, { [ids.here]: 1, [ids.pot]: 3 });
    await visitor.query('mutation { applyCoupon(input: { code: "TEN" }) { __typename } }');
    const { viewer } = await visitor.query(
      '{ viewer { cart { hasLinesSoldHere subtotal { amount } subtotalHere { amount } discount { amount } quote { subtotal { amount } total { amount } } } } }',
    );
    expect(viewer).toEqual({
      cart: {
        hasLinesSoldHere: true,
        subtotal: { amount: 17_000 },
        subtotalHere: { amount: 2_000 },
        discount: { amount: 200 },
        quote: { subtotal: { amount: 2_000 }, total: { amount: 2_290 } },
      },
    });
  });
});
