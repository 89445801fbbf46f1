import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newClient, tokenOf, type Client } from './client.ts';

// The order review beside the old checkout form, and its coupons.

let db: Db;
let shop: TestApp;
let pan = 0;

beforeAll(async () => {
  db = await freshDb();
  pan = (await makeProduct(db, { name: 'Pan <i>', slug: 'pan', regularPriceMinor: 2_000 })).id;
  await db.prisma.coupon.create({ data: { code: 'TEN', kind: 'PERCENT', percentBasisPoints: 1_000 } });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

async function withCart(): Promise<Client> {
  const client = newClient(shop.app);
  await client.ajax('add_to_cart', { product_id: pan, quantity: 2 });
  return client;
}

describe('[F44] update_order_review and its coupons', () => {
  const review = async (client: Client, form: Record<string, string> = {}, security?: string) =>
    client.ajax('update_order_review', {
      security: security ?? (await tokenOf(client, ['wc_checkout_params', 'update_order_review_nonce'])),
      country: 'DE',
      s_country: 'DE',
      ...form,
    });

  it('show totals for the delivery country, delivery and payment methods, and the order token', async () => {
    const client = await withCart();
    const { result, reload, messages, fragments } = (await review(client, { payment_method: 'cod' })).json<{
      result: string;
      reload: boolean;
      messages: string;
      fragments: Record<string, string>;
    }>();
    expect([result, reload, messages]).toEqual(['success', false, '']);
    const table = fragments['.woocommerce-checkout-review-order-table'] ?? '';
    const payment = fragments['.woocommerce-checkout-payment'] ?? '';
    expect(table).toMatch(/^<table class="shop_table woocommerce-checkout-review-order-table">.*<\/table>$/);
    expect(table).toContain('Pan &lt;i&gt;');
    expect(table).toMatch(/<input type="radio" name="shipping_method\[0\]"[^>]*value="standard"[^>]* checked/);
    expect(payment).toMatch(/^<div id="payment" class="woocommerce-checkout-payment">.*<\/div>$/);
    expect(payment).toMatch(/value="cod" +checked/);
    expect(payment.match(/ checked/g)?.length).toBe(1);
    expect(payment).toContain(`value="${await tokenOf(client, ['wc_checkout_params', 'process_checkout_nonce'])}"`);
  });

  it('use the selected delivery method, and report a country without delivery', async () => {
    const client = await withCart();
    const table = async (form: Record<string, string>) =>
      (await review(client, form)).json<{ fragments: Record<string, string> }>().fragments['.woocommerce-checkout-review-order-table'] ??
      '';
    const totalOf = (text: string) => /order-total">.*?<strong>([^<]*)/.exec(text)?.[1];
    expect(totalOf(await table({ 'shipping_method[0]': 'express' }))).not.toBe(totalOf(await table({})));
    expect(await table({ s_country: 'ZZ' })).toContain('We don’t deliver to this country.');
  });

  it('report an empty cart, and return 403 and -1 with an invalid token', async () => {
    const client = newClient(shop.app);
    const { result, fragments } = (await review(client)).json<{ result: string; fragments: Record<string, string> }>();
    expect([result, fragments['form.woocommerce-checkout']?.includes('Sorry, your session has expired.')]).toEqual(['failure', true]);
    for (const security of ['', 'wrong']) expect(await review(client, {}, security)).toMatchObject({ status: 403, body: '-1' });
  });

  it('return coupon notices with the code escaped, and 403 and -1 with an invalid token', async () => {
    const client = await withCart();
    const apply = async (coupon_code: string, security?: string) =>
      client.ajax('apply_coupon', {
        coupon_code,
        security: security ?? (await tokenOf(client, ['wc_checkout_params', 'apply_coupon_nonce'])),
      });
    expect((await apply('ten')).body).toBe('<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>');
    expect((await apply('TEN')).body).toContain('Coupon code already applied!');
    const unknown = await apply('<script>x</script>');
    expect([unknown.status, unknown.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(unknown.body).toMatch(/^<ul class="woocommerce-error" role="alert">.*&lt;script&gt;/);
    expect((await apply('')).body).toContain('Please enter a coupon code.');
    expect(await apply('ten', 'wrong')).toMatchObject({ status: 403, body: '-1' });
    const security = await tokenOf(client, ['wc_checkout_params', 'remove_coupon_nonce']);
    const { fragments } = (await review(client)).json<{ fragments: Record<string, string> }>();
    expect(fragments['.woocommerce-checkout-review-order-table']).toMatch(
      /<a href="\/cart\/" class="woocommerce-remove-coupon" data-coupon="TEN" aria-label="Remove coupon TEN">\[Remove\]<\/a>/,
    );
    expect((await client.ajax('remove_coupon', { coupon: 'TEN', security })).body).toContain('Coupon has been removed.');
    expect((await client.ajax('remove_coupon', { coupon: 'TEN', security })).body).toContain('woocommerce-error');
    expect(await client.ajax('remove_coupon', { coupon: 'TEN', security: 'wrong' })).toMatchObject({ status: 403, body: '-1' });
  });
});
