import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayments, type PaymentExtension, type Payments } from '../../server/commerce/payments/payments.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { act, administrator, cardShopper, kinds, orderNow, orderOf, stockOf, sweep, type OrderNow } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import type { FakeProvider, Fault } from '../support/fakeProvider/fakeProvider.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testKeys, testNow, type Visitor } from '../support/shopDriver.ts';

// Requirements for orders that are paid on the page of a payment company, from its settings to refunds, through the shop's own endpoints.

export interface Message {
  headers: Record<string, string>;
  body: string;
}

/** A payment company's stand-in, with what the suite needs to produce each situation. All of it concerns the only charge. */
export interface CompanyUnderTest {
  fake: FakeProvider;
  extension: PaymentExtension;
  /** Valid settings. */
  settings: Record<string, string>;
  /** Other values that nobody may see, such as access tokens. */
  alsoSecret?(): string[];
  /** Where the shopper pays. */
  payUrl(): string;
  /** The shopper pays on the company's page; the money arrives with that, or when the shop takes it. */
  pay(): void;
  /** The company has ended the payment unpaid. */
  expire(): void;
  /** Changes what the company collects. */
  change(what: 'amount' | 'currency'): void;
  /** The message about the payment's latest state. */
  message(): Message;
  /** Messages that must not change anything, with the expected status. */
  strangers(): [status: number, message: Message][];
  /** What was refunded, in cents. */
  refunds(): number[];
  /** Requests of a refund that precede the one that makes it. */
  requestsBeforeRefund: number;
  /** Makes the next refunds fail, or succeed again. */
  failRefunds(isFailing: boolean): void;
  /** Whether the charge can't be paid any more. */
  isEnded(): boolean;
  /** Number of payments at the company. */
  count(): number;
  /** Whether a charge whose creation had no effect is created by the look at it, and can be paid. */
  isMadeLater: boolean;
}

/**
 * Declares the tests.
 * @param open starts a stand-in without payments, with the clock of the tests
 */
export function describeProviderOrders(id: string, open: (now: () => Date) => Promise<CompanyUnderTest>): void {
  let db: Db;
  let company: CompanyUnderTest;
  let shop: TestApp;
  let payments: Payments;
  let admin: Visitor;
  beforeEach(async () => {
    db = await freshDb();
    company = await open(() => testNow);
    const extensions = [bankTransfer(), company.extension];
    shop = await testApp(db, {}, 1_500, undefined, undefined, extensions);
    payments = openPayments(extensions, { db, keys: testKeys, offersTests: false, timeoutMs: 1_500, publicUrl: 'https://shop.example' });
    admin = await administrator(db, payments);
  });
  afterEach(async () => {
    await shop.app.close();
    await company.fake.close();
  });

  const save = (settings = company.settings, expectedVersion = 0) =>
    admin.query<{ result: object }>(
      `mutation ($input: UpdatePaymentSettingsInput!) { result: updatePaymentSettings(input: $input) { __typename
      ... on UpdatePaymentSettingsPayload { paymentMethods { code isSetUp webhookUrl canBeTested settings { name value } } }
      ... on UserError { message } ... on InvalidInputError { issues { path message } } } }`,
      { input: { code: id, expectedVersion, settings: Object.entries(settings).map(([name, value]) => ({ name, value })) } },
    );

  const test = async () => {
    const document = `mutation { result: testPaymentSettings(input: { code: "${id}" }) {
      ... on TestPaymentSettingsPayload { isOk message } ... on UserError { message } } }`;
    return (await admin.query<{ result: { isOk: boolean; message: string } }>(document)).result;
  };

  async function shopper() {
    await save();
    return cardShopper(db, '', payments, { paymentMethod: id, paymentToken: null });
  }

  async function placed(): Promise<{ productId: number; order: OrderNow; url: string | undefined; returnUrl: string }> {
    const { visitor, productId, input } = await shopper();
    const answer = await act(visitor, 'placeOrder', input);
    const order = orderOf(answer);
    const { providerKey, order: row } = await db.prisma.payment.findFirstOrThrow({ include: { order: true } });
    const link = new URLSearchParams({ charge: providerKey, order: String(order.number), key: row.accessKey });
    return { productId, order, url: answer.nextAction?.url, returnUrl: `/payments/${id}/return?${link}` };
  }

  const send = ({ headers, body }: Message) =>
    shop.app.inject({ method: 'POST', url: `/payments/${id}/webhook`, headers: { host: 'localhost:4000', ...headers }, payload: body });

  /** The next requests all fail with `fault`, until they are `fine` again. */
  const failing = (fault: Fault) => company.fake.faults.push(...Array.from({ length: 30 }, () => fault));
  const recover = () => void (company.fake.faults.length = 0);

  describe(`[F44] setting up ${id} in the admin`, () => {
    it('offers it once its keys are saved, shows the webhook URL, and reports the connection test', async () => {
      expect(await test()).toMatchObject({ isOk: false, message: 'Complete the settings and save them first.' });
      const [secret = ''] = Object.keys(company.settings);
      expect(await save({ ...company.settings, [secret]: 'nonsense!' })).toMatchObject({ result: { issues: [expect.anything()] } });
      expect(await save()).toMatchObject({
        result: { paymentMethods: [{}, { isSetUp: true, webhookUrl: `https://shop.example/payments/${id}/webhook`, canBeTested: true }] },
      });
      expect(await test()).toMatchObject({ isOk: true });
      failing('slow');
      expect(await test()).toMatchObject({ isOk: false, message: expect.stringContaining('didn’t respond') });
    });

    it('is required before its messages are accepted, and never exposes the secrets', async () => {
      const [[, stranger] = [0, { headers: {}, body: '' }]] = company.strangers();
      expect((await send(stranger)).statusCode).toBe(400);
      expect(shop.faults).toEqual([]);
      const { order } = await placed();
      company.pay();
      const message = company.message();
      failing('error');
      expect((await send(message)).statusCode).toBe(503);
      recover();
      await send(message);
      const answers = [
        await orderNow(db, order.number),
        await save({}, 1),
        await admin.query('{ auditLog(first: 50) { edges { node { details } } } }'),
      ];
      let everything = JSON.stringify([answers, shop.faults.map(({ err }) => describeFault(err))]);
      const { rows } = await db.pool.query<{ name: string }>(
        `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
      );
      for (const { name } of rows) everything += JSON.stringify((await db.pool.query(`select * from ${name}`)).rows);
      expect(shop.faults).not.toEqual([]);
      const { secretNames } = await admin
        .query<{ adminPaymentMethods: { code: string; secretNames: string[] }[] }>('{ adminPaymentMethods { code secretNames } }')
        .then(({ adminPaymentMethods }) => adminPaymentMethods.find(({ code }) => code === id) ?? { secretNames: [] });
      expect(secretNames).not.toEqual([]);
      for (const secret of [...secretNames.map((name) => company.settings[name] ?? ''), ...(company.alsoSecret?.() ?? [])])
        expect(everything).not.toContain(secret);
    });
  });

  describe(`[F44] an order paid with ${id}`, () => {
    it('is paid by the message before the shopper returns; repeated, late and foreign messages change nothing', async () => {
      const { order, url, productId, returnUrl } = await placed();
      expect(url).toBe(company.payUrl());
      for (const [status, stranger] of company.strangers()) expect((await send(stranger)).statusCode).toBe(status);
      expect((await orderNow(db, order.number)).status).toBe('PENDING_PAYMENT');
      company.pay();
      const message = company.message();
      expect((await send(message)).body).toBe('Noted.\n');
      const paid = await orderNow(db, order.number);
      expect(paid).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 } });
      for (const next of [message, message, company.message()]) expect((await send(next)).statusCode).toBe(200);
      for (const [status, stranger] of company.strangers()) expect((await send(stranger)).statusCode).toBe(status);
      expect((await shop.app.inject({ url: returnUrl })).statusCode).toBe(303);
      expect(await orderNow(db, order.number)).toEqual(paid);
      expect((await stockOf(db, productId)).stock).toBe(7);
      expect(company.refunds()).toEqual([]);
      await expectInvariants(db);
    });

    it('is paid when the shopper returns, and can be resumed by one who returns unpaid', async () => {
      const { order, returnUrl } = await placed();
      await shop.app.inject({ url: returnUrl });
      expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT', nextAction: { url: company.payUrl() } });
      company.pay();
      await Promise.all([shop.app.inject({ url: returnUrl }), send(company.message()), shop.app.inject({ url: returnUrl })]);
      expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', nextAction: null, paid: { amount: 6_000 } });
      await expectInvariants(db);
    });

    it.each(['amount', 'currency'] as const)('isn’t paid by another %s', async (what) => {
      const { order, returnUrl } = await placed();
      company.pay();
      company.change(what);
      expect((await send(company.message())).statusCode).toBe(503);
      expect((await shop.app.inject({ url: returnUrl })).statusCode).toBe(303);
      expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT', paid: { amount: 0 } });
      expect(JSON.stringify(shop.faults.map(({ err }) => describeFault(err)))).toContain('instead of 60.00 EUR');
    });

    it('is found by the sweeper after a lost response, and a repeated request leads to the same payment', async () => {
      const { visitor, input } = await shopper();
      failing('lost');
      const first = await act(visitor, 'placeOrder', input);
      expect(first.nextAction).toBeNull();
      recover();
      await sweep(db, 2, payments);
      await sweep(db, 3, payments);
      const { number } = orderOf(first);
      expect(await orderNow(db, number)).toMatchObject({ status: 'PENDING_PAYMENT', nextAction: { url: company.payUrl() } });
      expect((await act(visitor, 'placeOrder', input)).nextAction).toEqual({ url: company.payUrl() });
      expect(company.count()).toBe(1);
    });

    it.each(['down', 'error', 'slow'] as const)('whose creation has no effect (%s) is neither lost nor paid', async (fault) => {
      const { visitor, input, productId } = await shopper();
      failing(fault);
      const { number } = orderOf(await act(visitor, 'placeOrder', input));
      recover();
      await sweep(db, 2, payments);
      await sweep(db, company.isMadeLater ? 56 : 4, payments);
      expect((await orderNow(db, number)).status).toBe('FAILED');
      expect(company.isEnded()).toBe(true);
      expect((await stockOf(db, productId)).stock).toBe(10);
      await expectInvariants(db);
    });

    it.each(['down', 'error', 'slow', 'lost'] as const)(
      'is paid once by a message, a return and the sweeper that follow a failure (%s)',
      async (fault) => {
        const { order, returnUrl } = await placed();
        company.pay();
        failing(fault);
        expect((await send(company.message())).statusCode).toBe(503);
        expect((await shop.app.inject({ url: returnUrl })).statusCode).toBe(303);
        expect((await orderNow(db, order.number)).status).toBe('PENDING_PAYMENT');
        recover();
        await Promise.all([send(company.message()), sweep(db, 2, payments), shop.app.inject({ url: returnUrl })]);
        expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 } });
        expect(company.refunds()).toEqual([]);
        await expectInvariants(db);
      },
    );

    it('that nobody pays is given up within the hour; money that comes all the same goes back, once', async () => {
      const { order, returnUrl } = await placed();
      company.pay();
      failing('down');
      await sweep(db, 56, payments);
      expect((await orderNow(db, order.number)).status).toBe('FAILED');
      recover();
      for (let delivery = 0; delivery < 2; delivery += 1) await send(company.message());
      await shop.app.inject({ url: returnUrl });
      expect(await orderNow(db, order.number)).toMatchObject({ status: 'FAILED', paid: { amount: 6_000 }, refunded: { amount: 6_000 } });
      expect(company.refunds()).toEqual([6_000]);
      await expectInvariants(db);
    });

    it('ends at the company when it stays unpaid, and fails once the company has ended it', async () => {
      const { order } = await placed();
      await sweep(db, 56, payments);
      expect((await orderNow(db, order.number)).status).toBe('FAILED');
      expect(company.isEnded()).toBe(true);
    });

    it('fails at once when the company ends it', async () => {
      const { order, productId, returnUrl } = await placed();
      company.expire();
      await shop.app.inject({ url: returnUrl });
      expect((await orderNow(db, order.number)).status).toBe('FAILED');
      expect((await stockOf(db, productId)).stock).toBe(10);
    });

    it('can be refunded in part and in full, once after a lost response, and a refusal has its reason', async () => {
      const { order } = await placed();
      company.pay();
      await send(company.message());
      const refund = (amount: number, idempotencyKey: string) => act(admin, 'refundOrder', { orderId: order.id, amount, idempotencyKey });
      expect((await refund(1_000, 'refund-1')).refund).toMatchObject({ state: 'SUCCEEDED' });
      company.fake.faults.push(...Array.from({ length: company.requestsBeforeRefund }, () => 'fine' as const), 'lost');
      expect((await refund(2_000, 'refund-2')).refund).toMatchObject({ state: 'PENDING' });
      await sweep(db, 2, payments);
      expect(company.refunds()).toEqual([1_000, 2_000]);
      company.failRefunds(true);
      expect((await refund(500, 'refund-3')).code).toBe('REFUND_REFUSED');
      company.failRefunds(false);
      expect((await refund(3_000, 'refund-4')).refund).toMatchObject({ state: 'SUCCEEDED' });
      const now = await orderNow(db, order.number);
      expect(now).toMatchObject({ status: 'REFUNDED', refunded: { amount: 6_000 } });
      expect(kinds(now)).toContain('refundRefused');
      await expectInvariants(db);
    });
  });
}

/** Returns everything that a log entry may contain of an error. */
function describeFault(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  return { ...fault, message: fault.message, stack: fault.stack, cause: describeFault(fault.cause) };
}
