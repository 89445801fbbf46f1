import { beforeEach, describe, expect, it } from 'vitest';
import { settlePayment } from '../../server/commerce/orders/settle.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { settleCharge } from '../../server/extensions/payments-test-card/books.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { addToCart, filledCartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeStocked, makeVariable } from '../support/products.ts';
import { newVisitor, testBank, testNow, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { detailsFor } from './checkoutDocuments.ts';
import { act, cardShopper, kinds, mails, orderNow, orderOf, stockOf, sweep } from './orderDocuments.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
});

const charges = () => db.prisma.testCharge.findMany({ orderBy: { createdAt: 'asc' } });
const onlyOrder = () =>
  db.prisma.order.findFirstOrThrow({ select: { id: true, number: true, payment: { select: { id: true, providerKey: true } } } });
const shopNow = async (payments = testPayments(db)) => ({
  db,
  now: testNow,
  effects: noEffects,
  catalog: await sharedRevision(db),
  payments,
});

/** Has a short time limit, for a card that gets no response. */
const impatient = () => testPayments(db, 500);

/** The test card with some methods replaced. */
const providerWith = (changes: Partial<OnlinePaymentProvider>) => testPayments(db, 500, changes);

const never = () => new Promise<never>(() => undefined);

describe('[F44] paying by card', () => {
  it('marks the order as paid and empties the cart when the charge succeeds', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_success');
    const answer = await act(visitor, 'placeOrder', input);
    const order = orderOf(answer);
    expect(order).toMatchObject({ status: 'PROCESSING', paymentState: 'SUCCEEDED', paid: { amount: 6_000 }, total: { amount: 6_000 } });
    expect(answer).toMatchObject({ nextAction: null, viewer: { cart: { itemCount: 0 } } });
    expect(kinds(order)).toEqual(['placed', 'paid']);
    expect(await stockOf(db, productId)).toEqual({ stock: 7, totalSales: 3 });
    expect(await mails(db)).toEqual(['paid']);
    await expectInvariants(db);
  });

  it('releases the stock when the card is declined, and the same cart can be ordered again', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_declined');
    const before = await filledCartOf(visitor);
    const declined = await act(visitor, 'placeOrder', input);
    expect(declined).toMatchObject({ code: 'PAYMENT_DECLINED', message: expect.stringContaining('The test bank declined the card.') });
    const order = await orderNow(db, (await onlyOrder()).number);
    expect(order).toMatchObject({ status: 'FAILED', paymentState: 'DECLINED', paid: { amount: 0 } });
    expect(kinds(order)).toEqual(['placed', 'declined']);
    expect(await stockOf(db, productId)).toEqual({ stock: 10, totalSales: 0 });
    expect(await mails(db)).toEqual([]);
    expect(await filledCartOf(visitor)).toMatchObject({ itemCount: 3, version: before.version + 1 });
    // Repeating the request gives the same result without contacting the provider.
    expect(await act(visitor, 'placeOrder', input)).toMatchObject({ code: 'PAYMENT_DECLINED' });
    expect(await charges()).toHaveLength(1);
    const again = await detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken: 'tok_success' });
    expect(orderOf(await act(visitor, 'placeOrder', again))).toMatchObject({ status: 'PROCESSING' });
    await expectInvariants(db);
  });

  it('waits for confirmation at the bank, and keeps the cart', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_action');
    const answer = await act(visitor, 'placeOrder', input);
    const order = orderOf(answer);
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', paymentState: 'NEEDS_ACTION', nextAction: answer.nextAction });
    expect(answer.nextAction?.url).toMatch(/^\/payments\/test-card\/confirm\?charge=ch_[0-9a-f]{32}&order=\d+&key=[0-9a-f]{32}$/);
    expect(answer.viewer?.cart?.itemCount).toBe(3);
    expect((await stockOf(db, productId)).stock).toBe(7);
    // Repeating the request returns the same page, without a second charge.
    expect((await act(visitor, 'placeOrder', input)).nextAction).toEqual(answer.nextAction);
    expect(await charges()).toHaveLength(1);
    await expectInvariants(db);
  });

  it('offers no confirmation page after the shopper has confirmed', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_action');
    const { number } = orderOf(await act(visitor, 'placeOrder', input));
    await settlePayment(await shopNow(), (await onlyOrder()).payment?.id ?? 0, { state: 'PENDING' }, { mailsFailure: true });
    expect(await orderNow(db, number)).toMatchObject({ status: 'PENDING_PAYMENT', paymentState: 'PENDING', nextAction: null });
    await expectInvariants(db);
  });

  it('charges once for concurrent identical requests', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_success');
    const answers = await Promise.all(Array.from({ length: 10 }, () => act(visitor, 'placeOrder', input)));
    expect(new Set(answers.map((answer) => orderOf(answer).id)).size).toBe(1);
    expect(await charges()).toHaveLength(1);
    expect(await mails(db)).toEqual(['paid']);
    expect((await stockOf(db, productId)).stock).toBe(7);
    await expectInvariants(db);
  });

  it('removes only the paid items from a cart that has changed in the meantime', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_action');
    orderOf(await act(visitor, 'placeOrder', input));
    const other = await makeStocked(db, 5);
    await addToCart(visitor, { productId: globalId('Product', productId), quantity: 1 });
    await addToCart(visitor, { productId: globalId('Product', other.id), quantity: 2 });
    const { payment } = await onlyOrder();
    await settleCharge(db, payment?.providerKey ?? '', true);
    await sweep(db, 2);
    const { lines } = await filledCartOf(visitor);
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 2]);
    await expectInvariants(db);
  });

  it('matches a variation’s cart line by its selected options', async () => {
    const made = await makeVariable(db, { variations: { any: {} } });
    const visitor = newVisitor(db);
    const add = (term: string, quantity: number) =>
      addToCart(visitor, { productId: globalId('Product', made.product.id), quantity, options: [{ attribute: 'colour', term }] });
    await add('blue', 2);
    orderOf(await act(visitor, 'placeOrder', await detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken: 'tok_action' })));
    await add('blue', 1);
    await add('red', 4);
    const { payment } = await onlyOrder();
    await settleCharge(db, payment?.providerKey ?? '', true);
    await sweep(db, 2);
    const { lines } = await filledCartOf(visitor);
    expect(lines.map(({ quantity, options }) => [quantity, options[0]?.value])).toEqual([
      [1, 'Blue'],
      [4, 'Red'],
    ]);
    await expectInvariants(db);
  });

  it('is declined for an unknown card', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_of_nobody');
    expect(await act(visitor, 'placeOrder', input)).toMatchObject({ code: 'PAYMENT_DECLINED' });
  });
});

describe('[F44] a payment whose provider doesn’t respond', () => {
  it('stays open until the sweep looks up the charge', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_timeout', impatient());
    const answer = await act(visitor, 'placeOrder', input);
    expect(orderOf(answer)).toMatchObject({ status: 'PENDING_PAYMENT', paymentState: 'PENDING' });
    expect(answer.nextAction).toBeNull();
    expect(await sweep(db, 0.5)).toMatchObject({ payments: 0 });
    expect(await sweep(db, 2)).toMatchObject({ payments: 1, faults: [] });
    expect(await orderNow(db, orderOf(answer).number)).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 } });
    expect((await filledCartOf(visitor)).itemCount).toBe(0);
    await expectInvariants(db);
  });

  it('is continued by a repeated request', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_timeout', impatient());
    await act(visitor, 'placeOrder', input);
    expect(orderOf(await act(visitor, 'placeOrder', input))).toMatchObject({ status: 'PROCESSING' });
    expect(await charges()).toHaveLength(1);
    await expectInvariants(db);
  });

  it('is closed within five minutes if the provider was never contacted', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_success', providerWith({ begin: never }));
    orderOf(await act(visitor, 'placeOrder', input));
    expect(await charges()).toEqual([]);
    expect(await sweep(db, 2)).toMatchObject({ payments: 0, faults: [] });
    expect(await sweep(db, 4)).toMatchObject({ payments: 1 });
    const { number, payment } = await onlyOrder();
    expect(await orderNow(db, number)).toMatchObject({ status: 'FAILED', events: [{}, { text: expect.stringContaining('in time') }] });
    expect((await stockOf(db, productId)).stock).toBe(10);
    expect(await mails(db)).toEqual(['failed']);
    // A delayed request can no longer charge anything.
    const late = { key: payment?.providerKey ?? '', amountMinor: 6_000, token: 'tok_success', email: '', openedAt: testNow };
    const order = { number, accessKey: '' };
    expect(
      await testBank(db).begin(
        { ...late, reference: '', currency: 'EUR', order, description: '', returnUrl: '', webhookUrl: '' },
        AbortSignal.timeout(1_000),
      ),
    ).toMatchObject({ state: 'DECLINED' });
    await expectInvariants(db);
  });

  it('is closed within an hour without a decision or response', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_action');
    orderOf(await act(visitor, 'placeOrder', input));
    for (const minutes of [2, 20, 50]) expect(await sweep(db, minutes)).toMatchObject({ payments: 0 });
    const gone = providerWith({ find: () => Promise.reject(new Error('ECONNREFUSED')), cancel: never });
    expect(await sweep(db, 52, gone)).toMatchObject({ payments: 0, faults: [{ message: 'The payment provider did not respond' }] });
    expect(await sweep(db, 58, gone)).toMatchObject({ payments: 1 });
    const { number } = await onlyOrder();
    expect(await orderNow(db, number)).toMatchObject({ status: 'FAILED' });
    // The bank is reachable again, and confirms the payment.
    expect(await sweep(db, 70)).toMatchObject({ payments: 1, faults: [] });
    expect(await sweep(db, 90)).toMatchObject({ payments: 0, faults: [] });
    await expectInvariants(db);
  });

  it('doesn’t keep the sweep from other payments', async () => {
    for (const token of ['tok_timeout', 'tok_timeout']) {
      const { visitor, input } = await cardShopper(db, token, impatient());
      await act(visitor, 'placeOrder', input);
    }
    const keys = (await charges()).map(({ key }) => key);
    const find: OnlinePaymentProvider['find'] = (charge, signal) =>
      charge.key === keys[0] ? Promise.reject(new Error('ECONNRESET')) : testBank(db).find(charge, signal);
    expect(await sweep(db, 2, providerWith({ find }))).toMatchObject({ payments: 1, faults: [{}] });
    expect(await sweep(db, 4)).toMatchObject({ payments: 1, faults: [] });
    await expectInvariants(db);
  });
});

describe('[F44] payment results reported several times', () => {
  it('take effect once, whatever their source', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_timeout', impatient());
    orderOf(await act(visitor, 'placeOrder', input));
    const { id, number, payment } = await onlyOrder();
    const paymentId = payment?.id ?? 0;
    const shop = await shopNow();
    const reports = Array.from({ length: 12 }, (_, index) =>
      settlePayment(
        shop,
        paymentId,
        { state: 'SUCCEEDED' },
        { message: { id: `evt_${index % 4}`, kind: 'charge.succeeded' }, mailsFailure: true },
      ),
    );
    await Promise.all([...reports, act(visitor, 'placeOrder', input), sweep(db, 2), sweep(db, 2)]);
    await settlePayment(shop, paymentId, { state: 'NEEDS_ACTION', url: '/late' }, { mailsFailure: true });
    await settlePayment(shop, paymentId, { state: 'DECLINED', reason: 'Too late.' }, { mailsFailure: true });
    const order = await orderNow(db, number);
    expect(order).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 }, refunded: { amount: 0 } });
    expect(kinds(order)).toEqual(['placed', 'paid']);
    expect(await mails(db)).toEqual(['paid']);
    expect(await db.prisma.paymentEvent.count({ where: { payment: { orderId: id } } })).toBe(4);
    expect((await stockOf(db, productId)).stock).toBe(7);
    await expectInvariants(db);
  });

  it('leave a consistent order when success and failure arrive at the same time', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_action');
    orderOf(await act(visitor, 'placeOrder', input));
    const { number, payment } = await onlyOrder();
    await settleCharge(db, payment?.providerKey ?? '', true);
    const shop = await shopNow();
    const results = Array.from({ length: 8 }, (_, index) =>
      index % 2 === 0 ? { state: 'SUCCEEDED' as const } : { state: 'DECLINED' as const, reason: 'No.' },
    );
    await Promise.all(results.map((result) => settlePayment(shop, payment?.id ?? 0, result, { mailsFailure: false })));
    const { status, paid, refunded } = await orderNow(db, number);
    // Either the order was paid, or it failed first and the money that arrived later was refunded.
    expect([
      ['PROCESSING', 6_000, 0, 7],
      ['FAILED', 6_000, 6_000, 10],
    ]).toContainEqual([status, paid.amount, refunded.amount, (await stockOf(db, productId)).stock]);
    await expectInvariants(db);
  });

  it('refund a late payment of a failed order, once', async () => {
    const { visitor, productId, input } = await cardShopper(db, 'tok_action');
    orderOf(await act(visitor, 'placeOrder', input));
    const { number, payment } = await onlyOrder();
    await sweep(db, 58, providerWith({ find: never, cancel: never }));
    await settleCharge(db, payment?.providerKey ?? '', true);
    const shop = await shopNow();
    await Promise.all(
      Array.from({ length: 5 }, () => settlePayment(shop, payment?.id ?? 0, { state: 'SUCCEEDED' }, { mailsFailure: true })),
    );
    const order = await orderNow(db, number);
    expect(order).toMatchObject({
      status: 'FAILED',
      paid: { amount: 6_000 },
      refunded: { amount: 6_000 },
      refunds: [{ state: 'SUCCEEDED' }],
    });
    expect(kinds(order)).toEqual(['placed', 'declined', 'paidLate', 'refunded']);
    expect(await charges()).toMatchObject([{ state: 'SUCCEEDED', refundedMinor: 6_000 }]);
    expect((await stockOf(db, productId)).stock).toBe(10);
    await expectInvariants(db);
  });
});
