import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { MessageRefusedError, type Charge, type ChargeOutcome, type PaymentExtension } from '../../server/commerce/payments/payments.ts';
import { setting } from '../../server/platform/forms/settingsForm.ts';
import { html } from '../../server/platform/markup/html.ts';
import { formatMoney } from '../../server/platform/operation/shop.ts';

// Entered by staff under Settings > Payment.
const settings = z.object({
  merchant: setting(z.string().max(40, 'Use at most 40 characters.'), {
    label: 'Shop name',
    help: 'Shoppers read it on the page of Acme.',
  }),
  secret: setting(z.string().regex(/^$|^.{16,}$/, 'A signing secret has at least 16 characters.'), {
    kind: 'secret',
    label: 'Signing secret',
    help: 'Acme, Developers, Webhooks. Without it, messages are refused.',
  }),
});

interface AcmePayment {
  state: 'open' | 'paid' | 'canceled';
  amountMinor: number;
  returnUrl: string;
  refunds: Map<string, number>;
}

const page = (path: string) => `/payments/acme-pay/${path}`;

/** Shoppers pay on a page of Acme, which redirects them back and notifies the shop with a signed message. */
export const acmePay =
  (): PaymentExtension =>
  ({ readSettings }) => {
    // Acme's server. A real provider has none of this: each function below is a request to the payment company's API.
    const payments = new Map<string, AcmePayment>();

    function outcomeOf(key: string): ChargeOutcome {
      const payment = payments.get(key);
      if (!payment) return { state: 'UNKNOWN' };
      const reference = `acme_${key}`;
      if (payment.state === 'paid') return { state: 'SUCCEEDED', reference };
      if (payment.state === 'canceled') return { state: 'DECLINED', reason: 'The payment was canceled.', reference };
      return { state: 'NEEDS_ACTION', url: page(`pay?id=${encodeURIComponent(key)}`), reference };
    }

    const create = ({ key, amountMinor, returnUrl }: Charge, state: AcmePayment['state']) => {
      // One payment per key, as a real API does with an idempotency key.
      if (!payments.has(key)) payments.set(key, { state, amountMinor, returnUrl, refunds: new Map() });
    };

    return {
      id: 'acme-pay',
      settings,
      flow: 'ONLINE',
      name: 'Acme Pay',
      description: 'Pay on the page of Acme.',
      begin(request) {
        create(request, 'open');
        return Promise.resolve(outcomeOf(request.key));
      },
      find: ({ key }) => Promise.resolve(outcomeOf(key)),
      cancel(charge) {
        create(charge, 'canceled');
        const payment = payments.get(charge.key);
        if (payment?.state === 'open') payment.state = 'canceled';
        return Promise.resolve(outcomeOf(charge.key));
      },
      refund({ key, charge, amountMinor }) {
        const payment = payments.get(charge.key);
        const refunded = [...(payment?.refunds.values() ?? [])].reduce((sum, minor) => sum + minor, 0);
        if (payment?.refunds.has(key)) return Promise.resolve({ state: 'SUCCEEDED' });
        if (payment?.state !== 'paid' || refunded + amountMinor > payment.amountMinor)
          return Promise.resolve({ state: 'REFUSED', reason: 'Acme has not collected so much.' });
        payment.refunds.set(key, amountMinor);
        return Promise.resolve({ state: 'SUCCEEDED' });
      },
      // Asynchronous, so that a refused message is a rejected promise.
      async readMessage({ headers, body, now }) {
        const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['acme-signature'])) ?? [];
        const { secret } = await readSettings('acme-pay', settings);
        const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
        if (secret === '' || signature === '' || !timingSafeEqual(expected, Buffer.from(signature, 'hex')))
          throw new MessageRefusedError('Wrong signature.');
        if (Math.abs(now.getTime() / 1_000 - Number(time)) > 300) throw new MessageRefusedError('The message is too old.');
        const { id, type, payment } = JSON.parse(body.toString()) as { id: string; type: string; payment: string };
        return [{ id, kind: type, chargeKey: payment }];
      },
      pages: [
        {
          method: 'GET',
          path: 'pay',
          async answer({ fields: { id = '' } }) {
            const payment = payments.get(id);
            const { merchant } = await readSettings('acme-pay', settings);
            const body = payment
              ? html`<title>Acme Pay</title>
                  <h1>Pay ${formatMoney(payment.amountMinor)} ${merchant === '' ? '' : `to ${merchant}`}</h1>
                  <form method="post" action="${page('pay')}">
                    <input type="hidden" name="id" value="${id}" /><button>Pay now</button>
                  </form>`
              : html`<title>Acme Pay</title>
                  <h1>Payment not found</h1>`;
            const status = payment ? 200 : 404;
            return { status, type: 'text/html', cacheControl: 'private, no-store', body: `<!doctype html>${body.toString()}` };
          },
        },
        {
          method: 'POST',
          path: 'pay',
          answer({ fields: { id = '' } }) {
            const payment = payments.get(id);
            if (payment?.state === 'open') payment.state = 'paid';
            return Promise.resolve({ redirect: payment?.returnUrl ?? '/' });
          },
        },
      ],
    };
  };
