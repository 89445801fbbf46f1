import { cutText } from '../../../platform/i18n/cutText.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Prisma, Product } from '../../../generated/prisma/client.ts';
import { changeCatalogue, type StaffShop } from '../../editing/editing.ts';
import { draftOf, freeSlug } from './draft.ts';
import { lockProduct } from './updateProduct.ts';

const fullProduct = {
  categories: true,
  attributes: { include: { terms: true } },
  options: true,
  images: true,
  links: true,
} satisfies Prisma.ProductInclude;

/** The copied columns of a product or variation: all except its numbers, sales and stock. */
function copyOf(product: Product, name: string, slug: string, now: Date): Prisma.ProductUncheckedCreateInput {
  const { brandId, managesStock, extra } = product;
  return {
    ...draftOf(product),
    name,
    slug,
    sku: null,
    gtin: null,
    brandId,
    managesStock,
    stock: 0,
    extra: extra ?? undefined,
    createdAt: now,
    updatedAt: now,
  };
}

async function copyParts(tx: Tx, from: number, to: number): Promise<void> {
  const whole = await tx.product.findUniqueOrThrow({ where: { id: from }, include: fullProduct });
  await tx.productCategory.createMany({ data: whole.categories.map((row) => ({ ...row, productId: to })) });
  await tx.productLink.createMany({ data: whole.links.map((row) => ({ ...row, productId: to })) });
  await tx.productImage.createMany({ data: whole.images.map(({ id: _id, ...row }) => ({ ...row, productId: to })) });
  await tx.variationOption.createMany({ data: whole.options.map((row) => ({ ...row, variationId: to })) });
  for (const { id: _id, terms, ...row } of whole.attributes) {
    const copies = terms.map(({ termId, position, isDefault }) => ({ termId, position, isDefault }));
    await tx.productAttribute.create({ data: { ...row, productId: to, terms: { create: copies } } });
  }
}

/**
 * Duplicates a product as a draft, with its variations and images but without its numbers and stock. A repeated request with the same key
 * returns the draft that was already created.
 * @throws UnknownRecordError, InvalidInputError, TryAgainError
 */
export async function duplicateProduct(shop: StaffShop, { id: databaseId, key }: { id: number; key: string }): Promise<number> {
  if (key.length < 8 || key.length > 255)
    throw new InvalidInputError([{ path: ['input', 'idempotencyKey'], message: 'The key must have 8 to 255 characters.' }]);
  return changeCatalogue(shop, async (tx, actor) => {
    const known = await tx.product.findUnique({ where: { creationKey: key }, select: { id: true } });
    if (known) return { value: known.id, productIds: [], act: null };
    const product = await lockProduct(tx, databaseId, null);
    const name = `${cutText(product.name, 240)} (copy)`;
    const data = {
      ...copyOf(product, name, await freeSlug(tx, name), shop.now),
      status: 'DRAFT',
      creationKey: key,
      editedById: actor.accountId,
    } as const;
    const { id } = await tx.product.create({ data, select: { id: true } });
    await copyParts(tx, databaseId, id);
    const ids = [id];
    const variations = await tx.product.findMany({ where: { parentId: databaseId }, orderBy: { id: 'asc' } });
    for (const variation of variations) {
      const copy = copyOf(variation, variation.name, await freeSlug(tx, `${variation.name} copy`), shop.now);
      const made = await tx.product.create({ data: { ...copy, parentId: id, editedById: actor.accountId }, select: { id: true } });
      await copyParts(tx, variation.id, made.id);
      ids.push(made.id);
    }
    const act = { action: 'product.duplicate', targetType: 'Product', targetIds: ids, details: { from: databaseId } };
    return { value: id, productIds: ids, createdIds: ids, act };
  });
}
