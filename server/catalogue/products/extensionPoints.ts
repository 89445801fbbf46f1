import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** A page in the sitemap. */
export interface SitemapEntry {
  path: string;
  updatedAt: Date | null;
}

/** Pages that a module adds to the sitemap. */
export interface SitemapSource {
  count(shop: Shop): Promise<number>;
  /** A slice of the pages, oldest first. */
  pages(shop: Shop, skip: number, take: number): Promise<SitemapEntry[]>;
}

/** Modules whose pages follow the products in the sitemap. */
export const sitemapSources: ExtensionPoint<SitemapSource> = new ExtensionPoint('the sitemap');
