import { changesBetween } from '../../../../foundation/audit/audit.ts';
import type { Product } from '../../../../generated/prisma/client.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { sqlOf } from '../../../../platform/database/sql.ts';
import { InvalidInputError, NotFoundError, ShopError } from '../../../../platform/errors/errors.ts';
import {
  changeRows,
  claimSlugs,
  settled,
  slugOf,
  staleProduct,
  type FoundRow,
  type RowDone,
  type RowOutcome,
  type RowResults,
  type StaffShop,
} from '../../../editing/editing.ts';
import { findOrCreateBrands } from '../../terms.ts';
import { blankDraft, draftIssues, draftOf, parentsAmong, patched, typeIssue, type ProductPatch } from '../draft.ts';
import { brandName, checkCategories, knownCategories, replaceCategories, type ProductParts } from '../parts.ts';
import type { ProductDraft } from '../productRules.ts';
import { updateDrafts, type DraftWrite } from './writeDrafts.ts';

/** A product to create or update; absent fields stay unchanged, or get their default. */
export interface ProductRow extends Omit<ProductPatch, 'sku' | 'externalUrl' | 'buttonText'>, Pick<ProductParts, 'brand' | 'categoryIds'> {
  sku: string;
  /** The version that the caller read; absent to create the product or to overwrite any version. */
  expectedVersion?: number | null;
}

/** A row whose values are valid. */
interface Planned {
  found: FoundRow<ProductRow>;
  before: ProductDraft | null;
  draft: ProductDraft;
  /** Undefined when the row names no brand. */
  brand: string | null | undefined;
  categoryIds: number[] | null;
}

/** What a variation takes from its product. */
const ofProduct = [
  'type',
  'visibility',
  'slug',
  'shortDescription',
  'description',
  'brand',
  'tags',
  'position',
  'isFeatured',
  'isVirtual',
  'taxStatus',
  'taxClass',
  'soldIndividually',
  'minQuantity',
  'maxQuantity',
  'manufacturerId',
  'safetyWarnings',
  'energyClass',
  'energyScaleEnd',
  'energyLabelUrl',
  'energySheetUrl',
  'minimumAge',
  'depositMinor',
  'categoryIds',
] as const satisfies readonly (keyof ProductRow)[];

interface Known {
  withVariations: ReadonlySet<number>;
  categories: ReadonlySet<number>;
}

function plan(found: FoundRow<ProductRow>, { withVariations, categories }: Known): Planned {
  const { row, path, product } = found;
  const { expectedVersion, brand, categoryIds, ...patch } = row;
  if (product === null && expectedVersion != null)
    throw new NotFoundError('Product', `No product or variation has the SKU “${row.sku}”.`, [...path, 'sku']);
  if (product !== null && expectedVersion != null && expectedVersion !== product.version)
    throw staleProduct(product, [...path, 'expectedVersion']);
  if (product?.type === 'VARIATION') {
    const issues = ofProduct
      .filter((name) => row[name] !== undefined)
      .map((name) => ({ path: [...path, name], message: ofProductMessage }));
    if (issues.length > 0) throw new InvalidInputError(issues);
  }
  const before = product && draftOf(product);
  const draft = patched(before ?? blankDraft, patch);
  if (product && draft.slug === '') draft.slug = product.slug;
  const issue =
    product === null && draft.type === 'VARIATION'
      ? { path: [...path, 'type'], message: 'You can’t create a variation on its own. Create it from its product.' }
      : product && typeIssue(product, draft.type, withVariations.has(product.id), path);
  if (issue) throw new InvalidInputError([issue]);
  const ids = categoryIds ? [...new Set(categoryIds)] : null;
  if (ids) checkCategories(ids, categories, path);
  return { found, before, draft, brand: brand === undefined ? undefined : brandName(brand, path), categoryIds: ids };
}

const ofProductMessage = 'Set this on the variation’s parent product.';

/** Gives new products without a slug a free one. */
async function giveSlugs(tx: Tx, plans: readonly Planned[]): Promise<void> {
  const open = plans.filter(({ draft }) => draft.slug === '');
  const slugs = await claimSlugs(
    open.map(({ draft }) => slugOf(draft.name)),
    async (candidates) => {
      const rows = await tx.product.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
      return new Set(rows.map(({ slug }) => slug));
    },
  );
  for (const [index, { draft }] of open.entries()) draft.slug = slugs[index] ?? '';
}

/** Plans the rows; what a row must not do becomes its result. */
async function planned(tx: Tx, rows: readonly FoundRow<ProductRow>[], results: RowResults): Promise<Planned[]> {
  const known = {
    withVariations: await parentsAmong(
      tx,
      rows.flatMap(({ product }) => product ?? []),
    ),
    categories: await knownCategories(
      tx,
      rows.flatMap(({ row }) => row.categoryIds ?? []),
    ),
  };
  const plans = rows.flatMap((found) => {
    const result = settled(() => plan(found, known));
    if (!(result instanceof ShopError)) return [result];
    results.set(found.index, result);
    return [];
  });
  await giveSlugs(tx, plans);
  const issues = await draftIssues(
    tx,
    plans.map(({ found: { product, path }, draft }) => ({ id: product?.id ?? null, draft, path })),
  );
  return plans.filter(({ found }, index) => {
    const mine = issues[index] ?? [];
    if (mine.length > 0) results.set(found.index, new InvalidInputError(mine));
    return mine.length === 0;
  });
}

/** The current categories of the products whose rows name some. */
async function storedCategories(tx: Tx, plans: readonly Planned[]): Promise<Map<number, number[]>> {
  const ids = plans.flatMap(({ found: { product }, categoryIds }) => (product && categoryIds ? [product.id] : []));
  const rows =
    ids.length === 0
      ? []
      : await tx.productCategory.findMany({
          where: { productId: { in: ids } },
          orderBy: [{ productId: 'asc' }, { position: 'asc' }],
          select: { productId: true, categoryId: true },
        });
  const found = new Map<number, number[]>();
  for (const { productId, categoryId } of rows) found.set(productId, [...(found.get(productId) ?? []), categoryId]);
  return found;
}

/**
 * Creates the products whose SKU is unknown and updates the others, also variations, in one transaction. New products are drafts unless
 * their row says otherwise. Addresses at other shops, specifications and linked products are not changed.
 * @throws InvalidInputError, TryAgainError
 */
export async function bulkUpsertProducts(shop: StaffShop, rows: readonly ProductRow[]): Promise<RowOutcome[]> {
  const actions = { call: 'product.bulk-upsert', update: 'product.save', create: 'product.create' };
  return changeRows(shop, rows, actions, async ({ tx, actor, rows: found }) => {
    const results: RowResults = new Map();
    const by = { accountId: actor.accountId, now: shop.now };
    const plans = await planned(tx, found, results);
    const brands = await findOrCreateBrands(
      sqlOf(tx),
      plans.flatMap(({ brand }) => brand ?? []),
    );
    const brandIdOf = ({ brand, found: { product } }: Planned) =>
      brand === undefined ? (product?.brandId ?? null) : brand === null ? null : (brands.get(brand.toLowerCase()) ?? null);
    const earlier = await storedCategories(tx, plans);

    const created = plans.filter(({ found: { product } }) => product === null);
    const inserted = await tx.product.createManyAndReturn({
      data: created.map((one) => ({
        ...one.draft,
        brandId: brandIdOf(one),
        editedById: by.accountId,
        createdAt: by.now,
        updatedAt: by.now,
      })),
      select: { id: true, sku: true, version: true, stock: true },
    });
    const newBySku = new Map(inserted.map((row) => [row.sku, row]));

    const lists: { productId: number; categoryIds: number[] }[] = [];
    const updated: DraftWrite[] = [];
    for (const one of plans) {
      const { found: row, draft, categoryIds } = one;
      const done = row.product ? updateOf(row.product, one) : createdOf(one);
      results.set(row.index, done);
      if (!done.changed) continue;
      if (!done.isNew) updated.push({ id: done.id, draft, brandId: brandIdOf(one) });
      if (categoryIds) lists.push({ productId: done.id, categoryIds });
    }
    await updateDrafts(tx, updated, by);
    await replaceCategories(tx, lists);
    return results;

    function createdOf({ found: { row }, draft }: Planned): RowDone {
      const made = newBySku.get(row.sku);
      if (!made) throw new Error(`The product with the SKU ${row.sku} was not created`);
      const { id, version, stock } = made;
      return { id, changed: { id, label: draft.name, before: {}, after: { ...draft } }, isNew: true, version, stock };
    }

    function updateOf(product: Product, one: Planned): RowDone {
      const { id, version, stock, parentId, name: label } = product;
      const categories = one.categoryIds && { categoryIds: one.categoryIds };
      const before = { ...one.before, brandId: product.brandId, ...(categories && { categoryIds: earlier.get(id) ?? [] }) };
      const after = { ...one.draft, brandId: brandIdOf(one), ...categories };
      if (Object.keys(changesBetween(before, after)).length === 0) return { id, changed: null, version, stock };
      return { id, changed: { id, label, before, after }, version: version + 1, stock, parentId };
    }
  });
}
