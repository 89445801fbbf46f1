import { beforeEach, describe, expect, it } from 'vitest';
import { trackingPage } from '../../shared/fulfilment/carriers.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { act, administrator } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { newShipment, orderToShip, shipment } from './shipmentDocuments.ts';

let db: Db;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  admin = await administrator(db);
});

const create = (orderId: string, more: object = {}) => shipment(admin, 'createShipment', newShipment(orderId, more));
const queued = async () => (await db.prisma.outbox.findMany({ orderBy: { id: 'asc' } })).map(({ name, payload }) => ({ name, payload }));
const counts = ({ order }: { order?: { lines: { shippedQuantity: number; shippableQuantity: number }[] } }) =>
  order?.lines.map(({ shippedQuantity, shippableQuantity }) => [shippedQuantity, shippableQuantity]);

describe('[I32] shipments of an order', () => {
  it('take a part, then all that is left, which completes a paid order with one email for each shipment', async () => {
    const { orderId, mug } = await orderToShip(db);
    const first = await create(orderId, { lines: [{ lineId: mug, quantity: 2 }] });
    expect(first).toMatchObject({
      shipment: { number: 1, carrierName: 'DHL', lines: [{ quantity: 2, line: { name: 'Mug' } }] },
      order: { status: 'PROCESSING', fulfilmentStatus: 'PARTIALLY_SHIPPED' },
    });
    expect(counts(first)).toEqual([
      [2, 1],
      [0, 2],
      [0, 0],
    ]);
    const rest = await create(orderId, { carrier: 'OTHER', carrierName: 'Bike', trackingNumber: '', service: 'Today' });
    expect(rest).toMatchObject({
      shipment: { number: 2, carrierName: 'Bike', trackingUrl: null, lines: [{ quantity: 1 }, { quantity: 2 }] },
      order: { status: 'COMPLETED', fulfilmentStatus: 'SHIPPED' },
    });
    expect(rest.order?.events.map(({ text }) => text)).toEqual([
      'Shipment 1 was sent with DHL.',
      'Shipment 2 was sent with Bike.',
      'The order was shipped.',
    ]);
    expect((await queued()).map(({ name }) => name)).toEqual(['shipment-mail', 'shipment-mail']);
    expect(await create(orderId)).toMatchObject({ code: 'INVALID_INPUT', message: 'Everything in this order has been shipped.' });
    await expectInvariants(db);
  });

  it('leave the order open and the customer untold where staff want that', async () => {
    const { orderId } = await orderToShip(db);
    const all = await create(orderId, { completeOrder: false, notifyCustomer: false });
    expect(all.order).toMatchObject({ status: 'PROCESSING', fulfilmentStatus: 'SHIPPED' });
    expect(await queued()).toEqual([]);
    // Completing it by hand sends no second email about goods on their way.
    expect((await act(admin, 'completeOrder', { orderId })).order).toMatchObject({ status: 'COMPLETED' });
    expect(await queued()).toEqual([]);
  });

  it('never hold more than was ordered and not refunded', async () => {
    const { id, orderId, mug, spoon, voucher } = await orderToShip(db);
    const other = await orderToShip(db);
    const refused = (lineId: string, quantity: number) => create(orderId, { lines: [{ lineId, quantity }] });
    expect(await refused(mug, 4)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'lines', '0', 'quantity'] });
    expect(await refused(mug, 0)).toMatchObject({ code: 'INVALID_INPUT' });
    for (const foreign of [voucher, other.mug])
      expect(await refused(foreign, 1)).toMatchObject({ code: 'INVALID_INPUT', path: ['input', 'lines', '0', 'lineId'] });
    expect(await create(orderId, { lines: [] })).toMatchObject({ code: 'INVALID_INPUT' });
    const twice = { lineId: mug, quantity: 1 };
    expect(await create(orderId, { lines: [twice, twice] })).toMatchObject({ message: 'List each line only once.' });

    const refund = (lineId: string, quantity: number, key: string) =>
      act(admin, 'refundOrder', { orderId, lines: [{ lineId, quantity }], idempotencyKey: `refund of ${key}` });
    await refund(spoon, 1, 'one spoon');
    expect(await refused(spoon, 2)).toMatchObject({ message: 'At most 1 of “Spoon” can still be shipped.' });
    expect((await refused(mug, 3)).order).toMatchObject({ fulfilmentStatus: 'PARTIALLY_SHIPPED' });
    // What is refunded needs no shipping: nothing is left.
    await refund(spoon, 1, 'the other');
    expect(await create(orderId)).toMatchObject({ message: 'Everything in this order has been shipped.' });
    expect(await db.prisma.order.findUnique({ where: { id } })).toMatchObject({ fulfilment: 'SHIPPED' });
  });

  it('are created once each: concurrent ones share what is left, and a repeated request gets its first answer', async () => {
    const { orderId, mug } = await orderToShip(db);
    const one = { lines: [{ lineId: mug, quantity: 1 }] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(orderId, one)));
    expect(
      answers
        .filter((answer) => answer.shipment)
        .map((answer) => answer.shipment?.number)
        .toSorted(),
    ).toEqual([1, 2, 3]);
    expect(answers.filter(({ code }) => code === 'INVALID_INPUT')).toHaveLength(3);

    const input = newShipment(orderId);
    const same = await Promise.all([1, 2, 3].map(() => shipment(admin, 'createShipment', input)));
    expect(new Set(same.map((answer) => answer.shipment?.number))).toEqual(new Set([4]));
    expect(await shipment(admin, 'createShipment', { ...input, trackingNumber: 'other' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await db.prisma.shipment.count()).toBe(4);
    await expectInvariants(db);
  });

  it('wait for a payment in advance unless staff confirm, and are not for closed orders or goods without delivery', async () => {
    const unpaid = await orderToShip(db, { status: 'ON_HOLD', paidMinor: 0, paidAt: null });
    expect(await create(unpaid.orderId)).toMatchObject({ code: 'ORDER_UNPAID', path: ['input', 'confirmUnpaid'] });
    expect((await create(unpaid.orderId, { confirmUnpaid: true })).order).toMatchObject({
      status: 'ON_HOLD',
      fulfilmentStatus: 'SHIPPED',
      canBeCancelled: false,
    });
    expect(await act(admin, 'cancelOrder', { orderId: unpaid.orderId })).toMatchObject({
      code: 'ORDER_STATE',
      message: expect.stringContaining('Cancel its shipments first.'),
    });
    for (const status of ['PENDING_PAYMENT', 'CANCELLED', 'FAILED', 'REFUNDED'] as const) {
      const { orderId } = await orderToShip(db, { status, paidMinor: 0, paidAt: null });
      expect(await create(orderId), status).toMatchObject({ code: 'ORDER_STATE' });
    }
    const digital = await orderToShip(db, { shippingMethod: '' });
    expect(await create(digital.orderId)).toMatchObject({ message: 'Nothing in this order needs shipping.' });
  });

  it('check carriers and links', async () => {
    const { orderId } = await orderToShip(db);
    expect(await create(orderId, { carrier: 'OTHER' })).toMatchObject({ path: ['input', 'carrierName'] });
    for (const trackingUrl of ['javascript:alert(1)', 'http://post.example/1', 'https://user:pw@post.example/', 'post.example'])
      expect(await create(orderId, { trackingUrl }), trackingUrl).toMatchObject({ path: ['input', 'trackingUrl'] });
    expect((await create(orderId, { trackingUrl: 'https://post.example/1' })).shipment).toMatchObject({
      trackingUrl: 'https://post.example/1',
    });
  });

  it('are corrected by version, and cancelled until the order is completed', async () => {
    const { orderId, mug } = await orderToShip(db);
    const first = (await create(orderId, { lines: [{ lineId: mug, quantity: 3 }] })).shipment;
    const shipmentId = first?.id;
    const correction = { shipmentId, carrier: 'GLS', trackingNumber: 'G1', expectedVersion: first?.version };
    expect((await shipment(admin, 'updateShipment', correction)).shipment).toMatchObject({
      carrierName: 'GLS',
      trackingUrl: 'https://gls-group.eu/EU/en/parcel-tracking?match=G1',
    });
    expect(await shipment(admin, 'updateShipment', correction)).toMatchObject({ code: 'STALE' });
    const cancelled = await shipment(admin, 'cancelShipment', { shipmentId });
    expect(cancelled).toMatchObject({ shipment: { cancelledAt: expect.any(String) }, order: { fulfilmentStatus: 'UNFULFILLED' } });
    expect(counts(cancelled)?.[0]).toEqual([0, 3]);
    expect((await shipment(admin, 'cancelShipment', { shipmentId })).order?.events.map(({ kind }) => kind)).toEqual([
      'shipped',
      'shipmentCancelled',
    ]);
    for (const name of ['updateShipment', 'resendShipmentMail'] as const) {
      const input = name === 'updateShipment' ? { shipmentId, carrier: 'UPS' } : { shipmentId };
      expect(await shipment(admin, name, input)).toMatchObject({ code: 'SHIPMENT_STATE' });
    }
    const last = await create(orderId);
    expect(last).toMatchObject({ shipment: { number: 2 }, order: { status: 'COMPLETED' } });
    expect(await shipment(admin, 'cancelShipment', { shipmentId: last.shipment?.id })).toMatchObject({ code: 'SHIPMENT_STATE' });
  });

  it('are found by how far orders are shipped, by the rule of the field', async () => {
    const part = await orderToShip(db);
    await create(part.orderId, { lines: [{ lineId: part.mug, quantity: 1 }] });
    await create((await orderToShip(db)).orderId, { completeOrder: false });
    await orderToShip(db, { status: 'COMPLETED' });
    await orderToShip(db);
    await orderToShip(db, { shippingMethod: '' });
    await orderToShip(db, { status: 'CANCELLED', paidMinor: 0, paidAt: null });
    const list = `query ($filter: OrderFilter) { orders(first: 20, filter: $filter) { edges { node { fulfilmentStatus } } } }`;
    const found = async (fulfilmentStatuses: string[] | null) => {
      const { orders } = await admin.query<{ orders: { edges: { node: { fulfilmentStatus: string | null } }[] } }>(list, {
        filter: { fulfilmentStatuses },
      });
      return orders.edges.map(({ node }) => node.fulfilmentStatus);
    };
    const all = await found(null);
    expect(all.toSorted()).toEqual(['PARTIALLY_SHIPPED', 'SHIPPED', 'SHIPPED', 'UNFULFILLED', null, null]);
    for (const status of ['UNFULFILLED', 'PARTIALLY_SHIPPED', 'SHIPPED'])
      expect(await found([status])).toEqual(all.filter((own) => own === status));
  });

  it('are seen by whoever has the order’s link, without what is for staff, and by nobody else', async () => {
    const { id, orderId, number, accessKey, mug } = await orderToShip(db);
    const { shipment: wrong } = await create(orderId, { lines: [{ lineId: mug, quantity: 1 }] });
    await shipment(admin, 'cancelShipment', { shipmentId: wrong?.id });
    await create(orderId, { lines: [{ lineId: mug, quantity: 1 }] });
    const query = `query ($number: Int!, $key: String!) { order(number: $number, key: $key) { fulfilmentStatus lines { shippedQuantity }
      shipments { number trackingNumber trackingUrl version author } } }`;
    const shopper = newVisitor(db);
    expect(await shopper.query(query, { number, key: accessKey })).toEqual({
      order: {
        fulfilmentStatus: 'PARTIALLY_SHIPPED',
        lines: [{ shippedQuantity: 1 }, { shippedQuantity: 0 }, { shippedQuantity: 0 }],
        shipments: [
          {
            number: 2,
            trackingNumber: '0034 0434 1234',
            version: null,
            author: null,
            trackingUrl: 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=003404341234',
          },
        ],
      },
    });
    expect(await shopper.query(query, { number, key: 'wrong' })).toEqual({ order: null });
    expect(await shipment(shopper, 'createShipment', newShipment(orderId))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.prisma.shipment.count({ where: { orderId: id } })).toBe(2);
  });
});

it('[I32] tracking pages take the number as the carrier prints it, and the address where they ask for it', () => {
  const parcel = { trackingNumber: '3S AB/1', trackingUrl: '', country: 'NL', postcode: '1012 AB' };
  expect(trackingPage({ ...parcel, carrier: 'POSTNL' })).toBe('https://jouw.postnl.nl/track-and-trace/3SAB%2F1-NL-1012AB');
  expect(trackingPage({ ...parcel, carrier: 'DPD', trackingUrl: 'https://own.example/' })).toBe('https://own.example/');
  expect(trackingPage({ ...parcel, carrier: 'DPD', trackingNumber: '' })).toBeNull();
  expect(trackingPage({ ...parcel, carrier: 'GONE' })).toBeNull();
});
