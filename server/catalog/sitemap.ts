import type { Shop } from '../shop.ts';
import { productPath } from './productFacts.ts';
import { taxonomy } from './taxonomy.ts';

const pageSize = 10_000;

export interface SitemapEntry {
  path: string;
  updatedAt: Date | null;
}

/** How many sitemap files the shop has: products by the ten thousand, the listings with the first. */
export async function sitemapPageCount(shop: Shop): Promise<number> {
  const products = await shop.db.prisma.product.count({ where: { isListed: true } });
  return Math.max(1, Math.ceil(products / pageSize));
}

/** One file's addresses; empty when there is no such file. @param page from 1 */
export async function sitemapPage(shop: Shop, page: number): Promise<SitemapEntry[]> {
  if (page < 1) return [];
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
  const fixed = ['/', '/shop/', '/delivery/', '/terms/', '/privacy/', '/imprint/'].map((path) => ({ path, updatedAt: null }));
  return [...fixed, ...listings, ...entries];
}
