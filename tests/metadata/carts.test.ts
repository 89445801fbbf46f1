import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { mergeCarts } from '../../server/commerce/cart/mergeCarts.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { act as account, makeAccount, password, signIn } from '../accounts/accountDocuments.ts';
import { filledCartOf } from '../cart/cartDocuments.ts';
import { detailsFor, keyOf, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { act, boss, define, set } from './metafields.ts';

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  staff = await boss(db);
  await define(staff, 'gift', { ownerType: 'CART', isShopperWritable: true });
  await define(staff, 'engraving', { ownerType: 'CART_LINE', isShopperWritable: true, maxLength: 10 });
  await define(staff, 'points', { ownerType: 'CART', type: 'INTEGER' });
  await define(staff, 'secret', { ownerType: 'CART', isPublic: false });
});

const field = (key: string, value: string, lineKey?: string) => ({ namespace: 'app', key, value, ...(lineKey && { lineKey }) });
const setCart = (who: Visitor, ...metafields: object[]) => act(who, 'setCartMetafields', { metafields });

async function lineKey(who: Visitor, position = 0): Promise<string> {
  return (await filledCartOf(who)).lines[position]?.key ?? '';
}

describe('[I25] custom fields of carts', () => {
  it('are set by shoppers, and taken over by the order and its lines', async () => {
    const products = [await makeProduct(db), await makeProduct(db)];
    const ada = await shopper(db, Object.fromEntries(products.map(({ id }) => [id, 1])));
    const second = await lineKey(ada, 1);
    const version = (await filledCartOf(ada)).version;
    expect(await setCart(ada, field('gift', 'With love'), field('engraving', 'Ada', second))).toMatchObject({
      cart: { version: version + 1, metafields: [{ namespace: 'app', key: 'gift', value: 'With love' }] },
    });
    const order = await placed(ada, await detailsFor(ada));
    const document = `query ($number: Int!, $key: String!) { order(number: $number, key: $key) {
      metafields { key value } lines { metafields { key value } } } viewer { cart { metafields { key } } } }`;
    expect(await ada.query(document, { number: order.number, key: keyOf(order) })).toEqual({
      order: {
        metafields: [{ key: 'gift', value: 'With love' }],
        lines: [{ metafields: [] }, { metafields: [{ key: 'engraving', value: 'Ada' }] }],
      },
      viewer: { cart: { metafields: [] } },
    });
    expect(await db.prisma.metafield.count()).toBe(2);
  });

  it('are known to shoppers only if they may set them', async () => {
    const ada = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const key = await lineKey(ada);
    for (const [metafields, path] of [
      [[field('points', '5')], 'key'],
      [[field('secret', 'x')], 'key'],
      [[field('__proto__', 'x')], 'key'],
      [[field('engraving', 'x')], 'key'],
      [[field('gift', 'x', key)], 'key'],
      [[field('gift', 'x'.repeat(256))], 'value'],
      [[field('engraving', 'x'.repeat(11), key)], 'value'],
      [[field('gift', '')], 'value'],
      [Array.from({ length: 26 }, () => field('gift', 'x')), undefined],
    ] as const)
      expect(await setCart(ada, ...metafields)).toMatchObject({
        code: 'INVALID_INPUT',
        path: ['input', 'metafields', ...(path ? ['0', path] : [])],
      });
    expect(await db.prisma.metafield.count()).toBe(0);
  });

  it('are those of the caller’s own cart', async () => {
    const { id } = await makeProduct(db);
    const [ada, eve] = [await shopper(db, { [id]: 1 }), await shopper(db, { [(await makeProduct(db)).id]: 1 })];
    expect(await setCart(eve, field('engraving', 'Eve', await lineKey(ada)))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await setCart(newVisitor(db), field('gift', 'x'))).toMatchObject({ code: 'NOT_FOUND' });
    await setCart(ada, field('gift', 'For me'));
    const { viewer } = await eve.query<{ viewer: { cart: { metafields: object[] } } }>('{ viewer { cart { metafields { value } } } }');
    expect(viewer.cart.metafields).toEqual([]);
    expect(await act(eve, 'deleteCartMetafields', { metafields: [{ namespace: 'app', key: 'gift' }] })).toMatchObject({
      __typename: 'DeleteCartMetafieldsPayload',
    });
    expect(await db.prisma.metafield.count()).toBe(1);
  });

  it('are not changed in a cart that has changed, and not left behind by deleted lines', async () => {
    const ada = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const { version } = await filledCartOf(ada);
    const metafields = [field('engraving', 'Ada', await lineKey(ada))];
    expect(await act(ada, 'setCartMetafields', { metafields, cartVersion: version - 1 })).toMatchObject({ code: 'STALE_CART' });
    expect(await act(ada, 'setCartMetafields', { metafields, cartVersion: version })).toMatchObject({ cart: { version: version + 1 } });
    await db.prisma.cartLine.deleteMany();
    expect(await db.prisma.metafield.count()).toBe(0);
  });

  it('move with a cart that is merged into another, whose own values stay', async () => {
    const products = [await makeProduct(db), await makeProduct(db)];
    const ids = products.map(({ id }) => id);
    const [guest, owner] = [await shopper(db, { [ids[0] ?? 0]: 1, [ids[1] ?? 0]: 1 }), await shopper(db, { [ids[0] ?? 0]: 1 })];
    await setCart(
      guest,
      field('gift', 'Guest'),
      field('engraving', 'one', await lineKey(guest)),
      field('engraving', 'two', await lineKey(guest, 1)),
    );
    await setCart(owner, field('engraving', 'own', await lineKey(owner)));
    const [from, to] = await db.prisma.cart.findMany({ orderBy: { id: 'asc' } });
    await mergeCarts({ db, now: testNow, effects: noEffects }, { fromVisitorId: from?.visitorId ?? 0, toVisitorId: to?.visitorId ?? 0 });
    const document = '{ viewer { cart { metafields { value } lines { metafields { value } } } } }';
    expect(await owner.query(document)).toEqual({
      viewer: {
        cart: { metafields: [{ value: 'Guest' }], lines: [{ metafields: [{ value: 'own' }] }, { metafields: [{ value: 'two' }] }] },
      },
    });
    expect(await db.prisma.metafield.count()).toBe(3);
  });
});

describe('[I25] custom fields of customers', () => {
  it('are exported, and erased with the account and its orders', async () => {
    await define(staff, 'level', { ownerType: 'CUSTOMER', isPublic: false });
    const id = await makeAccount(db);
    const ada = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    await signIn(ada);
    await setCart(ada, field('gift', 'With love'), field('engraving', 'Ada', await lineKey(ada)));
    await placed(ada, await detailsFor(ada));
    await set(staff, { customerId: id }, { level: 'gold' });
    const next = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    await signIn(next);
    await setCart(next, field('gift', 'Next time'), field('engraving', 'Eve', await lineKey(next)));
    const { json = '' } = await account(ada, 'exportMyData', {}, 'json');
    expect((JSON.parse(json) as { customFields: { value: string }[] }).customFields.map(({ value }) => value).toSorted()).toEqual([
      'Ada',
      'Eve',
      'Next time',
      'With love',
      'gold',
    ]);
    const { erasurePreview } = await ada.query<{ erasurePreview: { parts: object[] } }>(
      '{ erasurePreview { parts { subject count fate } } }',
    );
    expect(erasurePreview.parts).toContainEqual({ subject: 'customFields', count: 5, fate: 'DELETED' });
    await db.prisma.order.updateMany({ data: { status: 'CANCELLED', closedAt: testNow } });
    expect(await account(ada, 'deleteMyAccount', { password }, 'viewer { isSignedIn }')).toMatchObject({
      __typename: 'DeleteMyAccountPayload',
    });
    expect(await db.prisma.metafield.count()).toBe(0);
  });
});
