import { paypal } from '../../server/extensions/payments-paypal/paypal.ts';
import { fakePaypal } from '../support/fakePaypal/fakePaypal.ts';
import { describeProviderOrders } from './providerOrders.ts';

// [F44] Orders paid through PayPal's SDK.

const account = { clientId: 'AbCdEf0123456789abcdef', clientSecret: 'neverSeenAgain0123456789', webhookId: '8PT597110X687430L' };

describeProviderOrders('paypal', async () => {
  const fake = await fakePaypal(account);
  const { books } = fake;
  const order = () => {
    const [first, ...others] = books.orders.values();
    if (!first || others.length > 0) throw new Error(`${others.length} orders too many, or none`);
    return first;
  };
  const stranger = (id: string) => ({
    id,
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource_type: 'checkout-order',
    resource: { custom_id: 'ch_unknown' },
  });
  return {
    fake,
    extension: paypal({ apiUrl: fake.apiUrl }),
    settings: { clientSecret: account.clientSecret, clientId: account.clientId, environment: 'sandbox', webhookId: account.webhookId },
    alsoSecret: () => [Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64'), ...books.tokens],
    payUrl: () => `${fake.url}/checkoutnow?token=${order().id}`,
    pay: () => books.approve(order().id),
    expire: () => void (order().status = 'VOIDED'),
    change: (what) => Object.assign(order().purchase_units[0].amount, what === 'amount' ? { value: '0.01' } : { currency_code: 'USD' }),
    message() {
      const event = books.events.at(-1);
      if (!event) throw new Error('No event');
      return fake.sign(event);
    },
    strangers() {
      const good = fake.sign(stranger('WH-1'));
      return [
        [400, fake.sign(stranger('WH-2'), 'WEBHOOK0OF0OTHERS')],
        [200, good],
        [400, { ...good, body: good.body.replace('ch_unknown', 'ch_other') }],
        [400, { ...good, headers: { 'content-type': 'application/json' } }],
        [400, { ...good, body: '{"id":"WH-1"},"webhook_id":"x"' }],
        [413, { ...good, body: `{"id":"${'a'.repeat(300_000)}"}` }],
      ];
    },
    refunds: () =>
      (order().purchase_units[0].payments?.refunds ?? [])
        .filter(({ status }) => status !== 'FAILED')
        .map(({ amount }) => Number(amount.value) * 100),
    // The order, which holds its earlier refunds.
    requestsBeforeRefund: 1,
    failRefunds: (isFailing) => void (books.refundStatus = isFailing ? 'FAILED' : 'COMPLETED'),
    isEnded: () => order().purchase_units[0].custom_id.endsWith(' cancelled'),
    count: () => books.orders.size,
    isMadeLater: true,
  };
});
