import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { makeExternal, makeExternalShop, makeMarketplace } from './marketShop.ts';

// The old theme's mini-cart and checkout show what is paid here and what elsewhere, like the storefront, and their sums are consistent.

let db: Db;
let shop: TestApp;
let ids: { here: number; pan: number; cup: number };

beforeAll(async () => {
  db = await freshDb();
  const marketplaceId = await makeMarketplace(db);
  const de = await makeExternalShop(db, marketplaceId);
  const at = await makeExternalShop(db, marketplaceId, { name: 'Bazaar <i>AT</i>', country: 'AT', position: 1 });
  ids = {
    here: (await makeProduct(db, { name: 'Own kettle', regularPriceMinor: 2_000 })).id,
    pan: (await makeExternal(db, de, 'PAN', { name: 'Far pan', regularPriceMinor: 3_000 })).id,
    cup: (await makeExternal(db, at, 'CUP', { name: 'Far cup', regularPriceMinor: 500 })).id,
  };
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

async function withCart(lines: Readonly<Record<number, number>>): Promise<Client> {
  const client = newClient(shop.app);
  for (const [id, quantity] of Object.entries(lines)) await client.ajax('add_to_cart', { product_id: id, quantity });
  return client;
}

const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the totals of the mini-cart, whose scripts know a single total and nothing else below the rows. */
async function totals(client: Client): Promise<string[]> {
  const { fragments = {} } = await client.cart('get_refreshed_fragments');
  const miniCart = fragments['div.widget_shopping_cart_content'] ?? '';
  return [...miniCart.matchAll(/<p class="woocommerce-mini-cart__total total">(.*?)<\/p>/g)].map(([, inner = '']) => inner);
}

async function reviewOf(client: Client): Promise<string[]> {
  const security = await tokenOf(client, ['wc_checkout_params', 'update_order_review_nonce']);
  const answer = await client.send('POST', '/?wc-ajax=update_order_review', {
    form: { security, country: 'DE', 'shipping_method[0]': 'standard' },
  });
  const table = answer.json<{ fragments: Record<string, string> }>().fragments['.woocommerce-checkout-review-order-table'] ?? '';
  return [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) => textOf(row));
}

describe('the legacy totals', () => {
  it('[F30] [F32] the mini-cart’s single total lists what is paid here and at each shop, and has one amount', async () => {
    const client = await withCart({ [ids.here]: 1, [ids.pan]: 2, [ids.cup]: 1 });
    const [total = '', ...more] = await totals(client);
    expect(more).toEqual([]);
    expect(textOf(total)).toBe(
      'Subtotal: €85.00 Of this, sold here: €20.00 Paid at Bazaar DE, about: €60.00 Paid at Bazaar &lt;i&gt;AT&lt;/i&gt;, about: €5.00',
    );
    expect(total.match(/class="[^"]*\bamount\b/g)).toHaveLength(1);
  });

  it('[F32] aren’t split if everything is sold here', async () => {
    expect((await totals(await withCart({ [ids.here]: 2 }))).map(textOf)).toEqual(['Subtotal: €40.00']);
  });

  it('[F50] the checkout table lists only what is ordered here, and external totals below', async () => {
    const client = await withCart({ [ids.here]: 1, [ids.pan]: 2, [ids.cup]: 1 });
    const [heading, ...rows] = await reviewOf(client);
    expect(heading).toBe('Product Subtotal');
    expect(rows.filter((row) => !row.startsWith('including'))).toEqual([
      'Own kettle × 1 €20.00',
      'Subtotal €20.00',
      'Shipping Standard delivery: €4.90 Express delivery: €12.90',
      'Total €24.90',
      'Paid at Bazaar DE, about €60.00',
      'Paid at Bazaar &lt;i&gt;AT&lt;/i&gt;, about €5.00',
    ]);
  });
});
