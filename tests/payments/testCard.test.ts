import { beforeEach, describe, expect, it } from 'vitest';
import { offeredProviders, openPayments, type Charge, type OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { settleCharge, refusedRefundMinor } from '../../server/extensions/payments-test-card/books.ts';
import { signMessage } from '../../server/extensions/payments-test-card/signature.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { shop as definition } from '../../shop.config.ts';
import { freshDb } from '../support/db.ts';
import { testBank, testKeys, testNow } from '../support/shopDriver.ts';
import { describePaymentProvider } from './paymentProviderContract.ts';

describePaymentProvider('test card', async () => {
  const db = await freshDb();
  return {
    provider: testBank(db),
    token: 'tok_success',
    declinedToken: 'tok_declined',
    confirmedToken: 'tok_action',
    confirm: ({ key }) => settleCharge(db, key, true),
    message(charge, now) {
      const body = JSON.stringify({ id: `evt_${charge}`, kind: 'charge.succeeded', charge });
      const headers = { 'content-type': 'application/json', 'test-card-signature': signMessage(testKeys, body, now) };
      return { headers, body: Buffer.from(body), now };
    },
  };
});

let db: Db;
let bank: OnlinePaymentProvider;
beforeEach(async () => {
  db = await freshDb();
  bank = testBank(db);
});

const patience = () => AbortSignal.timeout(60_000);
const chargeOf = (key = 'ch_1', amountMinor = 1_000): Charge => ({
  key,
  reference: '',
  amountMinor,
  currency: 'EUR',
  order: { number: 7, accessKey: 'secret' },
  description: 'Order 1001',
  email: 'ada@example.com',
  openedAt: testNow,
  returnUrl: 'https://shop.example/',
  webhookUrl: 'https://shop.example/webhook',
});
const begin = (token: string | null, charge = chargeOf()) => bank.begin({ ...charge, token }, patience());

describe('[F44] the test card’s bank', () => {
  it.each([
    ['tok_success', { state: 'SUCCEEDED' }],
    ['tok_declined', { state: 'DECLINED', reason: 'The test bank declined the card.' }],
    ['tok_action', { state: 'NEEDS_ACTION', url: '/payments/test-card/confirm?charge=ch_1&order=7&key=secret' }],
    ['tok_of_nobody', { state: 'DECLINED', reason: 'The test bank declined the card.' }],
    [null, { state: 'DECLINED', reason: 'The test bank declined the card.' }],
  ])('returns the outcome of card %s', async (token, outcome) => {
    expect(await begin(token)).toEqual(outcome);
    expect(await bank.find(chargeOf(), patience())).toEqual(outcome);
  });

  it('charges the silent card, and reports it only when asked', async () => {
    await expect(bank.begin({ ...chargeOf(), token: 'tok_timeout' }, AbortSignal.timeout(300))).rejects.toThrow('timeout');
    expect(await bank.find(chargeOf(), patience())).toEqual({ state: 'SUCCEEDED' });
  });

  it('rejects another amount for the same key', async () => {
    await begin('tok_success');
    expect(await db.prisma.testCharge.count()).toBe(1);
    await expect(begin('tok_success', chargeOf('ch_1', 999))).rejects.toThrow('a different amount');
  });

  it('keeps the cardholder’s first decision', async () => {
    await begin('tok_action');
    for (const approves of [false, true]) {
      await settleCharge(db, 'ch_1', approves);
      expect(await bank.find(chargeOf(), patience())).toMatchObject({ state: 'DECLINED' });
    }
  });

  it('refuses refunds of one fixed amount, for testing refusals', async () => {
    await begin('tok_success');
    const refund = { key: 're_1', charge: chargeOf(), amountMinor: refusedRefundMinor };
    expect(await bank.refund(refund, patience())).toMatchObject({ state: 'REFUSED' });
    expect(await db.prisma.testCharge.findUniqueOrThrow({ where: { key: 'ch_1' } })).toMatchObject({ refundedMinor: 0 });
  });

  it('is offered only where test payments are enabled', () => {
    const offered = (offersTests: boolean) => {
      const payments = openPayments(definition.payments, { db, keys: testKeys, offersTests, publicUrl: 'https://shop.example' });
      return offeredProviders(payments).map(({ id }) => id);
    };
    expect(offered(false)).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'stripe', 'mollie', 'paypal']);
    expect(offered(true)).toEqual(['BANK_TRANSFER', 'CASH_ON_DELIVERY', 'stripe', 'mollie', 'paypal', 'TEST_CARD']);
  });
});

describe('[F44] the payment providers of a shop', () => {
  const open = (...ids: string[]) =>
    openPayments(
      // A form name may follow the ID: "wire as bacs".
      ids.map((given) => () => {
        const [id = '', formName] = given.split(' as ');
        return { id, flow: 'TRANSFER', name: id, description: id, ...(formName && { formName }) };
      }),
      { db, keys: testKeys, offersTests: true, publicUrl: 'https://shop.example' },
    );

  it('keep the order of shop.config.ts', () => {
    expect([...open('wire', 'acme-pay').providers.keys()]).toEqual(['wire', 'acme-pay']);
  });

  it.each([
    ['an invalid ID', ['acme pay'], '"acme pay" is not a valid ID'],
    ['a duplicate ID', ['acme', 'acme'], 'The ID "acme" is used twice.'],
    ['IDs with the same URL', ['acme-pay', 'ACME_PAY'], '"acme-pay" and "ACME_PAY" have the same address, "/payments/acme-pay".'],
    ['a duplicate form name', ['wire as bacs', 'transfer as bacs'], '"wire" and "transfer" have the same formName, "bacs".'],
    ['a form name equal to another ID', ['wire', 'transfer as wire'], '"wire" and "transfer" have the same formName, "wire".'],
  ])('make startup fail with %s', (_what, ids, message) => {
    expect(() => open(...ids)).toThrow(message);
  });
});
