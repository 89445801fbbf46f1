import { setExternalShop } from '../../catalogue/products/products.ts';
import { recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { listingInput, type ListingInput } from './input.ts';
import { change, refuse, type StaffShop } from './staff.ts';

// The products that external shops sell. A product's main shop, where it is checked out, is one of the shops that list it.

/** Locks a product while its listings change. */
async function lockProduct(tx: Tx, productId: number): Promise<{ externalShopId: number | null } | null> {
  const [product] = await tx.$queryRaw<{ externalShopId: number | null; type: string }[]>`
    SELECT "externalShopId", "type"::text AS "type" FROM "Product" WHERE "id" = ${productId}::int FOR UPDATE`;
  if (product && product.type !== 'SIMPLE' && product.type !== 'VARIATION')
    throw refuse('productId', 'Only a simple product or a variation can be sold by another shop.');
  return product ?? null;
}

/**
 * Saves a shop's listing of a product with the shop's own article ID. The product's first listing becomes its main shop.
 * @throws InvalidInputError, TryAgainError; nothing is changed then
 */
export async function saveListing(shop: StaffShop, actor: Actor, input: ListingInput): Promise<{ listingId: number }> {
  const { shopId, productId, externalId, isMain } = parseInput(listingInput, input);
  try {
    return await change(shop, async (tx) => {
      const product = await lockProduct(tx, productId);
      if (!product) throw refuse('productId', 'Product not found.');
      const key = { shopId, productId };
      // The availability of another article doesn't apply to this one.
      const known = await tx.shopListing.findUnique({ where: { shopId_productId: key }, select: { externalId: true } });
      const unknown = known?.externalId === externalId ? {} : { isAvailable: null, checkedAt: null, askedAt: null };
      const { id } = await tx.shopListing.upsert({
        where: { shopId_productId: key },
        create: { ...key, externalId },
        update: { externalId, ...unknown },
        select: { id: true },
      });
      if (isMain || product.externalShopId === null) await setExternalShop(tx, productId, shopId);
      await recordAudit(tx, shop, actor, {
        action: 'shopListing.save',
        targetType: 'ShopListing',
        targetIds: [id],
        details: { product: productId, externalShop: shopId },
      });
      return { listingId: id };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'ShopListing_shopId_externalId_key'))
      throw refuse('externalId', 'Another product already uses this external ID.');
    if (isForeignKeyViolation(error)) throw refuse('shopId', 'Shop not found.');
    throw error;
  }
}

/**
 * Deletes a shop's listing of a product. Another shop that lists the product becomes its main shop; without one this shop sells the
 * product.
 * @throws InvalidInputError when there is no such listing
 */
export async function removeListing(shop: StaffShop, actor: Actor, listingId: number): Promise<void> {
  await change(shop, async (tx) => {
    const listing = await tx.shopListing.findUnique({ where: { id: listingId }, select: { shopId: true, productId: true } });
    if (!listing) throw refuse('id', 'Listing not found.');
    const product = await lockProduct(tx, listing.productId);
    await tx.shopListing.deleteMany({ where: { id: listingId } });
    if (product?.externalShopId === listing.shopId) {
      const next = await tx.shopListing.findFirst({
        where: { productId: listing.productId },
        orderBy: [{ shop: { position: 'asc' } }, { shopId: 'asc' }],
        select: { shopId: true },
      });
      await setExternalShop(tx, listing.productId, next?.shopId ?? null);
    }
    await recordAudit(tx, shop, actor, {
      action: 'shopListing.remove',
      targetType: 'ShopListing',
      targetIds: [listingId],
      details: { product: listing.productId, externalShop: listing.shopId },
    });
  });
}
