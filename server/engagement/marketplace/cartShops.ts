import { removeLines } from '../../commerce/cart/cart.ts';
import type { OrderParticipant } from '../../commerce/orders/orders.ts';
import type { Tx } from '../../platform/database/db.ts';
import { ExternalShopsOpenError } from './errors.ts';
import { openShops, shopsOf, type CartShop, type ExternalLine } from './rules.ts';

// The external shops of a cart with their state, and what the checkout does with them inside its transaction.

/** The external shops of a cart, in the order set by staff; none for a cart with only this shop's items. */
export async function cartShops(tx: Tx, cartId: number): Promise<CartShop[]> {
  const lines = await tx.$queryRaw<ExternalLine[]>`
    SELECT l."id" AS "lineId", l."key", l."quantity", s."id" AS "shopId", s."name" AS "shopName", m."name" AS "marketplace",
      sl."externalId", c."kind"::text AS "choice", c."linesHash" AS "chosenHash"
    FROM "CartLine" l
    JOIN "Product" p ON p."id" = l."productId"
    JOIN "ExternalShop" s ON s."id" = p."externalShopId"
    JOIN "Marketplace" m ON m."id" = s."marketplaceId"
    LEFT JOIN "ShopListing" sl ON sl."shopId" = s."id" AND sl."productId" = p."id"
    LEFT JOIN "ShopChoice" c ON c."cartId" = l."cartId" AND c."shopId" = s."id"
    WHERE l."cartId" = ${cartId}::int
    ORDER BY s."position", s."id", l."id"`;
  return shopsOf(lines);
}

/** @throws ExternalShopsOpenError while a shop of a locked cart is neither checked out nor canceled */
export async function checkGate(tx: Tx, cartId: number): Promise<void> {
  const [first, ...others] = openShops(await cartShops(tx, cartId));
  if (first) throw new ExternalShopsOpenError([first, ...others]);
}

/**
 * Removes items that were checked out at external shops from a locked cart. Canceled ones remain, because they weren't bought. The caller
 * increments the cart's version.
 * @returns number of removed lines
 */
export async function removePurchasedItems(tx: Tx, cartId: number): Promise<number> {
  const done = (await cartShops(tx, cartId)).filter(({ state }) => state === 'DONE');
  if (done.length === 0) return 0;
  await tx.shopChoice.deleteMany({ where: { cartId, shopId: { in: done.map(({ shopId }) => shopId) } } });
  const lineIds = done.flatMap(({ lines }) => lines.map(({ lineId }) => lineId));
  return removeLines(tx, cartId, lineIds);
}

/** Copies the choices about external shops when a cart is merged into another: they apply if the lines are the same too. */
export async function moveChoices(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ShopChoice" AS c ("cartId", "shopId", "kind", "linesHash", "chosenAt")
    SELECT ${to}::int, "shopId", "kind", "linesHash", "chosenAt" FROM "ShopChoice" WHERE "cartId" = ${from}::int
    ON CONFLICT ("cartId", "shopId") DO UPDATE
    SET "kind" = excluded."kind", "linesHash" = excluded."linesHash", "chosenAt" = excluded."chosenAt"
    WHERE excluded."chosenAt" > c."chosenAt"`;
  await tx.shopChoice.deleteMany({ where: { cartId: from } });
}

/** Rejects orders while external shops of the cart are open, and removes the items bought there when the cart is ordered. */
export const externalShopsInOrders: OrderParticipant = {
  errors: [ExternalShopsOpenError],
  checkCart: async (tx, { cartId, hasOtherLines }) => void (hasOtherLines && (await checkGate(tx, cartId))),
  cartOrdered: async (tx, { cartId, hasOtherLines }) => void (hasOtherLines && (await removePurchasedItems(tx, cartId))),
};
