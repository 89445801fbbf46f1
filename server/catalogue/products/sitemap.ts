import { shopIdentity } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { sitemapSources, type SitemapEntry } from './extensionPoints.ts';
import { productPath } from './productFacts.ts';
import { taxonomy } from './taxonomy.ts';

const pageSize = 10_000;

const pagesOf = (count: number) => Math.ceil(count / pageSize);

/** Number of sitemap files for products; the first file also lists the category pages, so it exists even without products. */
async function productPageCount(shop: Shop): Promise<number> {
  return Math.max(1, pagesOf(await shop.db.prisma.product.count({ where: { isListed: true } })));
}

/**
 * Number of sitemap files: products in files of ten thousand, with the listing pages in the first one; then the pages of other modules,
 * likewise.
 */
export async function sitemapPageCount(shop: Shop): Promise<number> {
  let pages = await productPageCount(shop);
  for (const source of sitemapSources.participants) pages += pagesOf(await source.count(shop));
  return pages;
}

/**
 * A sitemap file with pages of other modules.
 * @param place from 0
 */
async function addedPage(shop: Shop, place: number): Promise<SitemapEntry[]> {
  let left = place;
  for (const source of sitemapSources.participants) {
    const pages = pagesOf(await source.count(shop));
    if (left < pages) return source.pages(shop, left * pageSize, pageSize);
    left -= pages;
  }
  return [];
}

/**
 * The URLs of a sitemap file; empty when there is no such file.
 * @param page from 1
 */
export async function sitemapPage(shop: Shop, page: number): Promise<SitemapEntry[]> {
  if (page < 1) return [];
  const productPages = await productPageCount(shop);
  if (page > productPages) return addedPage(shop, page - productPages - 1);
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
  const questions = (await shopIdentity(shop)).faq === '' ? [] : ['/faq/'];
  const fixed = ['/', '/shop/', '/deals/', '/delivery/', ...questions, '/terms/', '/privacy/', '/imprint/'].map((path) => ({
    path,
    updatedAt: null,
  }));
  return [...fixed, ...listings, ...entries];
}
