import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, type InputIssue } from '../../../platform/errors/errors.ts';
import type { Product } from '../../../generated/prisma/client.ts';
import type { MeasureUnit } from '../../../generated/prisma/enums.ts';
import { gtinFault, isGtin } from '../gtin.ts';
import { claimSlugs, cleanHtml, cleanName, cleanText, slugOf, alreadyUsedError } from '../../editing/editing.ts';
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
    externalUrl: emptied(draft.externalUrl),
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

/**
 * Validates a product with its new values.
 * @param id of the product, so that its own SKU and slug don't count as taken; null for a new product
 * @throws InvalidInputError naming every invalid field
 */
export async function checkDraft(tx: Tx, id: number | null, draft: ProductDraft, path: readonly string[] = ['input']): Promise<void> {
  const issues: InputIssue[] = productProblems(draft, path);
  if (draft.gtin !== null && !isGtin(draft.gtin)) {
    // A GTIN that was saved before check digits were validated must not block other changes.
    const kept = id === null ? null : await tx.product.findUnique({ where: { id }, select: { gtin: true } });
    if (kept?.gtin !== draft.gtin) issues.push({ path: [...path, 'gtin'], message: gtinFault });
  }
  const others = await tx.product.findMany({
    where: { OR: [{ slug: draft.slug }, ...(draft.sku === null ? [] : [{ sku: draft.sku }])], NOT: { id: id ?? 0 } },
    select: { slug: true, sku: true },
  });
  if (draft.slug !== '' && others.some(({ slug }) => slug === draft.slug)) issues.push(...alreadyUsedError('slug', path).issues);
  if (draft.sku !== null && others.some(({ sku }) => sku === draft.sku)) issues.push(...alreadyUsedError('sku', path).issues);
  if (issues.length > 0) throw new InvalidInputError(issues);
}
