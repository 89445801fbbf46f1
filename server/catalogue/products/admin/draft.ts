import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, type InputIssue } from '../../../platform/errors/errors.ts';
import type { Product } from '../../../generated/prisma/client.ts';
import type { MeasureUnit } from '../../../generated/prisma/enums.ts';
import { gtinFault, isGtin } from '../gtin.ts';
import { claimSlugs, cleanHtml, cleanName, cleanText, slugOf, alreadyUsedError } from '../../editing/editing.ts';
import { knownManufacturers } from '../manufacturers.ts';
import { productProblems, type ProductDraft } from './productRules.ts';

// Maps form input to the columns of a product; absent fields stay unchanged.

/** Column values from a form. An absent field leaves its column unchanged; null clears a nullable column and leaves others unchanged. */
export type ProductPatch = { [Field in keyof ProductDraft]?: ProductDraft[Field] | null } & {
  /** What goods sold by measure contain; null for none. */
  content?: { amount: number; unit: MeasureUnit } | null;
};

const clearable = [
  'sku',
  'gtin',
  'regularPriceMinor',
  'salePriceMinor',
  'saleStartsAt',
  'saleEndsAt',
  'lowStockAmount',
  'maxQuantity',
  'weightGrams',
  'lengthMm',
  'widthMm',
  'heightMm',
  'withdrawalException',
  'manufacturerId',
  'energyClass',
  'energyScaleEnd',
  'energyLabelUrl',
  'energySheetUrl',
  'minimumAge',
  'depositMinor',
  'externalUrl',
  'buttonText',
] as const satisfies readonly (keyof ProductDraft)[];
const clearableNames = new Set<string>(clearable);

/** Defaults of a new product. */
export const blankDraft: ProductDraft = {
  type: 'SIMPLE',
  status: 'DRAFT',
  visibility: 'VISIBLE',
  slug: '',
  sku: null,
  gtin: null,
  name: '',
  shortDescription: '',
  description: '',
  regularPriceMinor: null,
  salePriceMinor: null,
  saleStartsAt: null,
  saleEndsAt: null,
  taxStatus: 'TAXABLE',
  taxClass: 'STANDARD',
  managesStock: false,
  isInStock: true,
  backorders: 'NO',
  lowStockAmount: null,
  soldIndividually: false,
  minQuantity: 1,
  maxQuantity: null,
  weightGrams: null,
  lengthMm: null,
  widthMm: null,
  heightMm: null,
  withdrawalException: null,
  manufacturerId: null,
  safetyWarnings: '',
  energyClass: null,
  energyScaleEnd: null,
  energyLabelUrl: null,
  energySheetUrl: null,
  minimumAge: null,
  depositMinor: null,
  contentMilli: null,
  contentUnit: null,
  isPricedPer100: false,
  isVirtual: false,
  isFeatured: false,
  externalUrl: null,
  buttonText: null,
  tags: [],
  position: 0,
};

/** The columns of a product that the admin edits. */
export function draftOf(product: Product): ProductDraft {
  // The keys are those of the draft, each of which is a column.
  return Object.fromEntries(Object.keys(blankDraft).map((name) => [name, product[name as keyof ProductDraft]])) as unknown as ProductDraft;
}

/** Thousandths of the unit; not a whole number if the amount has more than three decimals. */
function contentPatch({ content }: ProductPatch): Partial<ProductDraft> {
  if (content === undefined) return {};
  if (content === null) return { contentMilli: null, contentUnit: null };
  const milli = Math.round(content.amount * 1_000);
  return { contentMilli: Math.abs(content.amount * 1_000 - milli) < 1e-6 ? milli : content.amount * 1_000, contentUnit: content.unit };
}

/** Applies form input to the columns. Texts are cleaned as in an import. */
export function patched(current: ProductDraft, patch: ProductPatch): ProductDraft {
  const said = Object.entries(patch).filter(
    ([name, value]) => name in blankDraft && value !== undefined && (value !== null || clearableNames.has(name)),
  );
  const draft: ProductDraft = { ...current, ...Object.fromEntries(said), ...contentPatch(patch) };
  const emptied = (text: string | null) => text?.trim() || null;
  return {
    ...draft,
    name: cleanName(draft.name),
    slug: draft.slug.trim().toLowerCase(),
    sku: emptied(draft.sku),
    gtin: emptied(draft.gtin),
    shortDescription: cleanText(draft.shortDescription),
    description: cleanHtml(draft.description),
    safetyWarnings: cleanText(draft.safetyWarnings),
    externalUrl: emptied(draft.externalUrl),
    energyLabelUrl: emptied(draft.energyLabelUrl),
    energySheetUrl: emptied(draft.energySheetUrl),
    buttonText: emptied(draft.buttonText),
    tags: [...new Set(draft.tags.map(cleanName).filter(Boolean))],
  };
}

/** Derives a free slug from a name. */
export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const [slug] = await claimSlugs([slugOf(name)], async (candidates) => {
    const rows = await tx.product.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
    return new Set(rows.map((row) => row.slug));
  });
  return slug ?? slugOf(name);
}

/** A product with its new values. */
export interface NewDraft {
  /** So that the product's own SKU and slug don't count as taken; null for a new product. */
  id: number | null;
  draft: ProductDraft;
  path: readonly string[];
}

/** Which GTINs products already have: one that was saved before check digits were validated must not block other changes. */
async function keptGtins(tx: Tx, drafts: readonly NewDraft[]): Promise<Map<number, string | null>> {
  const ids = drafts.flatMap(({ id, draft: { gtin } }) => (id !== null && gtin !== null && !isGtin(gtin) ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await tx.product.findMany({ where: { id: { in: ids } }, select: { id: true, gtin: true } });
  return new Map(rows.map(({ id, gtin }) => [id, gtin]));
}

/**
 * Validates products with their new values, in a fixed number of statements. Of two new values that collide, the second one is refused.
 * @returns the problems of each product, in order
 */
export async function draftIssues(tx: Tx, drafts: readonly NewDraft[]): Promise<InputIssue[][]> {
  const gtins = await keptGtins(tx, drafts);
  const manufacturers = await knownManufacturers(
    tx,
    drafts.flatMap(({ draft: { manufacturerId } }) => manufacturerId ?? []),
  );
  const [slugs, skus] = [drafts.map(({ draft }) => draft.slug), drafts.flatMap(({ draft }) => draft.sku ?? [])];
  const stored = await tx.product.findMany({
    where: { OR: [{ slug: { in: slugs } }, { sku: { in: skus } }] },
    select: { id: true, slug: true, sku: true },
  });
  const taken: { id: number | null; slug: string; sku: string | null }[] = stored;
  return drafts.map(({ id, draft, path }) => {
    const issues = productProblems(draft, path);
    if (draft.gtin !== null && !isGtin(draft.gtin) && (id === null || gtins.get(id) !== draft.gtin))
      issues.push({ path: [...path, 'gtin'], message: gtinFault });
    if (draft.manufacturerId !== null && !manufacturers.has(draft.manufacturerId))
      issues.push({ path: [...path, 'manufacturerId'], message: 'This manufacturer no longer exists. Choose another one.' });
    const others = taken.filter((other) => other.id === null || other.id !== id);
    if (draft.slug !== '' && others.some(({ slug }) => slug === draft.slug)) issues.push(...alreadyUsedError('slug', path).issues);
    if (draft.sku !== null && others.some(({ sku }) => sku === draft.sku)) issues.push(...alreadyUsedError('sku', path).issues);
    if (issues.length === 0) taken.push({ id, slug: draft.slug, sku: draft.sku });
    return issues;
  });
}

/**
 * Validates a product with its new values.
 * @param id of the product; null for a new product
 * @throws InvalidInputError naming every invalid field
 */
export async function checkDraft(tx: Tx, id: number | null, draft: ProductDraft, path: readonly string[] = ['input']): Promise<void> {
  const [issues = []] = await draftIssues(tx, [{ id, draft, path }]);
  if (issues.length > 0) throw new InvalidInputError(issues);
}

/** Which of these variable products have variations. */
export async function parentsAmong(tx: Tx, products: readonly Pick<Product, 'id' | 'type'>[]): Promise<Set<number>> {
  const ids = products.flatMap(({ id, type }) => (type === 'VARIABLE' ? [id] : []));
  if (ids.length === 0) return new Set();
  const rows = await tx.product.findMany({ where: { parentId: { in: ids } }, distinct: ['parentId'], select: { parentId: true } });
  return new Set(rows.flatMap(({ parentId }) => parentId ?? []));
}

/** Why a product can't become one of this type; null when it can. */
export function typeIssue(
  product: Pick<Product, 'type'>,
  type: Product['type'],
  hasVariations: boolean,
  path: readonly string[] = ['input'],
): InputIssue | null {
  if (type === product.type) return null;
  const refuse = (message: string) => ({ path: [...path, 'type'], message });
  if (type === 'VARIATION') return refuse('A product can’t become a variation.');
  return hasVariations ? refuse('Delete the variations before you change the product type.') : null;
}
