import { beforeEach, describe, expect, it } from 'vitest';
import { readOrderMail } from '../../server/commerce/orders/orderMail.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { testPayments, type Visitor } from '../support/shopDriver.ts';

// The clock of the tests is Sunday, 1 March 2026.

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await db.prisma.shippingRate.updateMany({ where: { code: 'standard' }, data: { minTransitDays: 2, maxTransitDays: 4 } });
  await (await sharedRevision(db)).reload();
});

const methods = async (visitor: Visitor) =>
  (
    await visitor.query<{ viewer: { cart: { quote: { shippingMethods: object[] } } } }>(
      '{ viewer { cart { quote { shippingMethods { code deliveryEstimate { earliest latest } } } } } }',
    )
  ).viewer.cart.quote.shippingMethods;
const promise = { earliest: '2026-03-04', latest: '2026-03-06' };
const mutation = `mutation ($input: UpdateDeliverySettingsInput!) { result: updateDeliverySettings(input: $input) {
  __typename ... on UserError { code } ... on InvalidInputError { issues { path message } } } }`;
const input = { expectedVersion: 0, handlingDays: 1, cutoffHour: 14, workingDays: [5, 1, 1], holidays: ['2026-03-02'] };

describe('[I46] delivery dates', () => {
  it('are promised where a rate has transit days, and stored with the order', async () => {
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    expect(await methods(visitor)).toEqual([
      { code: 'standard', deliveryEstimate: promise },
      { code: 'express', deliveryEstimate: null },
    ]);
    const { id } = await placed(visitor, { ...details(), cartVersion: null });
    await db.prisma.shippingRate.updateMany({ data: { minTransitDays: null, maxTransitDays: null } });
    const document = 'query ($id: ID!) { node(id: $id) { ... on Order { deliveryEstimate { earliest latest } } } }';
    expect((await visitor.query<{ node: object }>(document, { id })).node).toEqual({ deliveryEstimate: promise });
    const { id: orderId } = await db.prisma.order.findFirstOrThrow();
    const mail = await readOrderMail({ db, payments: testPayments(db) }, { orderId, kind: 'placed' }, 'https://shop.example');
    expect(mail?.deliveryEstimate).toEqual(promise);
  });

  it('are not promised for backordered goods', async () => {
    const product = await makeProduct(db, { managesStock: true, stock: 0, backorders: 'YES' });
    const [standard] = await methods(await shopper(db, { [product.id]: 1 }));
    expect(standard).toEqual({ code: 'standard', deliveryEstimate: null });
  });

  it('follow the settings, which reject stale versions, invalid values and staff without the permission', async () => {
    const { who } = await openStaff(db, 'STAFF', ['SETTINGS']);
    const act = async (given: object) => (await who.query<{ result: object }>(mutation, { input: given })).result;
    const visitor = await shopper(db, { [(await makeProduct(db)).id]: 1 });
    expect(await act({ ...input, workingDays: [], holidays: ['2026-02-30'] })).toMatchObject({
      issues: [
        { path: ['input', 'workingDays'], message: 'Choose at least one working day.' },
        { path: ['input', 'holidays'], message: 'Enter dates such as 2026-12-25, not “2026-02-30”.' },
      ],
    });
    expect(await act(input)).toMatchObject({ __typename: 'UpdateDeliverySettingsPayload' });
    expect(await act(input)).toMatchObject({ code: 'STALE' });
    // Friday and Monday only, without 2 March: ready on Monday 9, then two to four working days.
    expect((await methods(visitor))[0]).toEqual({ code: 'standard', deliveryEstimate: { earliest: '2026-03-16', latest: '2026-03-23' } });
    const other = await openStaff(db, 'STAFF', ['ORDERS']);
    expect((await other.who.query<{ result: object }>(mutation, { input })).result).toMatchObject({ code: 'FORBIDDEN' });
  });
});
