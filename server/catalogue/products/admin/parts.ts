import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, type InputIssue } from '../../../platform/errors/errors.ts';
import type { Prisma, ProductLinkKind } from '../../../generated/prisma/client.ts';
import { findOrCreateBrands, findOrCreateTerms, termKey } from '../terms.ts';
import { unique, cleanName } from '../../editing/editing.ts';
import { sqlOf } from '../../../platform/database/sql.ts';

// Lists that belong to a product: brand, categories, specifications and links. A given list replaces the existing one.

/** A specification, or an option for variations. */
interface SpecificationInput {
  attributeId: number;
  /** Labels of the terms; new ones are created. */
  terms?: readonly string[] | null;
  number?: number | null;
  boolean?: boolean | null;
  isVisible?: boolean | null;
  isVariation?: boolean | null;
}

/** Lists of a product; absent lists stay unchanged. */
export interface ProductParts {
  /** Name of the brand; null for none; a new brand is created. */
  brand?: string | null;
  /** The first category is the primary one. */
  categoryIds?: readonly number[] | null;
  specifications?: readonly SpecificationInput[] | null;
  upsellIds?: readonly number[] | null;
  crossSellIds?: readonly number[] | null;
  groupedIds?: readonly number[] | null;
}

const maxList = 500;
const linkKinds = [
  ['UPSELL', 'upsellIds'],
  ['CROSS_SELL', 'crossSellIds'],
  ['GROUPED', 'groupedIds'],
] as const satisfies readonly (readonly [ProductLinkKind, keyof ProductParts])[];

const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

/**
 * The ID of the brand with this name.
 * @returns undefined when no brand is given
 */
export async function brandIdOf(tx: Tx, brand: string | null | undefined): Promise<number | null | undefined> {
  if (brand === undefined) return undefined;
  const name = brandName(brand);
  if (name === null) return null;
  return (await findOrCreateBrands(sqlOf(tx), [name])).get(name.toLowerCase()) ?? null;
}

/**
 * The name of a brand as it is stored.
 * @returns null for none
 * @throws InvalidInputError
 */
export function brandName(brand: string | null, path: readonly string[] = ['input']): string | null {
  const name = cleanName(brand ?? '');
  if (name.length > 150)
    throw new InvalidInputError([{ path: [...path, 'brand'], message: 'The brand name must have at most 150 characters.' }]);
  return name || null;
}

/**
 * Saves the given lists.
 * @throws InvalidInputError
 */
export async function writeParts(tx: Tx, productId: number, parts: ProductParts): Promise<void> {
  if (parts.categoryIds) await writeCategories(tx, productId, parts.categoryIds);
  if (parts.specifications) await writeSpecifications(tx, productId, parts.specifications);
  for (const [kind, field] of linkKinds) {
    const ids = parts[field];
    if (ids) await writeLinks(tx, productId, kind, field, ids);
  }
}

async function writeCategories(tx: Tx, productId: number, given: readonly number[]): Promise<void> {
  const categoryIds = [...new Set(given)];
  checkCategories(categoryIds, await knownCategories(tx, categoryIds));
  await replaceCategories(tx, [{ productId, categoryIds }]);
}

/** Which of these categories exist. */
export async function knownCategories(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.category.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true } });
  return new Set(rows.map(({ id }) => id));
}

/** @throws InvalidInputError when one of the categories is unknown */
export function checkCategories(ids: readonly number[], known: ReadonlySet<number>, path: readonly string[] = ['input']): void {
  if (ids.length > maxList || ids.some((id) => !known.has(id)))
    throw new InvalidInputError([{ path: [...path, 'categoryIds'], message: 'One of the categories no longer exists. Choose again.' }]);
}

/** Replaces the categories of products, which the caller has checked; the first category is the primary one. */
export async function replaceCategories(tx: Tx, lists: readonly { productId: number; categoryIds: readonly number[] }[]): Promise<void> {
  if (lists.length === 0) return;
  await tx.productCategory.deleteMany({ where: { productId: { in: lists.map(({ productId }) => productId) } } });
  const data = lists.flatMap(({ productId, categoryIds }) =>
    categoryIds.map((categoryId, position) => ({ productId, categoryId, position })),
  );
  await tx.productCategory.createMany({ data });
}

async function writeLinks(tx: Tx, productId: number, kind: ProductLinkKind, field: string, given: readonly number[]): Promise<void> {
  const ids = [...new Set(given)];
  if (ids.includes(productId)) throw refuse(field, 'A product can’t be linked to itself.');
  const known = await tx.product.count({ where: { id: { in: ids }, parentId: null } });
  if (ids.length > maxList || known !== ids.length) throw refuse(field, 'One of the products no longer exists. Choose again.');
  if (kind === 'GROUPED') await refuseLoop(tx, productId, field, ids);
  await tx.productLink.deleteMany({ where: { productId, kind } });
  await tx.productLink.createMany({ data: ids.map((targetId, position) => ({ productId, targetId, kind, position })) });
}

/** A group that contains itself would expand without end. */
async function refuseLoop(tx: Tx, productId: number, field: string, ids: readonly number[]): Promise<void> {
  // Two groups that are added to each other concurrently would not see each other's change.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('souk.groups'))`;
  const [holder] = await tx.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE held(first, id) AS (
      SELECT id, id FROM unnest(${[...ids]}::int[]) AS given(id)
      UNION SELECT held.first, l."targetId" FROM held JOIN "ProductLink" l ON l."productId" = held.id AND l."kind" = 'GROUPED'
    )
    SELECT p."name" FROM held JOIN "Product" p ON p."id" = held.first WHERE held.id = ${productId}::int LIMIT 1`;
  if (holder) throw refuse(field, `“${holder.name}” contains this group, so it can’t be added to the group.`);
}

async function writeSpecifications(tx: Tx, productId: number, given: readonly SpecificationInput[]): Promise<void> {
  const attributes = new Map(
    (await tx.attribute.findMany({ where: { id: { in: given.map((row) => row.attributeId) } } })).map((row) => [row.id, row]),
  );
  const issues: InputIssue[] = [];
  const refuseRow = (index: number, message: string) => void issues.push({ path: ['input', 'specifications', String(index)], message });
  const seen = new Set<number>();
  const rows = given.map((row, index) => {
    const attribute = attributes.get(row.attributeId);
    if (!attribute || seen.has(row.attributeId))
      refuseRow(index, attribute ? `“${attribute.name}” is listed twice.` : 'This attribute no longer exists. Reload the page.');
    seen.add(row.attributeId);
    const labels = unique((row.terms ?? []).map(cleanName).filter(Boolean), (label) => label.toLowerCase());
    if (labels.length > maxList || labels.some((label) => label.length > 250))
      refuseRow(index, 'A value must have at most 250 characters.');
    if (row.isVariation && labels.length === 0) refuseRow(index, `“${attribute?.name ?? ''}” needs values to choose from.`);
    return { ...row, labels, isTyped: attribute?.kind === 'NUMBER' || attribute?.kind === 'BOOLEAN' };
  });
  if (rows.length > maxList) refuseRow(maxList, `A product can have at most ${maxList} attributes.`);
  if (issues.length > 0) throw new InvalidInputError(issues);
  const names = rows.flatMap(({ attributeId, labels }) => labels.map((label) => ({ attributeId, label })));
  const terms = await findOrCreateTerms(sqlOf(tx), names);
  await refuseUnused(tx, productId, rows, terms);
  await tx.productAttribute.deleteMany({ where: { productId } });
  for (const [position, row] of rows.entries()) {
    const { attributeId, labels, isTyped, number, boolean, isVisible, isVariation } = row;
    const termIds = labels.flatMap((label) => terms.get(termKey({ attributeId, label })) ?? []);
    const data: Prisma.ProductAttributeUncheckedCreateInput = {
      productId,
      attributeId,
      position,
      isVisible: isVisible ?? true,
      isVariation: isVariation ?? false,
      number: isTyped ? (number ?? null) : null,
      boolean: isTyped ? (boolean ?? null) : null,
      terms: { create: [...new Set(termIds)].map((termId, place) => ({ termId, position: place })) },
    };
    await tx.productAttribute.create({ data });
  }
}

/**
 * An attribute that a variation uses must remain an option of its product.
 * @throws InvalidInputError
 */
async function refuseUnused(
  tx: Tx,
  productId: number,
  rows: readonly { attributeId: number; labels: readonly string[]; isVariation?: boolean | null }[],
  terms: ReadonlyMap<string, number>,
): Promise<void> {
  const fixed = await tx.variationOption.findMany({
    where: { variation: { parentId: productId } },
    orderBy: [{ variation: { position: 'asc' } }, { variationId: 'asc' }, { attributeId: 'asc' }],
    select: { attributeId: true, termId: true, attribute: { select: { name: true } }, term: { select: { label: true } } },
  });
  for (const { attributeId, termId, attribute, term } of fixed) {
    const row = rows.find((candidate) => candidate.attributeId === attributeId);
    const ids = row?.labels.map((label) => terms.get(termKey({ attributeId, label })));
    if (row?.isVariation && (termId === null || ids?.includes(termId))) continue;
    const what = term ? `${attribute.name}: ${term.label}` : attribute.name;
    throw refuse('specifications', `Some variations use “${what}”. Delete those variations first.`);
  }
}
