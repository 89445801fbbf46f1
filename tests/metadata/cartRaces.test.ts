import { describe, expect, it, onTestFinished } from 'vitest';
import { settleCharge } from '../../server/extensions/payments-test-card/books.ts';
import { filledCartOf } from '../cart/cartDocuments.ts';
import { detailsFor, placed, shopper } from '../orders/checkoutDocuments.ts';
import { act as actOnOrder, cardShopper, sweep } from '../orders/orderDocuments.ts';
import { hasPostgres, testDatabase } from '../support/databases.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { act, boss, define } from './metafields.ts';

// Custom fields of carts that change while they are ordered.

const field = (key: string, value: string, lineKey?: string) => ({ namespace: 'app', key, value, ...(lineKey && { lineKey }) });
const setCart = (who: Visitor, ...metafields: object[]) => act(who, 'setCartMetafields', { metafields });

const isOnPostgres = await hasPostgres();

describe('[I25] custom fields of a cart', () => {
  it('stay in it if they were set after an order that is paid later', async () => {
    const db = await freshDb();
    const staff = await boss(db);
    for (const key of ['gift', 'wrap', 'card']) await define(staff, key, { ownerType: 'CART', isShopperWritable: true });
    const { visitor: ada } = await cardShopper(db, 'tok_action');
    await setCart(ada, field('gift', 'First'), field('wrap', 'Red'));
    const details = await detailsFor(ada, { paymentMethod: 'TEST_CARD', paymentToken: 'tok_action' });
    expect(await actOnOrder(ada, 'placeOrder', details)).toMatchObject({ order: { status: 'PENDING_PAYMENT' } });

    await setCart(ada, field('gift', 'Second'), field('card', 'New'));
    const charge = await db.prisma.payment.findFirstOrThrow({ select: { providerKey: true } });
    await settleCharge(db, charge.providerKey ?? '', true);
    await sweep(db, 2);
    const { viewer } = await ada.query<{ viewer: { cart: object } }>('{ viewer { cart { lines { key } metafields { key value } } } }');
    expect(viewer.cart).toEqual({
      lines: [],
      metafields: [
        { key: 'card', value: 'New' },
        { key: 'gift', value: 'Second' },
      ],
    });
    const ofOrder = await db.prisma.metafield.findMany({ where: { orderId: { not: null } }, select: { value: true } });
    expect(ofOrder.map(({ value }) => value).toSorted()).toEqual(['First', 'Red']);
  });

  it.skipIf(!isOnPostgres)('are left out of an order while their definition is being deleted', async () => {
    const database = await testDatabase('postgres');
    onTestFinished(() => database.remove());
    const [db, other] = [await database.open(), await database.open()];
    const staff = await boss(db);
    await define(staff, 'gift', { ownerType: 'CART', isShopperWritable: true });
    await define(staff, 'engraving', { ownerType: 'CART_LINE', isShopperWritable: true });
    await define(staff, 'wrap', { ownerType: 'CART', isShopperWritable: true });
    const ada = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    const key = (await filledCartOf(ada)).lines[0]?.key;
    await setCart(ada, field('gift', 'With love'), field('wrap', 'Red'), field('engraving', 'Ada', key));
    const details = await detailsFor(ada);

    let order: Promise<object> | undefined;
    await other.prisma.$transaction(
      async (tx) => {
        await tx.metafieldDefinition.deleteMany({ where: { key: { not: 'wrap' } } });
        order = placed(ada, details);
        const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect.poll(async () => (await db.pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1);
      },
      { timeout: 30_000 },
    );
    expect(await order).toMatchObject({ status: 'ON_HOLD' });
    const left = await db.prisma.metafield.findMany({ select: { value: true, orderId: true, cartId: true } });
    expect(left).toEqual([{ value: 'Red', orderId: expect.any(Number), cartId: null }]);
    await db.close();
    await other.close();
  });
});
