import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopNameWithin } from '../../server/foundation/settings/settings.ts';
import { messages } from '../../server/commerce/fulfilment/__generated__/messages.ts';
import type { Mail } from '../../server/platform/mail/mail.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { eventListeners, type EventType } from '../../server/platform/events/domainEvents.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp } from '../http/testApp.ts';
import { requestWithKey, madeKey } from '../integrations/apiKeys.ts';
import { emptyQueue, openWorkshop, theShopsJobs } from '../jobs/workshop.ts';
import { administrator } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { newShipment, orderToShip, shipment, shipmentDocument } from './shipmentDocuments.ts';

const t = messages.en;

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
});

describe('[I32] the email about a shipment', () => {
  it('has its items, carrier and tracking as they are when it is sent, goes out once, and again when staff ask', async () => {
    const sent: Mail[] = [];
    const mailer = { send: (mail: Mail) => Promise.resolve(void sent.push(mail)) };
    const jobs = Object.fromEntries([...(await theShopsJobs(db, mailer))].filter(([, { everySeconds }]) => everySeconds === undefined));
    const { runner } = await openWorkshop(db, jobs);
    const admin = await administrator(db);
    const { orderId, id, number, accessKey, mug } = await orderToShip(db, { firstName: 'Ada <b>' });
    const input = newShipment(orderId, { lines: [{ lineId: mug, quantity: 2 }], service: 'Express' });
    const first = await shipment(admin, 'createShipment', input);
    await shipment(admin, 'createShipment', input);
    await shipment(admin, 'updateShipment', { shipmentId: first.shipment?.id, carrier: 'UPS', trackingNumber: '1Z99' });
    await runner.turn();
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail).toMatchObject({
      to: 'ada@example.com',
      subject: t.partOfYourOrderIsOnItsWay({ orderNumber: number, shop: await shopNameWithin(db.prisma) }),
    });
    expect(mail?.text).toContain(`  ${t.carrier}: UPS\n  ${t.trackingNumber}: 1Z99\n`);
    expect(mail?.text).toContain(t.trackYourShipment({ url: 'https://www.ups.com/track?loc=en_US&tracknum=1Z99' }));
    expect(mail?.text).toContain('  2 × Mug\n');
    expect(mail?.text).not.toContain('Spoon');
    expect(mail?.text).toContain(`/checkout/order-received/${number}/?key=${accessKey}`);
    expect(mail?.html.toString()).toContain('Ada &lt;b&gt;');
    expect(await db.prisma.orderEvent.findMany({ where: { orderId: id, kind: 'mailed' } })).toMatchObject([
      { detail: { mail: 'shipment' } },
    ]);

    await Promise.all([1, 2].map(() => shipment(admin, 'resendShipmentMail', { shipmentId: first.shipment?.id })));
    await runner.turn();
    expect(sent).toHaveLength(2);
    // A shipment that is cancelled before its email goes out is not announced.
    const wrong = await shipment(admin, 'createShipment', newShipment(orderId, { lines: [{ lineId: mug, quantity: 1 }] }));
    await shipment(admin, 'cancelShipment', { shipmentId: wrong.shipment?.id });
    await runner.turn();
    expect(sent).toHaveLength(2);
  });
});

describe('[I32] an ERP with an API key', () => {
  it('adds shipments with FULFILMENT_WRITE and ORDERS_READ, and not without one of them', async () => {
    const shop = await testApp(db);
    const { who: boss } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
    const { orderId } = await orderToShip(db);
    const document = shipmentDocument('createShipment');
    const withScopes = async (scopes: Parameters<typeof madeKey>[1]) => {
      const { token } = await madeKey(boss, scopes);
      const { data, errors } = await requestWithKey(shop.app, token, document, { input: newShipment(orderId) });
      return errors?.[0]?.extensions.code ?? data?.result;
    };
    expect(await withScopes(['ORDERS_READ', 'ORDERS_WRITE'])).toMatchObject({ code: 'FORBIDDEN' });
    expect(await withScopes(['FULFILMENT_WRITE'])).toMatchObject({ code: 'FORBIDDEN' });
    const done = await withScopes(['ORDERS_READ', 'FULFILMENT_WRITE']);
    expect(done).toMatchObject({ shipment: { number: 1, version: 0 }, order: { status: 'COMPLETED' } });
    await shop.app.close();
  });
});

describe('[I32] events', () => {
  const configured = eventListeners.participants;
  afterEach(() => eventListeners.setParticipants(configured));
  afterAll(() => eventListeners.setParticipants(configured));

  it('tell of each shipment, and once of the last, by ids alone', async () => {
    const events: EventType[] = ['shipmentCreated', 'shipmentUpdated', 'shipmentCancelled', 'orderShipped'];
    eventListeners.setParticipants([{ id: 'test', events, handle: () => Promise.resolve() }]);
    const admin = await administrator(db);
    const { id, orderId, number, mug } = await orderToShip(db);
    const one = await shipment(admin, 'createShipment', newShipment(orderId, { lines: [{ lineId: mug, quantity: 1 }] }));
    await shipment(admin, 'updateShipment', { shipmentId: one.shipment?.id, carrier: 'DPD' });
    await shipment(admin, 'cancelShipment', { shipmentId: one.shipment?.id });
    await shipment(admin, 'createShipment', newShipment(orderId));
    const rows = await db.prisma.domainEvent.findMany({ where: { type: { in: events } }, orderBy: { id: 'asc' } });
    expect(rows.map(({ type }) => type)).toEqual([
      'shipmentCreated',
      'shipmentUpdated',
      'shipmentCancelled',
      'shipmentCreated',
      'orderShipped',
    ]);
    const facts = { shipmentId: expect.any(Number), orderId: id, number };
    expect(rows.map(({ payload }) => payload)).toEqual([
      ...Array.from({ length: 4 }, () => facts),
      { orderId: id, number, totalMinor: 6_000, currency: 'EUR' },
    ]);
  });
});
