import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError, type InputIssue } from '../../../platform/errors/errors.ts';
import type { Product } from '../../../generated/prisma/client.ts';
import { gtinFault, isGtin } from '../gtin.ts';
import { claimSlugs, cleanHtml, cleanName, cleanText, slugOf, taken } from '../../editing/editing.ts';
import { productProblems, type ProductDraft } from './productRules.ts';

// From what a form sends to the columns of a product: what it says nothing of stays as it is.

/** What a form sends of the columns; absent leaves a column alone, null empties one that may be empty and leaves others alone. */
export type ProductPatch = { [Field in keyof ProductDraft]?: ProductDraft[Field] | null };

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
  'externalUrl',
  'buttonText',
] as const satisfies readonly (keyof ProductDraft)[];
const clearableNames = new Set<string>(clearable);

/** A new product before anything is entered. */
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
  isVirtual: false,
  isFeatured: false,
  externalUrl: null,
  buttonText: null,
  tags: [],
  position: 0,
};

/** The columns of a row that the administration edits. */
export function draftOf(product: Product): ProductDraft {
  // The names are those of the draft, each of which is a column.
  return Object.fromEntries(Object.keys(blankDraft).map((name) => [name, product[name as keyof ProductDraft]])) as unknown as ProductDraft;
}

/** The columns with what the form says. Texts are cleaned as an import cleans them. */
export function patched(current: ProductDraft, patch: ProductPatch): ProductDraft {
  const said = Object.entries(patch).filter(
    ([name, value]) => name in blankDraft && value !== undefined && (value !== null || clearableNames.has(name)),
  );
  const draft: ProductDraft = { ...current, ...Object.fromEntries(said) };
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

/** A free address made of a name. */
export async function freeSlug(tx: Tx, name: string): Promise<string> {
  const [slug] = await claimSlugs([slugOf(name)], async (candidates) => {
    const rows = await tx.product.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
    return new Set(rows.map((row) => row.slug));
  });
  return slug ?? slugOf(name);
}

/**
 * Checks a product as it would be.
 * @param id of the product itself, whose own numbers are not taken; null for a new one
 * @throws InvalidInputError naming every field at fault
 */
export async function checkDraft(tx: Tx, id: number | null, draft: ProductDraft, path: readonly string[] = ['input']): Promise<void> {
  const issues: InputIssue[] = productProblems(draft, path);
  if (draft.gtin !== null && !isGtin(draft.gtin)) {
    // One that was kept before its digits were checked stands in the way of no other change.
    const kept = id === null ? null : await tx.product.findUnique({ where: { id }, select: { gtin: true } });
    if (kept?.gtin !== draft.gtin) issues.push({ path: [...path, 'gtin'], message: gtinFault });
  }
  const others = await tx.product.findMany({
    where: { OR: [{ slug: draft.slug }, ...(draft.sku === null ? [] : [{ sku: draft.sku }])], NOT: { id: id ?? 0 } },
    select: { slug: true, sku: true },
  });
  if (draft.slug !== '' && others.some(({ slug }) => slug === draft.slug)) issues.push(...taken('slug', path).issues);
  if (draft.sku !== null && others.some(({ sku }) => sku === draft.sku)) issues.push(...taken('sku', path).issues);
  if (issues.length > 0) throw new InvalidInputError(issues);
}
