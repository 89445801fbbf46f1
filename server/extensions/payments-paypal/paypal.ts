import { z } from 'zod';
import { MessageRefusedError, type Charge, type ChargeOutcome, type PaymentExtension } from '../../commerce/payments/payments.ts';
import { captureAuthorized, voidAuthorized } from './authorizations.ts';
import { connector, isRefused, PaypalError, paypalSettings, type PaypalApi, type PaypalOptions } from './connection.ts';
import { readEvent } from './messages.ts';
import { cancelOrder, completeOrder, findOrder, forgotten, isForgotten, openOrder, outcomeOf } from './paypalOrders.ts';
import { refundCapture } from './refunds.ts';

const id = 'paypal';

/** Messages are refused, without a fault in the log, until they can be verified. */
const messageSettings = z.object({ webhookId: z.string() });

/** @throws the error, unless it says that PayPal has forgotten the order of the charge */
function unlessForgotten(error: unknown, charge: Charge): ChargeOutcome {
  if (isForgotten(error, charge)) return forgotten;
  throw error;
}

/** PayPal, on PayPal's own page. */
export const paypal =
  (options: PaypalOptions = {}): PaymentExtension =>
  ({ readSettings }) => {
    const call = connector(options);
    async function ask<Answer>(signal: AbortSignal, question: (api: PaypalApi) => Promise<Answer>): Promise<Answer> {
      return call(await readSettings(id, paypalSettings), signal, question);
    }
    return {
      id,
      settings: paypalSettings,
      flow: 'ONLINE',
      name: 'PayPal',
      description: 'Pay with your PayPal account on the secure page of PayPal.',
      async testConnection(signal) {
        const { environment, webhookId } = await readSettings(id, paypalSettings);
        try {
          await ask(signal, ({ fetchToken }) => fetchToken());
        } catch (error) {
          if (!(error instanceof PaypalError && [400, 401, 403].includes(error.status))) throw error;
          return {
            isOk: false,
            message: 'PayPal rejected the client ID or secret. Check both and the environment in the PayPal Developer Dashboard.',
          };
        }
        const mode = environment === 'sandbox' ? 'Connected to PayPal’s sandbox. No money moves.' : 'Connected to PayPal in live mode.';
        return { isOk: true, message: webhookId === '' ? `${mode} Webhooks are rejected until you enter the webhook ID.` : mode };
      },
      async warning() {
        const { environment } = await readSettings(id, paypalSettings);
        return environment === 'sandbox'
          ? 'The environment is PayPal’s sandbox: orders count as paid but no money moves. Change it before you start selling.'
          : null;
      },
      async begin(request, signal) {
        try {
          return await ask(signal, async (api) =>
            outcomeOf(await completeOrder(api, (await openOrder(api, request)).order, request), request),
          );
        } catch (error) {
          if (!isRefused(error)) throw error;
          return { state: 'DECLINED', reason: 'This payment method isn’t available at the moment.' };
        }
      },
      find: (charge, signal) =>
        ask(signal, async (api) => {
          const order = await findOrder(api, charge);
          return order ? outcomeOf(await completeOrder(api, order, charge), charge) : ({ state: 'UNKNOWN' } as const);
        }).catch((error: unknown) => unlessForgotten(error, charge)),
      cancel: (charge, signal) =>
        ask(signal, async (api) => {
          // A charge unknown to PayPal is opened and marked, so that a delayed request for it finds it cancelled.
          const order = (await findOrder(api, charge)) ?? (await openOrder(api, charge)).order;
          return outcomeOf(await voidAuthorized(api, await cancelOrder(api, order, charge)), charge);
        }).catch((error: unknown) => unlessForgotten(error, charge)),
      capture: (charge, signal) =>
        ask(signal, async (api) => {
          const order = await findOrder(api, charge);
          return order ? outcomeOf(await captureAuthorized(api, order, charge), charge) : ({ state: 'UNKNOWN' } as const);
        }),
      refund: (request, signal) => ask(signal, (api) => refundCapture(api, request)),
      async readMessage(message, signal) {
        const { webhookId } = await readSettings(id, messageSettings);
        if (webhookId === '') throw new MessageRefusedError('The webhook ID is not set.');
        return ask(signal, (api) => readEvent(api, message, webhookId, signal));
      },
    };
  };
