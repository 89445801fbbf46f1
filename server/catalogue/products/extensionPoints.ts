import type { Db } from '../../platform/database/db.ts';
import type { SqlClient } from '../../platform/database/sql.ts';
import { ExtensionPoint } from '../../platform/events/extensionPoint.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** Something that stands in the categories of products, and moves with them, within the same transaction. */
export interface FollowsProducts {
  /** These products stand in other categories now. */
  productsMoved(sql: SqlClient, productIds: readonly number[]): Promise<void>;
  /** The tree of categories has changed, or all products were derived anew. */
  categoriesChanged(sql: SqlClient): Promise<void>;
}

/** What follows products into other categories. */
export const followers: ExtensionPoint<FollowsProducts> = new ExtensionPoint('moves of products');

/** Something that changes at an instant without anybody's act, such as an offer that ends. */
export interface TimedChanges {
  /** Takes note of what has changed since, and tells every cache. Safe to call at any time and from several processes. */
  apply(db: Db, now: Date): Promise<unknown>;
  /** @returns the next instant at which something changes by itself; null for none */
  next(db: Db, now: Date): Promise<Date | null>;
}

/** What changes by the clock, besides prices. */
export const timedChanges: ExtensionPoint<TimedChanges> = new ExtensionPoint('changes by the clock');

/** A page for the sitemap. */
export interface SitemapEntry {
  path: string;
  updatedAt: Date | null;
}

/** Pages that a module adds to the sitemap. */
export interface SitemapSource {
  count(shop: Shop): Promise<number>;
  /** Some of them, the oldest first. */
  pages(shop: Shop, skip: number, take: number): Promise<SitemapEntry[]>;
}

/** Modules whose pages stand in the sitemap behind the products. */
export const sitemapSources: ExtensionPoint<SitemapSource> = new ExtensionPoint('the sitemap');
