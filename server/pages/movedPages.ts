import { categorySlugNow, productSlugNow } from '../catalogue/products/products.ts';
import { compareGroupSlugNow } from '../engagement/compare/compare.ts';
import { merchantSlugNow, offerSlugNow } from '../engagement/offers/offers.ts';
import type { Shop } from '../platform/operation/shop.ts';

// Redirects for pages whose URL contains a former slug of a product, category, offer, merchant or compare group.

type SlugNow = (shop: Shop, former: string) => Promise<string | null>;

/** Slug lookups by the first folder of the path. */
const folders: Readonly<Record<string, SlugNow>> = { product: productSlugNow, deals: offerSlugNow, compare: compareGroupSlugNow };

const ofLists: readonly [string, SlugNow][] = [['product_cat', categorySlugNow]];

/** Query parameters with slugs, by the page's path. */
const parameters: Readonly<Record<string, readonly [string, SlugNow][]>> = {
  '/': ofLists,
  '/shop/': ofLists,
  '/deals/': [
    ['category', categorySlugNow],
    ['merchant', merchantSlugNow],
  ],
};

/**
 * Returns the current URL of a page with a former slug; null if the slug was never used. Call it only for URLs that are not found.
 * @param address path and query
 * @returns path and query; unrelated parameters stay unchanged
 */
export async function movedAddress(shop: Shop, address: string): Promise<string | null> {
  // Concatenated, as the pages do: //elsewhere is a path of this shop.
  const whole = `http://own.invalid${address}`;
  if (!URL.canParse(whole)) return null;
  const { pathname, search, searchParams } = new URL(whole);
  const [, folder = '', named = ''] = /^\/(product|deals|compare)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const slugNow = folders[folder];
  if (slugNow) {
    // Undecodable paths are refused by the server before routing.
    const slug = await slugNow(shop, decodeURIComponent(named));
    return slug === null ? null : `/${folder}/${encodeURIComponent(slug)}/${search}`;
  }
  let isMoved = false;
  for (const [name, slugNow] of parameters[pathname.endsWith('/') ? pathname : `${pathname}/`] ?? []) {
    const given = searchParams.get(name);
    const slug = given ? await slugNow(shop, given) : null;
    if (slug === null) continue;
    searchParams.set(name, slug);
    isMoved = true;
  }
  return isMoved ? `${pathname}?${searchParams}` : null;
}
