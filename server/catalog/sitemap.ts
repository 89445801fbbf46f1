import { countOfferPages, offerPages } from '../offers/sitemap.ts';
import type { Shop } from '../shop.ts';
import { productPath } from './productFacts.ts';
import { taxonomy } from './taxonomy.ts';

const pageSize = 10_000;

export interface SitemapEntry {
  path: string;
  updatedAt: Date | null;
}

const pagesOf = (count: number) => Math.ceil(count / pageSize);

/** Files that name products; the first one, which names the listings too, is there without any. */
async function productPageCount(shop: Shop): Promise<number> {
  return Math.max(1, pagesOf(await shop.db.prisma.product.count({ where: { isListed: true } })));
}

/** How many sitemap files the shop has: products by the ten thousand, the listings with the first; then offers, likewise. */
export async function sitemapPageCount(shop: Shop): Promise<number> {
  return (await productPageCount(shop)) + pagesOf(await countOfferPages(shop));
}

/** One file's addresses; empty when there is no such file. @param page from 1 */
export async function sitemapPage(shop: Shop, page: number): Promise<SitemapEntry[]> {
  if (page < 1) return [];
  const productPages = await productPageCount(shop);
  if (page > productPages) return offerPages(shop, (page - productPages - 1) * pageSize, pageSize);
  const products = await shop.db.prisma.product.findMany({
    where: { isListed: true },
    select: { slug: true, updatedAt: true },
    orderBy: { id: 'asc' },
    skip: (page - 1) * pageSize,
    take: pageSize,
  });
  const entries = products.map((product): SitemapEntry => ({ path: productPath(product), updatedAt: product.updatedAt }));
  if (page > 1) return entries;
  const { categories } = await taxonomy(shop);
  const listings = [...categories.values()].map(({ slug }) => ({ path: `/?product_cat=${encodeURIComponent(slug)}`, updatedAt: null }));
  const fixed = ['/', '/shop/', '/deals/', '/delivery/', '/terms/', '/privacy/', '/imprint/'].map((path) => ({ path, updatedAt: null }));
  return [...fixed, ...listings, ...entries];
}
