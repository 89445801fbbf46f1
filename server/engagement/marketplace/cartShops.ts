import { removeLines } from '../../commerce/cart/cart.ts';
import type { OrderParticipant } from '../../commerce/orders/orders.ts';
import type { Tx } from '../../platform/database/db.ts';
import { ExternalShopsOpenError } from './errors.ts';
import { openShops, shopsOf, type CartShop, type ExternalLine } from './rules.ts';

// The external shops of a cart as they stand, and what the checkout does with them inside its own transaction.

/** The external shops of a cart, in the order in which staff have put them; none for a cart of what is sold here. */
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
 * Takes what was checked out elsewhere out of a locked cart. What was canceled stays: it was not bought anywhere. The caller makes the
 * cart's version grow.
 * @returns how many lines went
 */
export async function takeOutDone(tx: Tx, cartId: number): Promise<number> {
  const done = (await cartShops(tx, cartId)).filter(({ state }) => state === 'DONE');
  if (done.length === 0) return 0;
  await tx.shopChoice.deleteMany({ where: { cartId, shopId: { in: done.map(({ shopId }) => shopId) } } });
  const lineIds = done.flatMap(({ lines }) => lines.map(({ lineId }) => lineId));
  return removeLines(tx, cartId, lineIds);
}

/** Lets a cart that another one comes into keep the choices made there: they count where the lines are the same as well. */
export async function moveChoices(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "ShopChoice" AS c ("cartId", "shopId", "kind", "linesHash", "chosenAt")
    SELECT ${to}::int, "shopId", "kind", "linesHash", "chosenAt" FROM "ShopChoice" WHERE "cartId" = ${from}::int
    ON CONFLICT ("cartId", "shopId") DO UPDATE
    SET "kind" = excluded."kind", "linesHash" = excluded."linesHash", "chosenAt" = excluded."chosenAt"
    WHERE excluded."chosenAt" > c."chosenAt"`;
  await tx.shopChoice.deleteMany({ where: { cartId: from } });
}

/** Lets nobody order while external shops of the cart are open, and takes what was bought there out with the order. */
export const externalShopsInOrders: OrderParticipant = {
  errors: [ExternalShopsOpenError],
  checkCart: async (tx, { cartId, hasOtherLines }) => void (hasOtherLines && (await checkGate(tx, cartId))),
  cartOrdered: async (tx, { cartId, hasOtherLines }) => void (hasOtherLines && (await takeOutDone(tx, cartId))),
};
