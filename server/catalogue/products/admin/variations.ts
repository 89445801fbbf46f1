import { cutText } from '../../../platform/i18n/cutText.ts';
import { changesOfMany, type ChangedThing } from '../../../foundation/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { slugOf, claimSlugs, changeCatalogue, type StaffShop, InUseError } from '../../editing/editing.ts';
import { checkDraft, draftOf, patched, type ProductPatch } from './draft.ts';
import { lockProduct } from './updateProduct.ts';
import { combinations, type OptionChoice } from './variationRules.ts';

// The variations of a variable product: generated from its options and edited in a grid, all or none.

/** A larger number at once would be a mistake. */
const maxVariations = 200;

const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

async function optionsOf(tx: Tx, productId: number): Promise<OptionChoice[]> {
  const rows = await tx.productAttribute.findMany({
    where: { productId, isVariation: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { attributeId: true, terms: { orderBy: { position: 'asc' }, select: { term: { select: { id: true, label: true } } } } },
  });
  return rows.map(({ attributeId, terms }) => ({ attributeId, terms: terms.map(({ term }) => term) }));
}

/**
 * Generates the missing variations of a product's options, as drafts without a price, to be completed.
 * @returns the ID of the product
 * @throws UnknownRecordError, InvalidInputError, TryAgainError
 */
export async function generateVariations(shop: StaffShop, { id: databaseId }: { id: number }): Promise<number> {
  return changeCatalogue(shop, async (tx, actor) => {
    const product = await lockProduct(tx, databaseId, null);
    if (product.type !== 'VARIABLE') throw refuse('id', 'Only a variable product has variations. Change its type first.');
    const options = await optionsOf(tx, databaseId);
    if (options.length === 0) throw refuse('id', 'Add an attribute marked “for variations” first.');
    const existing = await tx.product.findMany({
      where: { parentId: databaseId },
      select: { position: true, options: { select: { attributeId: true, termId: true } } },
    });
    const missing = combinations(
      options,
      existing.map((variation) => variation.options),
    );
    if (existing.length + missing.length > maxVariations)
      throw refuse(
        'id',
        `This would create ${existing.length + missing.length} variations. At most ${maxVariations} are allowed. Use fewer values.`,
      );
    if (missing.length === 0) return { value: databaseId, productIds: [], act: null };
    const names = missing.map((choice) => `${product.name} – ${choice.map(({ label }) => label).join(', ')}`);
    const slugs = await claimSlugs(names.map(slugOf), async (candidates) => {
      const rows = await tx.product.findMany({ where: { slug: { in: candidates } }, select: { slug: true } });
      return new Set(rows.map(({ slug }) => slug));
    });
    const first = Math.max(-1, ...existing.map(({ position }) => position)) + 1;
    const made: number[] = [];
    for (const [index, choice] of missing.entries()) {
      const { id } = await tx.product.create({
        data: {
          type: 'VARIATION',
          status: 'DRAFT',
          parentId: databaseId,
          name: cutText(names[index] ?? product.name, 250),
          slug: slugs[index] ?? '',
          position: first + index,
          taxClass: product.taxClass,
          taxStatus: product.taxStatus,
          editedById: actor.accountId,
          createdAt: shop.now,
          updatedAt: shop.now,
          options: { create: choice.map(({ attributeId, termId }, position) => ({ attributeId, termId, position })) },
        },
        select: { id: true },
      });
      made.push(id);
    }
    const act = { action: 'product.variations-generate', targetType: 'Product', targetIds: made, details: { product: databaseId } };
    return { value: databaseId, productIds: [databaseId, ...made], createdIds: made, act };
  });
}

/** A row of the variation grid. */
export type VariationForm = ProductPatch & { id: number; expectedVersion: number };

/**
 * Saves rows of the grid, all or none.
 * @returns the ID of the product
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError with the row's index in the path, TryAgainError
 */
export async function updateVariations(
  shop: StaffShop,
  { id: databaseId, variations }: { id: number; variations: readonly VariationForm[] },
): Promise<number> {
  if (variations.length === 0 || variations.length > maxVariations)
    throw refuse('variations', `Save 1 to ${maxVariations} variations at a time.`);
  return changeCatalogue(shop, async (tx, actor) => {
    await lockProduct(tx, databaseId, null);
    const changed: ChangedThing[] = [];
    for (const [index, { id, expectedVersion, ...patch }] of variations.entries()) {
      const path = ['input', 'variations', String(index)];
      const row = await lockProduct(tx, id, expectedVersion, { isVariation: true, path });
      if (row.parentId !== databaseId) throw refuse('variations', 'One of the variations belongs to another product. Reload the page.');
      const before = draftOf(row);
      const draft = { ...patched(before, patch), type: row.type, slug: row.slug };
      changed.push({ id, label: row.name, before: { ...before }, after: draft });
      await checkDraft(tx, id, draft, path);
      await tx.product.update({
        where: { id },
        data: { ...draft, version: { increment: 1 }, editedById: actor.accountId, updatedAt: shop.now },
        select: { id: true },
      });
    }
    const ids = variations.map((row) => row.id);
    const details = { product: databaseId, ...changesOfMany(changed) };
    const act = { action: 'product.variations-save', targetType: 'Product', targetIds: ids, details };
    return { value: databaseId, productIds: [databaseId, ...ids], act, isOfProductsOnly: true };
  });
}

/**
 * Permanently deletes a variation.
 * @returns the ID of the product
 * @throws UnknownRecordError, InUseError when the variation was ordered, TryAgainError
 */
export async function deleteVariation(shop: StaffShop, { id: databaseId }: { id: number }): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const variation = await lockProduct(tx, databaseId, null, { isVariation: true });
    const ordered = await tx.orderLine.findFirst({ where: { productId: databaseId }, select: { id: true } });
    if (ordered) throw new InUseError('This variation has been ordered, so it can’t be deleted. Unpublish it instead.');
    await tx.product.delete({ where: { id: databaseId }, select: { id: true } });
    const parentId = variation.parentId ?? 0;
    const details = { name: variation.name, product: parentId };
    const act = { action: 'product.variation-delete', targetType: 'Product', targetIds: [databaseId], details };
    return { value: parentId, productIds: [parentId], deletedIds: [databaseId], act };
  });
}
