import { hasAdministratorRole } from '../../platform/operation/rights.ts';
import { taxonomy } from '../../catalogue/products/products.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { currencyCode, type Shop } from '../../platform/operation/shop.ts';
import { deviceOf, readPage, storeTimezone, type KnownPage } from './rules.ts';
import { analyticsSettings } from './settings.ts';

/** The common properties of a page (specification section 3, Analytics), under the names that scripts of the old theme use. */
export interface CommonProperties {
  blog_id: number;
  store_id: string;
  url: string;
  store_currency: string;
  timezone: string;
  /** 1 for administrators, 0 for all others. */
  store_admin: 0 | 1;
  device: 'desktop' | 'tablet' | 'mobile';
  /** 0 for signed-in customers, 1 for guests. */
  is_guest: 0 | 1;
  /** Names of categories, top level first. */
  breadcrumbs: string[];
  pages: { isAccountPage: boolean; isCart: boolean };
}

/** A page and the product that it shows. */
export interface ReadPage {
  page: KnownPage;
  productId: number | null;
  properties: CommonProperties;
}

async function categoriesOf(shop: Shop, page: KnownPage): Promise<{ names: string[]; productId: number | null }> {
  const { categories, categoryBySlug } = await taxonomy(shop);
  const trail = (category: { ancestors: { name: string }[]; name: string } | undefined) =>
    category ? [...category.ancestors.map(({ name }) => name), category.name] : [];
  if (page.kind === 'product' && page.slug !== null) {
    const where = { slug: page.slug, status: 'PUBLISHED' } as const;
    const product = await shop.db.prisma.product.findFirst({ where, select: { id: true, categoryIds: true } });
    return { names: trail(categories.get(product?.categoryIds[0] ?? 0)), productId: product?.id ?? null };
  }
  const isList = page.kind === 'listing' || page.kind === 'deals';
  return { names: isList && page.category !== null ? trail(categoryBySlug.get(page.category)) : [], productId: null };
}

/**
 * Reads the properties common to all reports of a page.
 * @throws InvalidInputError for an invalid URL
 */
export async function readProperties(shop: Shop, url: string): Promise<ReadPage> {
  const page = readPage(url);
  if (!page) throw new InvalidInputError([{ path: ['url'], message: 'Provide the full page address, including https:// and the host.' }]);
  const { blogId, storeId } = await analyticsSettings(shop.db);
  const { names, productId } = await categoriesOf(shop, page);
  const properties: CommonProperties = {
    blog_id: blogId,
    store_id: storeId,
    url: page.url,
    store_currency: currencyCode,
    timezone: storeTimezone,
    store_admin: (await hasAdministratorRole(shop)) ? 1 : 0,
    device: deviceOf(shop.userAgent ?? ''),
    is_guest: (await shop.visitor.account()) === null ? 1 : 0,
    breadcrumbs: names,
    pages: { isAccountPage: page.kind === 'account', isCart: page.kind === 'cart' },
  };
  return { page, productId, properties };
}
