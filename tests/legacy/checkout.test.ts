import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeStocked } from '../support/products.ts';
import { newClient, tokenOf, type Client } from './client.ts';

// The old checkout form, and how it reads the responses.

let db: Db;
let shop: TestApp;
let pan = 0;
let last = 0;

beforeAll(async () => {
  db = await freshDb();
  pan = (await makeProduct(db, { name: 'Pan <i>', slug: 'pan', regularPriceMinor: 2_000 })).id;
  last = (await makeStocked(db, 1, { name: 'Last <i>', slug: 'last' })).id;
  shop = await testApp(db, { SOUK_TEST_PAYMENTS: 'true' });
});
afterAll(() => shop.app.close());

const tokenField = 'woocommerce-process-checkout-nonce';

async function withCart(product = pan, quantity = 2): Promise<Client> {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: product, quantity });
  return client;
}

/** Returns valid form values. */
async function formOf(client: Client, more: Record<string, string> = {}): Promise<Record<string, string>> {
  return {
    billing_first_name: 'Ada',
    billing_last_name: 'Byron',
    billing_company: '',
    billing_country: 'DE',
    billing_address_1: '12 Ring',
    billing_address_2: '',
    billing_postcode: '10115',
    billing_city: 'Berlin',
    billing_state: 'DE-BE',
    billing_phone: '030 1234567',
    billing_email: 'ada@example.com',
    order_comments: '',
    'shipping_method[0]': 'standard',
    payment_method: 'bacs',
    terms: 'on',
    'terms-field': '1',
    _wp_http_referer: '/?wc-ajax=update_order_review',
    [tokenField]: await tokenOf(client, ['wc_checkout_params', 'process_checkout_nonce']),
    ...more,
  };
}

interface Outcome {
  result: 'success' | 'failure';
  redirect?: string;
  order_id?: number;
  messages?: string;
  refresh?: boolean;
  reload?: boolean;
}

async function submit(client: Client, form: Record<string, string>, headers: Record<string, string> = {}): Promise<Outcome> {
  const answer = await client.send('POST', '/?wc-ajax=checkout', { form, headers: { 'x-requested-with': 'XMLHttpRequest', ...headers } });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json; charset=UTF-8']);
  return answer.json<Outcome>();
}

/** Returns the total that the payment box passes to the form. */
async function shownTotal(client: Client): Promise<number> {
  const security = await tokenOf(client, ['wc_checkout_params', 'update_order_review_nonce']);
  const answer = await client.send('POST', '/?wc-ajax=update_order_review', { form: { security, country: 'DE' } });
  const box = answer.json<{ fragments: Record<string, string> }>().fragments['.woocommerce-checkout-payment'] ?? '';
  return Number(/name="souk_shown_total" value="(\d+)"/.exec(box)?.[1]);
}

const fieldsOf = ({ messages = '' }: Outcome) => [...messages.matchAll(/<li data-id="(\w+)">/g)].map(([, field]) => field);
const orderOf = ({ order_id }: Outcome) =>
  db.prisma.order.findUniqueOrThrow({ where: { number: order_id ?? 0 }, include: { attribution: true, lines: true } });

describe('[F44] the legacy checkout', () => {
  it('places the order, redirects to the order page and deletes the cart’s cookies', async () => {
    const client = await withCart();
    const outcome = await submit(client, await formOf(client, { order_comments: 'Ring\ntwice' }));
    expect(outcome).toEqual({
      result: 'success',
      redirect: expect.stringMatching(/^\/checkout\/order-received\/\d+\/\?key=/) as unknown,
      order_id: expect.any(Number) as unknown,
    });
    const order = await orderOf(outcome);
    expect(order).toMatchObject({
      email: 'ada@example.com',
      firstName: 'Ada',
      country: 'DE',
      note: 'Ring\ntwice',
      status: 'ON_HOLD',
      billingAddress: null,
    });
    expect(order.lines.map(({ quantity }) => quantity)).toEqual([2]);
    expect(client.cookies.has('woocommerce_cart_hash') || client.cookies.has('woocommerce_items_in_cart')).toBe(false);
    expect((await client.cart('get_refreshed_fragments')).cart_hash).toBe('');
  });

  it('ships to the billing address if the box for another address is 0', async () => {
    const client = await withCart();
    const order = await orderOf(await submit(client, await formOf(client, { ship_to_different_address: '0', shipping_country: 'FR' })));
    expect(order).toMatchObject({ firstName: 'Ada', country: 'DE', billingAddress: null });
  });

  it('ships to another address if requested, and keeps the billing address', async () => {
    const client = await withCart();
    const shipping = {
      ship_to_different_address: '1',
      shipping_first_name: 'Grace',
      shipping_last_name: 'Hopper',
      shipping_company: 'Navy',
      shipping_country: 'fr',
      shipping_address_1: '1 Rue',
      shipping_address_2: '',
      shipping_postcode: '75001',
      shipping_city: 'Paris',
    };
    const order = await orderOf(await submit(client, await formOf(client, shipping)));
    expect(order).toMatchObject({
      firstName: 'Grace',
      country: 'FR',
      company: 'Navy',
      billingAddress: { firstName: 'Ada', country: 'DE' },
    });
  });

  it.each([
    ['cod', 'CASH_ON_DELIVERY', 'PROCESSING', {}],
    ['test_card', 'TEST_CARD', 'PROCESSING', { test_card_token: 'tok_success' }],
  ] as const)('accepts payment by %s', async (payment_method, paymentMethod, status, more) => {
    const client = await withCart();
    const order = await orderOf(await submit(client, await formOf(client, { payment_method, ...more })));
    expect(order).toMatchObject({ paymentMethod, status });
  });

  it('redirects to the bank to confirm a card, and keeps the cart if the card is declined', async () => {
    const client = await withCart();
    const asks = await submit(client, await formOf(client, { payment_method: 'test_card', test_card_token: 'tok_action' }));
    expect(asks).toMatchObject({ result: 'success', redirect: expect.stringContaining('/payments/test-card/confirm') as unknown });
    const other = await withCart();
    const declined = await submit(other, await formOf(other, { payment_method: 'test_card', test_card_token: 'tok_declined' }));
    expect(declined).toMatchObject({ result: 'failure', reload: false });
    expect((await other.cart('get_refreshed_fragments')).cart_hash).toMatch(/^[0-9a-f]{32}$/);
  });

  it('uses the cheapest delivery method if the form has none', async () => {
    const client = await withCart();
    const { 'shipping_method[0]': _none, ...form } = await formOf(client);
    expect((await orderOf(await submit(client, form))).shippingMethod).toBe('standard');
  });

  it('places one order for a repeated form, with an Idempotency-Key or without', async () => {
    const keyed = await withCart();
    const form = await formOf(keyed);
    const headers = { 'idempotency-key': 'a-key-of-this-form' };
    expect(await submit(keyed, form, headers)).toEqual(await submit(keyed, form, headers));
    const plain = await withCart();
    const again = await formOf(plain);
    expect(await submit(plain, again)).toEqual(await submit(plain, again));
  });

  it.each<Record<string, string>>([{ 'idempotency-key': 'a-key-without-shipping' }, {}])(
    'places one order for a repeated form without a delivery method: %j',
    async (headers) => {
      const client = await withCart();
      const { 'shipping_method[0]': _none, ...form } = await formOf(client);
      const first = await submit(client, form, headers);
      expect(first.result).toBe('success');
      expect(await submit(client, form, headers)).toEqual(first);
    },
  );

  it('links to the order whose payment is open', async () => {
    const client = await withCart();
    const open = await submit(client, await formOf(client, { payment_method: 'test_card', test_card_token: 'tok_action' }));
    const refused = await submit(client, await formOf(client));
    expect(refused).toMatchObject({ result: 'failure', refresh: false, reload: false });
    const { number, accessKey } = await orderOf(open);
    expect(refused.messages).toContain(`<a href="/checkout/order-received/${number}/?key=${accessKey}">View your order</a>`);
  });

  it('rejects an order at another total than shown', async () => {
    const product = (await makeProduct(db, { slug: 'dearer', regularPriceMinor: 3_000 })).id;
    const client = await withCart(product, 1);
    const shown = { souk_shown_total: String(await shownTotal(client)) };
    expect(shown).toEqual({ souk_shown_total: '3490' });
    await db.prisma.product.update({ where: { id: product }, data: { regularPriceMinor: 3_001 } });
    const refused = await submit(client, await formOf(client, shown));
    expect(refused).toMatchObject({ result: 'failure', refresh: true, reload: false });
    expect(refused.messages).toContain('Your cart has changed.');
    const agreed = { souk_shown_total: String(await shownTotal(client)) };
    expect((await orderOf(await submit(client, await formOf(client, agreed)))).totalMinor).toBe(3_491);
  });

  it.each(['billing_vat_id', 'billing_vat_number', 'vat_number'])('takes the VAT ID in %s, and a gift message', async (field) => {
    const client = await withCart();
    const refused = await submit(client, await formOf(client, { [field]: 'DE136695975', gift_message: 'x'.repeat(301) }));
    expect(fieldsOf(refused).toSorted()).toEqual([field, 'gift_message'].toSorted());
    const outcome = await submit(client, await formOf(client, { [field]: 'DE 136695976', gift_message: 'Dear Mary,\nbest wishes' }));
    expect(await orderOf(outcome)).toMatchObject({ vatId: 'DE136695976', giftMessage: 'Dear Mary,\nbest wishes' });
  });

  it('reports each invalid field by its form name', async () => {
    const client = await withCart();
    const wrong = {
      billing_email: 'ada',
      billing_first_name: '',
      billing_last_name: '',
      billing_postcode: 'x',
      billing_phone: 'abc',
      'shipping_method[0]': 'standard',
    };
    const { terms: _terms, ...form } = await formOf(client, wrong);
    const outcome = await submit(client, form);
    expect(outcome).toMatchObject({ result: 'failure', refresh: false, reload: false });
    expect(fieldsOf(outcome).toSorted()).toEqual(
      ['billing_email', 'billing_first_name', 'billing_phone', 'billing_postcode', 'terms'].toSorted(),
    );
    expect(outcome.messages).toMatch(/^<ul class="woocommerce-error" role="alert">/);
    const elsewhere = await submit(
      client,
      await formOf(client, { ship_to_different_address: '1', billing_city: '', shipping_country: 'DE' }),
    );
    expect(fieldsOf(elsewhere)).toEqual(
      expect.arrayContaining(['shipping_first_name', 'shipping_address_1', 'shipping_city', 'billing_city']),
    );
  });

  it.each(['', 'cheque', 'BANK_TRANSFER', 'constructor'])('rejects the payment method “%s”', async (payment_method) => {
    const client = await withCart();
    const outcome = await submit(client, await formOf(client, { payment_method }));
    expect(outcome.messages).toContain('<li data-id="payment_method">Invalid payment method.</li>');
  });

  it('rejects an empty cart and an invalid token', async () => {
    const client = newClient(shop.app);
    const form = await formOf(client);
    for (const given of [form, { ...form, [tokenField]: '' }]) {
      const outcome = await submit(client, given);
      expect(outcome).toMatchObject({ result: 'failure', refresh: false, reload: false });
      expect(outcome.messages).toContain('Sorry, your session has expired. <a href="/shop/" class="wc-backward">Return to shop</a>');
    }
    const filled = await withCart();
    for (const token of ['', 'wrong', await tokenOf(newClient(shop.app), ['wc_checkout_params', 'process_checkout_nonce'])]) {
      const outcome = await submit(filled, await formOf(filled, { [tokenField]: token }));
      expect(outcome).toMatchObject({ result: 'failure', refresh: true, reload: false });
      expect(outcome.messages).toContain('We were unable to process your order, please try again.');
    }
    expect((await filled.cart('get_refreshed_fragments')).cart_hash).not.toBe('');
    // The token may be sent under its generic name.
    const { [tokenField]: token, ...rest } = await formOf(filled);
    expect(await submit(filled, { ...rest, _wpnonce: token ?? '' })).toMatchObject({ result: 'success' });
  });

  it('reports a product out of stock with its name escaped, and asks for a refresh', async () => {
    const client = await withCart(last, 1);
    await db.prisma.product.update({ where: { id: last }, data: { stock: 0 } });
    const outcome = await submit(client, await formOf(client));
    expect(outcome).toMatchObject({ result: 'failure', refresh: true });
    expect(outcome.messages).toContain('“Last &lt;i&gt;” is out of stock.');
  });
});

describe('[F45] [F46] attribution of legacy orders', () => {
  const inputs = {
    source_type: 'utm',
    utm_source: 'news<b>letter</b>',
    utm_campaign: '(none)',
    session_pages: '3',
    user_agent: 'Mozilla/5.0 (iPhone) Mobile',
    foo: 'x',
  };
  const prefixed = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`wc_order_attribution_${name}`, value]));

  it('is saved with the device type', async () => {
    const client = await withCart();
    const { attribution } = await orderOf(await submit(client, await formOf(client, prefixed)));
    expect(attribution).toMatchObject({
      sourceType: 'utm',
      utmSource: 'newsletter',
      utmCampaign: null,
      sessionPages: '3',
      deviceType: 'Mobile',
    });
  });

  it('isn’t saved without any values', async () => {
    const client = await withCart();
    expect((await orderOf(await submit(client, await formOf(client)))).attribution).toBeNull();
  });
});
