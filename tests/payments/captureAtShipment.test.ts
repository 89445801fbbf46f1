import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../server/commerce/orders/__generated__/messages.ts';
import { openPayments, type Payments } from '../../server/commerce/payments/payments.ts';
import { readAuthorizationMail, renderAuthorizationMail, warnOfAuthorizations } from '../../server/commerce/orders/orders.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { newShipment, shipment } from '../fulfilment/shipmentDocuments.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import {
  act,
  administrator,
  cardShopper,
  kinds,
  mails,
  orderNow,
  orderOf,
  stockOf,
  sweep,
  type OrderNow,
} from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { trustLocalServers } from '../support/fakeProvider/localhost.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testKeys, testNow, type Visitor } from '../support/shopDriver.ts';
import { openMollie, openPaypal, openStripe, type Company } from './capturingCompanies.ts';

const t = messages.en;

// Payments that are authorised at checkout and charged with the first shipment, through the companies' own SDKs.

trustLocalServers({ beforeAll, afterAll });

describe.each([
  ['stripe', openStripe],
  ['mollie', openMollie],
  ['paypal', openPaypal],
] as const)('[F44] [I71] [I82] charging with the shipment through %s', (id, open) => {
  let db: Db;
  let company: Company;
  let shop: TestApp;
  let payments: Payments;
  let admin: Visitor;
  beforeEach(async () => {
    db = await freshDb();
    company = await open();
    shop = await testApp(db, {}, 2_000, undefined, undefined, [company.extension]);
    const options = { db, keys: testKeys, offersTests: false, timeoutMs: 2_000, publicUrl: 'https://shop.example' };
    payments = openPayments([company.extension], options);
    admin = await administrator(db, payments);
  });
  afterEach(async () => {
    await shop.app.close();
    await company.close();
  });

  const send = () => {
    const { headers, body } = company.message();
    return shop.app.inject({
      method: 'POST',
      url: `/payments/${id}/webhook`,
      headers: { host: 'localhost:4000', ...headers },
      payload: body,
    });
  };

  async function placed(): Promise<{ order: OrderNow; productId: number }> {
    const settings = Object.entries(company.settings).map(([name, value]) => ({ name, value }));
    await admin.query(`mutation ($input: UpdatePaymentSettingsInput!) { result: updatePaymentSettings(input: $input) { __typename } }`, {
      input: { code: id, expectedVersion: 0, settings },
    });
    const { visitor, productId, input } = await cardShopper(db, '', payments, { paymentMethod: id, paymentToken: null });
    return { order: orderOf(await act(visitor, 'placeOrder', input)), productId };
  }

  async function authorized() {
    const given = await placed();
    company.authorize();
    expect((await send()).statusCode).toBe(200);
    return given;
  }

  const ship = (order: OrderNow, quantity: number) =>
    shipment(admin, 'createShipment', newShipment(order.id, { lines: [{ lineId: order.lines[0]?.id, quantity }] }));

  const atRisk = async () => {
    const document = `{ dashboard(period: { from: "2026-01-01", to: "2026-01-31" }) { paymentsAtRisk { orderNumber captureBefore } } }`;
    const { dashboard } = await admin.query<{ dashboard: { paymentsAtRisk: object[] } }>(document);
    return dashboard.paymentsAtRisk;
  };

  it('accepts the order when it is authorised, whenever the messages come, and charges all of it once with the first shipment', async () => {
    const { order } = await authorized();
    for (let delivery = 0; delivery < 2; delivery += 1) await send();
    const accepted = await orderNow(db, order.number);
    expect(accepted).toMatchObject({ status: 'PROCESSING', paymentState: 'AUTHORIZED', paid: { amount: 0 }, refundable: { amount: 0 } });
    expect(kinds(accepted)).toEqual(['placed', 'authorized']);
    expect((await act(admin, 'markOrderPaid', { orderId: order.id })).code).toBe('ORDER_STATE');
    await sweep(db, 56, payments);
    expect(company.charged()).toBeNull();
    expect(await mails(db)).toEqual(['placed']);

    expect((await ship(order, 1)).order).toMatchObject({ status: 'PROCESSING', fulfilmentStatus: 'PARTIALLY_SHIPPED' });
    expect(company.charged()).toBe(6_000);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', paymentState: 'SUCCEEDED', paid: { amount: 6_000 } });
    for (let delivery = 0; delivery < 2; delivery += 1) expect((await send()).statusCode).toBe(200);
    expect((await ship(order, 2)).order).toMatchObject({ status: 'COMPLETED', fulfilmentStatus: 'SHIPPED' });
    const done = await orderNow(db, order.number);
    expect(kinds(done).filter((kind) => kind === 'paid')).toHaveLength(1);
    expect((await act(admin, 'refundOrder', { orderId: order.id, amount: 1_000, idempotencyKey: 'refund-1' })).refund).toMatchObject({
      state: 'SUCCEEDED',
    });
    await expectInvariants(db);
  });

  it('charges an order that is completed without a shipment, also if the answer is lost or the process ends first', async () => {
    const { order } = await authorized();
    company.faults.push(...Array.from({ length: company.requestsBeforeCapture }, () => 'fine'), 'lost');
    expect((await act(admin, 'completeOrder', { orderId: order.id })).order).toMatchObject({
      status: 'COMPLETED',
      paymentState: 'AUTHORIZED',
    });
    expect(company.charged()).toBe(6_000);
    await expectInvariants(db);
    await sweep(db, 2, payments);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'COMPLETED', paymentState: 'SUCCEEDED', paid: { amount: 6_000 } });
    await expectInvariants(db);
  });

  it('charges when the company is back, if it was unreachable', async () => {
    const { order } = await authorized();
    company.faults.push(...Array.from({ length: 6 }, () => 'down'));
    expect((await ship(order, 3)).order).toMatchObject({ status: 'COMPLETED' });
    expect(company.charged()).toBeNull();
    company.faults.length = 0;
    await sweep(db, 2, payments);
    expect(company.charged()).toBe(6_000);
    expect(await orderNow(db, order.number)).toMatchObject({ paymentState: 'SUCCEEDED' });
  });

  it('releases the amount when the order is cancelled, at once or when the company is back', async () => {
    const { order, productId } = await authorized();
    if (id === 'stripe') company.faults.push(...Array.from({ length: 3 }, () => 'down'));
    expect(orderOf(await act(admin, 'cancelOrder', { orderId: order.id }))).toMatchObject({ status: 'CANCELLED' });
    company.faults.length = 0;
    await sweep(db, 2, payments);
    expect(company.isReleased()).toBe(true);
    expect((await stockOf(db, productId)).stock).toBe(10);
    await send();
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'CANCELLED', paid: { amount: 0 } });
    await expectInvariants(db);
  });

  it('warns of authorisations that end soon; a lost one leaves the order to staff, who can be paid otherwise', async () => {
    const { order } = await authorized();
    expect(await atRisk()).toEqual([]);
    await db.prisma.payment.updateMany({ data: { captureBefore: new Date(testNow.getTime() + 86_400_000) } });
    expect(await atRisk()).toMatchObject([{ orderNumber: order.number, captureBefore: expect.any(String) }]);
    company.endAuthorization();
    for (let delivery = 0; delivery < 2; delivery += 1) await send();
    const lost = await orderNow(db, order.number);
    expect(lost).toMatchObject({ status: 'PROCESSING', paymentState: 'DECLINED', paid: { amount: 0 } });
    expect(kinds(lost)).toEqual(['placed', 'authorized', 'authorizationLost']);
    expect(await atRisk()).toEqual([{ orderNumber: order.number, captureBefore: null }]);
    expect((await ship(order, 1)).code).toBe('ORDER_UNPAID');
    expect((await act(admin, 'markOrderPaid', { orderId: order.id })).order).toMatchObject({ paid: { amount: 6_000 } });
    expect(await atRisk()).toEqual([]);
    expect((await act(admin, 'refundOrder', { orderId: order.id, amount: 1_000, idempotencyKey: 'refund-1' })).refund).toMatchObject({
      state: 'SUCCEEDED',
    });
    await expectInvariants(db);
  });

  it('charges an authorised payment before its shipment when staff ask for it, once', async () => {
    const { order } = await authorized();
    const capture = () => act(admin, 'captureOrderPayment', { orderId: order.id });
    expect((await capture()).order).toMatchObject({ status: 'PROCESSING', paymentState: 'SUCCEEDED', paid: { amount: 6_000 } });
    expect((await capture()).order).toMatchObject({ paymentState: 'SUCCEEDED' });
    expect(company.charged()).toBe(6_000);
    expect(await db.prisma.auditEntry.count({ where: { action: 'order.capture' } })).toBe(1);
    expect((await ship(order, 3)).order).toMatchObject({ status: 'COMPLETED' });
    await expectInvariants(db);
  });

  it('says that a lost authorisation can’t be charged, and charges later if the company doesn’t answer', async () => {
    const { order } = await authorized();
    company.faults.push(...Array.from({ length: 6 }, () => 'down'));
    expect((await act(admin, 'captureOrderPayment', { orderId: order.id })).order).toMatchObject({ paymentState: 'AUTHORIZED' });
    company.faults.length = 0;
    company.endAuthorization();
    await sweep(db, 2, payments);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', paymentState: 'DECLINED' });
    expect((await act(admin, 'captureOrderPayment', { orderId: order.id })).code).toBe('ORDER_STATE');
    await expectInvariants(db);
  });

  it('emails the shop once, three days before an authorisation expires, unless it is charged by then', async () => {
    await db.prisma.shopIdentity.update({ where: { id: 1 }, data: { email: 'orders@shop.example' } });
    const { order } = await authorized();
    const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);
    await db.prisma.payment.updateMany({ data: { captureBefore: days(7) } });
    expect(await warnOfAuthorizations(db, days(3.9))).toBe(0);
    expect(await warnOfAuthorizations(db, days(4.1))).toBe(1);
    expect(await warnOfAuthorizations(db, days(4.2))).toBe(0);
    const { payload } = await db.prisma.outbox.findFirstOrThrow({ where: { name: 'authorization-mail' } });
    const read = () => readAuthorizationMail(db, payload as { paymentId: number; captureBefore: string }, 'https://shop.example');
    const facts = await read();
    if (!facts) throw new Error('No email');
    const mail = renderAuthorizationMail(facts);
    expect(mail).toMatchObject({ to: 'orders@shop.example', subject: t.authorisationExpiresSoon({ orderNumber: order.number }) });
    for (const part of ['€60.00', `https://shop.example/admin/orders/${order.number}/`, t.captureBeforeThen])
      expect(mail.text).toContain(part);
    await ship(order, 1);
    expect(await read()).toBeNull();
  });

  it('learns later when an authorisation expires, and then warns of it', async () => {
    await authorized();
    const known = await db.prisma.payment.findFirstOrThrow();
    // Mollie doesn’t say when an authorisation expires.
    const warnedAt = known.captureBefore ? null : testNow;
    await db.prisma.payment.updateMany({ data: { captureBefore: null, warnedAt: testNow, checkAt: testNow } });
    await sweep(db, 1, payments);
    expect(await db.prisma.payment.findFirst()).toMatchObject({ captureBefore: known.captureBefore, warnedAt });
  });

  it('charges once when staff ask twice at the same time, and when a cancellation meets the charge', async () => {
    const { order } = await authorized();
    const capture = () => act(admin, 'captureOrderPayment', { orderId: order.id });
    const answers = await Promise.all([capture(), capture(), act(admin, 'cancelOrder', { orderId: order.id })]);
    expect(answers.filter(({ code }) => code !== undefined && code !== 'ORDER_STATE')).toEqual([]);
    for (const minutes of [2, 60]) await sweep(db, minutes, payments);
    const { status } = await orderNow(db, order.number);
    const refunds = await db.prisma.refund.findMany();
    const charged = company.charged();
    const refunded = refunds.map(({ amountMinor, state }) => `${amountMinor} ${state}`);
    // What is cancelled is released, or refunded.
    expect([
      { isCancelled: false, charged: 6_000, isReleased: false, refunded: [] },
      { isCancelled: true, charged: 6_000, isReleased: false, refunded: ['6000 SUCCEEDED'] },
      { isCancelled: true, charged: null, isReleased: true, refunded: [] },
    ]).toContainEqual({ isCancelled: status === 'CANCELLED', charged, isReleased: charged === null && company.isReleased(), refunded });
    expect(await db.prisma.auditEntry.count({ where: { action: 'order.capture' } })).toBeLessThanOrEqual(1);
    await expectInvariants(db);
  });

  it('notices a lost authorisation without a message, and with the shipment', async () => {
    const { order } = await authorized();
    company.endAuthorization();
    await ship(order, 1);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', paymentState: 'DECLINED', paid: { amount: 0 } });
    await expectInvariants(db);
  });

  it('releases an amount that is authorised after the shop has given the payment up', async () => {
    const { order } = await placed();
    company.faults.push(...Array.from({ length: 12 }, () => 'down'));
    await sweep(db, 56, payments);
    company.faults.length = 0;
    expect((await orderNow(db, order.number)).status).toBe('FAILED');
    company.authorize();
    await send();
    await sweep(db, 60, payments);
    expect(company.isReleased()).toBe(true);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'FAILED', paid: { amount: 0 } });
    await expectInvariants(db);
  });
});
