import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { newClient, tokenOf, type Client } from './client.ts';

// Deposits beside the prices that old pages show.

let shop: TestApp;
const ids = { water: 0, crate: 0 };

beforeAll(async () => {
  const db = await freshDb();
  ids.water = (await makeProduct(db, { slug: 'water', regularPriceMinor: 100, depositMinor: 25 })).id;
  ids.crate = (await makeVariable(db, { facts: { slug: 'crate', depositMinor: 150 } })).product.id;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const note = (text: string) => `<small class="souk-deposit">${text}</small>`;

async function quickView(client: Client, product_id: number): Promise<string> {
  const nonce = await tokenOf(client, ['quickviewvars', 'quicknonce']);
  return (await client.action({ action: 'product_quick_view', product_id: String(product_id), nonce })).body;
}

test('[I91] the mini-cart and the order review state the deposit in each line', async () => {
  const client = newClient(shop.app);
  const { fragments } = await client.cart('add_to_cart', { product_id: ids.water, quantity: 2 });
  const cart = fragments?.['div.widget_shopping_cart_content'];
  expect(cart).toContain(`<bdi>€1.00</bdi></span> ${note('plus €0.25 deposit each')}</span>`);
  expect(cart).toContain('€2.50');
  const security = await tokenOf(client, ['wc_checkout_params', 'update_order_review_nonce']);
  const review = await client.ajax('update_order_review', { security, country: 'DE' });
  const table = review.json<{ fragments: Record<string, string> }>().fragments['.woocommerce-checkout-review-order-table'];
  expect(table).toContain(`× 2</strong> ${note('includes €0.25 deposit each')}`);
});

test('[I91] the quick view and the chosen variation state the deposit beside the price', async () => {
  const client = newClient(shop.app);
  expect(await quickView(client, ids.water)).toContain(`<p class="price">€1.00 ${note('plus €0.25 deposit')}</p>`);
  const price = /"price_html":"[^}]*?plus €1\.50 deposit/;
  expect((await quickView(client, ids.crate)).replaceAll('&quot;', '"')).toMatch(price);
  const variation = await client.ajax('get_variation', { product_id: ids.crate, attribute_pa_colour: 'blue' });
  expect(variation.json<{ price_html: string }>().price_html).toContain(`</ins> ${note('plus €1.50 deposit')}</span>`);
});
