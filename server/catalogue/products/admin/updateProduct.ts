import { type Act, changesBetween } from '../../../foundation/audit/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Product } from '../../../generated/prisma/client.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { changeCatalogue, staleProduct, type StaffShop, InUseError, UnknownRecordError } from '../../editing/editing.ts';
import { blankDraft, checkDraft, draftOf, freeSlug, parentsAmong, patched, typeIssue, type ProductPatch } from './draft.ts';
import { brandIdOf, writeParts, type ProductParts } from './parts.ts';
import type { ProductDraft } from './productRules.ts';

/** Input of the product form. */
export type ProductForm = ProductPatch & ProductParts;

/**
 * Loads a product and locks it until the transaction ends.
 * @throws UnknownRecordError, StaleRecordError
 */
export async function lockProduct(
  tx: Tx,
  id: number,
  expectedVersion: number | null,
  { isVariation = false, path = ['input'] as readonly string[] } = {},
): Promise<Product> {
  await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${id}::int FOR NO KEY UPDATE`;
  const product = await tx.product.findUnique({ where: { id }, omit: { searchText: true } });
  if (!product || (product.parentId !== null) !== isVariation) {
    throw new UnknownRecordError(isVariation ? 'variation' : 'product', [...path, 'id']);
  }
  if (expectedVersion !== null && product.version !== expectedVersion) {
    throw staleProduct({ ...product, searchText: '' }, [...path, 'expectedVersion']);
  }
  // Editing doesn't need the search text.
  return { ...product, searchText: '' };
}

/** Audit log details of a save: old and new values of columns; for data in other tables, such as links, only that it was set. */
function loggedOf(before: ProductDraft, after: ProductDraft, form: ProductForm): Act['details'] {
  const parts = Object.entries(form).flatMap(([name, value]) => (value === undefined || name in after || name === 'content' ? [] : [name]));
  return { ...changesBetween({ ...before }, { ...after }), ...(parts.length > 0 && { fields: parts.join(' ') }) };
}

/**
 * Creates a product. A repeated request with the same key returns the product that was already created.
 * @param stock initial quantity; null when stock isn't tracked
 * @throws InvalidInputError, TryAgainError
 */
export async function createProduct(shop: StaffShop, form: ProductForm & { key: string; stock?: number | null }): Promise<number> {
  const { key, stock, ...rest } = form;
  if (key.length < 8 || key.length > 255)
    throw new InvalidInputError([{ path: ['input', 'idempotencyKey'], message: 'The key must have 8 to 255 characters.' }]);
  if (stock != null && (stock < 0 || stock > 1_000_000_000))
    throw new InvalidInputError([{ path: ['input', 'stock'], message: 'The stock must be between 0 and 1,000,000,000.' }]);
  return changeCatalogue(shop, async (tx, actor) => {
    const known = await tx.product.findUnique({ where: { creationKey: key }, select: { id: true } });
    if (known) return { value: known.id, productIds: [], act: null };
    const draft = patched(blankDraft, rest);
    if (draft.slug === '') draft.slug = await freeSlug(tx, draft.name);
    if (draft.type === 'VARIATION')
      throw new InvalidInputError([
        { path: ['input', 'type'], message: 'You can’t create a variation on its own. Create it from its product.' },
      ]);
    await checkDraft(tx, null, draft);
    const { id } = await tx.product.create({
      data: {
        ...draft,
        brandId: (await brandIdOf(tx, rest.brand)) ?? null,
        ...(stock == null ? {} : { managesStock: true, stock }),
        creationKey: key,
        editedById: actor.accountId,
        createdAt: shop.now,
        updatedAt: shop.now,
      },
      select: { id: true },
    });
    await writeParts(tx, id, rest);
    const act = { action: 'product.create', targetType: 'Product', targetIds: [id] };
    return { value: id, productIds: [id], createdIds: [id], act };
  });
}

/** Whether a new or changed product sends shoppers, and the commission on their purchases, to an address that it did not have. */
export async function changesExternalUrl(
  { db }: Pick<StaffShop, 'db'>,
  { id, externalUrl }: { id?: number; externalUrl?: string | null },
): Promise<boolean> {
  if (externalUrl === undefined) return false;
  const wanted = (externalUrl ?? '').trim();
  if (id === undefined) return wanted !== '';
  const stored = await db.prisma.product.findUnique({ where: { id }, select: { externalUrl: true } });
  return stored !== null && (stored.externalUrl ?? '') !== wanted;
}

/**
 * Updates only the product data that the form contains.
 * @param expectedVersion the version that the form was loaded with
 * @throws StaleRecordError, UnknownRecordError, InvalidInputError, TryAgainError
 */
export async function updateProduct(
  shop: StaffShop,
  { id: databaseId, expectedVersion, ...form }: ProductForm & { id: number; expectedVersion: number },
): Promise<number> {
  return changeCatalogue(shop, async (tx, actor) => {
    const product = await lockProduct(tx, databaseId, expectedVersion);
    const before = draftOf(product);
    const draft = patched(before, form);
    if (draft.slug === '') draft.slug = product.slug;
    await checkType(tx, product, draft.type);
    await checkDraft(tx, databaseId, draft);
    await tx.product.update({
      where: { id: databaseId },
      data: {
        ...draft,
        brandId: await brandIdOf(tx, form.brand),
        version: { increment: 1 },
        editedById: actor.accountId,
        updatedAt: shop.now,
      },
      select: { id: true },
    });
    await writeParts(tx, databaseId, form);
    const details = loggedOf(before, draft, form);
    const act = { action: 'product.save', targetType: 'Product', targetIds: [databaseId], ...(details && { details }) };
    return { value: databaseId, productIds: [databaseId], act, isOfProductsOnly: true };
  });
}

async function checkType(tx: Tx, product: Product, type: Product['type']): Promise<void> {
  const hasVariations = type !== product.type && (await parentsAmong(tx, [product])).has(product.id);
  const issue = typeIssue(product, type, hasVariations);
  if (issue) throw new InvalidInputError([issue]);
}

/**
 * Permanently deletes a product with its variations. A product that was ever ordered can't be deleted, because its orders need it: it can
 * be archived.
 * @throws StaleRecordError, UnknownRecordError, InUseError, TryAgainError
 */
export async function deleteProduct(
  shop: StaffShop,
  { id: databaseId, expectedVersion }: { id: number; expectedVersion: number },
): Promise<number> {
  return changeCatalogue(shop, async (tx) => {
    const { name } = await lockProduct(tx, databaseId, expectedVersion);
    const touched = await removeProduct(tx, databaseId);
    const act = { action: 'product.delete', targetType: 'Product', targetIds: [databaseId], details: { name } };
    return { value: databaseId, productIds: touched, deletedIds: [databaseId], act };
  });
}

/**
 * @returns products that contained the deleted product
 * @throws InUseError
 */
async function removeProduct(tx: Tx, id: number): Promise<number[]> {
  const ordered = await tx.orderLine.findFirst({ where: { product: { OR: [{ id }, { parentId: id }] } }, select: { id: true } });
  if (ordered) throw new InUseError('This product has been ordered, so it can’t be deleted. Archive it instead.');
  const containers = await tx.productLink.findMany({ where: { targetId: id, kind: 'GROUPED' }, select: { productId: true } });
  await tx.product.delete({ where: { id }, select: { id: true } });
  return containers.map(({ productId }) => productId);
}
