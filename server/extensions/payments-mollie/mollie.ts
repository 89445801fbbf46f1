import type { MollieClient } from '@mollie/api-client';
import { z } from 'zod';
import { MessageRefusedError, type ConnectionTest, type PaymentExtension, type ProviderMessage } from '../../commerce/payments/payments.ts';
import { connect, isRefused, mollieSettings, statusOf, type MollieOptions } from './connection.ts';
import { cancelPayment, capturePayment, chargeKeyOf, findPayment, isCapturedLater, openPayment, outcomeOf } from './molliePayments.ts';
import { refundPayment } from './refunds.ts';

const id = 'mollie';

/** Messages are refused, without a fault in the log, until they can be looked up. */
const messageSettings = z.object({ apiKey: z.string() });

const isTestKey = (apiKey: string): boolean => apiKey.startsWith('test_');

async function test(mollie: MollieClient, apiKey: string): Promise<ConnectionTest> {
  try {
    const methods = await mollie.methods.list();
    if (methods.length === 0)
      return { isOk: false, message: 'No payment method is active. Activate at least one in the Mollie Dashboard.' };
  } catch (error) {
    if (![401, 403].includes(statusOf(error) ?? 0)) throw error;
    return { isOk: false, message: 'Mollie rejected the API key. Check it in the Mollie Dashboard.' };
  }
  return { isOk: true, message: `Connected to Mollie in ${isTestKey(apiKey) ? 'test mode. No money moves' : 'live mode'}.` };
}

/** Reads Mollie's messages: they only name a payment, so the payment is looked up. @returns nothing for payments of others */
async function readMessage(mollie: MollieClient, paymentId: string): Promise<ProviderMessage[]> {
  try {
    const payment = await mollie.payments.get(paymentId);
    const chargeKey = chargeKeyOf(payment);
    return chargeKey === undefined ? [] : [{ id: `${payment.id} ${payment.status}`, kind: payment.status, chargeKey }];
  } catch (error) {
    // Mollie asks to accept messages about unknown payments, so that nobody learns which exist.
    if (statusOf(error) === 404) return [];
    throw error;
  }
}

/** iDEAL, cards, wallets and other methods on the payment page of Mollie. */
export const mollie =
  (options: MollieOptions = {}): PaymentExtension =>
  ({ readSettings }) => {
    async function open() {
      const { apiKey, capture } = await readSettings(id, mollieSettings);
      return { api: await connect(apiKey, options), creation: { ...options, capture } };
    }
    const client = async (): Promise<MollieClient> => (await open()).api;
    return {
      id,
      settings: mollieSettings,
      flow: 'ONLINE',
      name: 'iDEAL, card and more',
      description: 'Pay with iDEAL, Bancontact, by card and other methods on the secure page of Mollie.',
      note: 'Activate methods in the Mollie Dashboard, except those that take days, such as bank transfer and SEPA direct debit: a payment that arrives more than an hour after checkout is refunded. Each payment tells Mollie the webhook address; you don’t need to enter it.',
      async testConnection() {
        const { apiKey } = await readSettings(id, mollieSettings);
        return test(await connect(apiKey, options), apiKey);
      },
      async warning() {
        const { apiKey } = await readSettings(id, mollieSettings);
        return isTestKey(apiKey)
          ? 'The API key is in test mode: orders count as paid but no money moves. Replace it before you start selling.'
          : null;
      },
      async begin(request) {
        try {
          const { api, creation } = await open();
          return outcomeOf(await openPayment(api, request, creation), request);
        } catch (error) {
          if (!isRefused(error)) throw error;
          return { state: 'DECLINED', reason: 'This payment method isn’t available at the moment.' };
        }
      },
      async find(charge, signal) {
        const api = await client();
        const payment = await findPayment(api, charge, signal);
        if (!payment) return { state: 'UNKNOWN' };
        // Some methods only authorise payments, also if the shop charges at once.
        return outcomeOf(isCapturedLater(payment) ? payment : await capturePayment(api, payment, charge), charge);
      },
      async capture(charge, signal) {
        const api = await client();
        const payment = await findPayment(api, charge, signal);
        return payment ? outcomeOf(await capturePayment(api, payment, charge), charge) : { state: 'UNKNOWN' };
      },
      async cancel(charge, signal) {
        const { api, creation } = await open();
        // A charge unknown to Mollie is opened and cancelled, so that a delayed request for it finds it cancelled.
        const payment = (await findPayment(api, charge, signal)) ?? (await openPayment(api, charge, creation));
        return outcomeOf(await cancelPayment(api, payment), charge);
      },
      async refund(request, signal) {
        return refundPayment(await client(), request, signal);
      },
      async readMessage({ body }) {
        const [, paymentId] = /^id=(tr_\w{1,60})$/.exec(body.toString('latin1')) ?? [];
        if (paymentId === undefined) throw new MessageRefusedError('Send the ID of one payment.');
        if ((await readSettings(id, messageSettings)).apiKey === '') throw new MessageRefusedError('The API key is not set.');
        return readMessage(await client(), paymentId);
      },
    };
  };
