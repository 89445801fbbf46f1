import { categorySlugNow, productSlugNow } from '../catalogue/products/products.ts';
import { compareGroupSlugNow } from '../engagement/compare/compare.ts';
import { merchantSlugNow, offerSlugNow } from '../engagement/offers/offers.ts';
import type { Shop } from '../platform/operation/shop.ts';

// Pages whose address names a product, category, offer, merchant or compare group by a slug that it no longer has.

type SlugNow = (shop: Shop, former: string) => Promise<string | null>;

/** By the folder that the slug stands in. */
const folders: Readonly<Record<string, SlugNow>> = { product: productSlugNow, deals: offerSlugNow, compare: compareGroupSlugNow };

const ofLists: readonly [string, SlugNow][] = [['product_cat', categorySlugNow]];

/** Parameters that are slugs, by the page's path. */
const parameters: Readonly<Record<string, readonly [string, SlugNow][]>> = {
  '/': ofLists,
  '/shop/': ofLists,
  '/deals/': [
    ['category', categorySlugNow],
    ['merchant', merchantSlugNow],
  ],
};

/**
 * Where the page is now that an address meant once; null when it never meant another. Ask only for what would not be found.
 * @param address path and query
 * @returns path and query; parameters that say something else stay as they are
 */
export async function movedAddress(shop: Shop, address: string): Promise<string | null> {
  // Joined as texts, as the pages do: //elsewhere is a path of this shop.
  const whole = `http://own.invalid${address}`;
  if (!URL.canParse(whole)) return null;
  const { pathname, search, searchParams } = new URL(whole);
  const [, folder = '', named = ''] = /^\/(product|deals|compare)\/([^/]+)\/?$/.exec(pathname) ?? [];
  const slugNow = folders[folder];
  if (slugNow) {
    // The server refuses what cannot be decoded before any route.
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
