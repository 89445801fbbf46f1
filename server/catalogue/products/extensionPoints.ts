import type { Prisma } from '../../generated/prisma/client.ts';
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

/** A condition on a field that a module keeps beside the catalogue: a value, or bounds. */
export interface FieldFilter {
  namespace: string;
  key: string;
  value?: string | null | undefined;
  /** Inclusive. */
  min?: string | null | undefined;
  /** Inclusive. */
  max?: string | null | undefined;
}

/** Fields of products that a module keeps beside the catalogue, by which product lists can be filtered. */
export interface ProductFields {
  /**
   * @param audience fields that aren't public are for staff only
   * @returns SQL conditions on a product `p`, each of which uses an index
   * @throws InvalidInputError for fields that the caller can't filter by, and for values that don't fit
   */
  conditions(shop: Shop, given: readonly FieldFilter[], audience: 'everyone' | 'staff'): Promise<Prisma.Sql[]>;
}

/** The modules whose fields product lists can be filtered by. */
export const productFields: ExtensionPoint<ProductFields> = new ExtensionPoint('filters of product lists');

/**
 * Conditions of a product list on fields of other modules.
 * @throws InvalidInputError
 */
export async function fieldConditions(
  shop: Shop,
  given: readonly FieldFilter[] | null | undefined,
  audience: 'everyone' | 'staff',
): Promise<Prisma.Sql[]> {
  if (!given?.length) return [];
  return (await productFields.prepared((module) => module.conditions(shop, given, audience))).flat();
}
