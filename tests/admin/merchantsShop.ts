import sharp from 'sharp';
import type { Locator } from 'playwright-core';
import { recordPrices } from '../../server/catalogue/pricing/prices.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import { makeProduct, makeVariable } from '../support/products.ts';

// An empty shop with its merchant, who does everything in the browser.

export interface MerchantsShop {
  boss: AdminWithSession;
  /**
   * Opens a wide admin page.
   * @param path below /admin
   */
  admin(path: string): Promise<ShopPage>;
  /** Opens a page of a shopper unknown to the shop. */
  shopper(): Promise<ShopPage>;
  /**
   * Returns a square single-colour PNG.
   * @param size width and height in pixels, 800 by default
   */
  picture(background: string, size?: number): Promise<Buffer>;
  /** Drops a picture from the desktop on an element. */
  dropPicture(onto: Locator, name: string, background: string): Promise<void>;
  /** Returns the stock in the API of the product with the SKU, among the search results. */
  stockOf(search: string, sku: string): Promise<number | undefined>;
}

interface Stocks {
  adminProducts: { edges: { node: { sku: string | null; stock: number; variations: { sku: string | null; stock: number }[] } }[] };
}

const stockQuery = `query ($search: String!) {
  adminProducts(first: 5, filter: { search: $search }) { edges { node { sku stock variations { sku stock } } } }
}`;

/** Products of the day and of the evening, and a shop that takes no reviews from guests. */
async function prepare(db: Db): Promise<void> {
  const { product, variationIds } = await makeVariable(db, {
    facts: { name: 'Old jug', slug: 'old-jug' },
    variations: { blue: { regularPriceMinor: 3_000 }, red: { regularPriceMinor: 3_000 } },
  });
  // The prices have applied for longer than the 30 days that count for the lowest price.
  await recordPrices(db.pool, [product.id, ...Object.values(variationIds)], new Date(Date.now() - 60 * 86_400_000));
  const { id } = await makeProduct(db, { name: 'Evening cup', slug: 'evening-cup', sku: 'EVE-2', regularPriceMinor: 900 });
  await recordPrices(db.pool, [id], new Date());
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayReview: false } });
}

async function start(): Promise<MerchantsShop> {
  let boss: AdminWithSession | undefined;
  const shop = await preparedShop(async (db) => {
    boss = await adminWithSession(db, { isSteppedUp: true, name: 'Mara' });
    // The second file must not have to re-authenticate.
    await db.prisma.adminSession.updateMany({ data: { steppedUpAt: new Date(Date.now() + 60 * 60 * 1_000) } });
    await prepare(db);
  });
  if (!boss) throw new Error('The shop has no merchant');
  const merchant = boss;
  const picture = (background: string, size = 800) =>
    sharp({ create: { width: size, height: size, channels: 3, background } })
      .png()
      .toBuffer();
  return {
    boss: merchant,
    picture,
    async admin(path) {
      const opened = await openPage({ baseURL: shop.url, viewport: { width: 1280, height: 900 }, acceptDownloads: true });
      await signInAsAdmin(opened.page.context(), shop.url, merchant);
      await opened.page.goto(`/admin${path}`);
      return opened;
    },
    shopper: () => openPage({ baseURL: shop.url }),
    async dropPicture(onto, name, background) {
      const bytes = (await picture(background)).toString('base64');
      const dataTransfer = await onto.page().evaluateHandle(
        ([base64, file]) => {
          const transfer = new DataTransfer();
          const content = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
          transfer.items.add(new File([content], file, { type: 'image/png' }));
          return transfer;
        },
        [bytes, name] as const,
      );
      for (const type of ['dragenter', 'dragover', 'drop']) await onto.dispatchEvent(type, { dataTransfer });
    },
    async stockOf(search, sku) {
      const answer = await fetch(`${shop.url}/admin/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: shop.url, cookie: `admin=${merchant.token}` },
        body: JSON.stringify({ query: stockQuery, variables: { search } }),
      });
      const { data } = (await answer.json()) as { data: Stocks };
      const products = data.adminProducts.edges.flatMap(({ node }) => [node, ...node.variations]);
      return products.find((product) => product.sku === sku)?.stock;
    },
  };
}

const shared = globalThis as { soukMerchants?: Promise<MerchantsShop> };

/** Returns the worker's shop, which ends with it. */
export const merchantsShop = (): Promise<MerchantsShop> =>
  (shared.soukMerchants ??= start().catch((error: unknown) => {
    // The next file tries again.
    delete shared.soukMerchants;
    throw error;
  }));
