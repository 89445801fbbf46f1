import { afterAll, beforeAll } from 'vitest';
import { mollie } from '../../server/extensions/payments-mollie/mollie.ts';
import { fakeMollie } from '../support/fakeMollie/fakeMollie.ts';
import { trustLocalServers } from '../support/fakeProvider/localhost.ts';
import { describeProviderOrders } from './providerOrders.ts';

// [F44] Orders paid through Mollie's SDK.

const apiKey = 'test_neverSeenAgain0123456789abcdef';

trustLocalServers({ beforeAll, afterAll });

describeProviderOrders('mollie', async (now) => {
  const fake = await fakeMollie({ apiKey, now });
  const { books } = fake;
  const payment = () => {
    const [first, ...others] = books.payments.values();
    if (!first || others.length > 0) throw new Error(`${others.length} payments too many, or none`);
    return first;
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  return {
    fake,
    extension: mollie({ apiUrl: fake.apiUrl }),
    settings: { apiKey },
    payUrl: () => `${fake.url}/checkout/${payment().id}`,
    pay: () => books.move(payment().id, 'paid'),
    expire: () => books.move(payment().id, 'expired'),
    change: (what) => Object.assign(payment().amount, what === 'amount' ? { value: '0.01' } : { currency: 'USD' }),
    message: () => ({ headers: form, body: `id=${payment().id}` }),
    strangers: () => [
      [200, { headers: form, body: 'id=tr_unknown' }],
      [400, { headers: form, body: 'id=ord_1' }],
      [400, { headers: form, body: '' }],
      [413, { headers: form, body: `id=tr_${'a'.repeat(300_000)}` }],
    ],
    refunds: () => [...books.refunds.values()].filter(({ status }) => status !== 'failed').map(({ amount }) => Number(amount.value) * 100),
    // The payment, and its earlier refunds.
    requestsBeforeRefund: 2,
    failRefunds: (isFailing) => void (books.refundStatus = isFailing ? 'failed' : 'refunded'),
    isEnded: () => payment().status === 'canceled',
    count: () => books.payments.size,
    isMadeLater: false,
  };
});
