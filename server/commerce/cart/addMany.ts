import { z } from 'zod';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput, ShopError } from '../../platform/errors/errors.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { requestedLine } from './operations.ts';
import { writeAddition } from './change.ts';
import { NotAllAddedError, StaleCartError, type RefusedItem } from './errors.ts';
import { lockCart } from './orderedCart.ts';
import { withText } from '../../platform/errors/issueText.ts';
import { says } from './__generated__/messages.ts';

// Adds several items at once: either all are added to the cart, or none, and the error names those that can't be added.

/** Maximum number of items per request. */
export const maxItemsPerRequest = 10;

const manyInput = z.object({
  productIds: z
    .array(z.int())
    .min(1, withText(says((t) => t.selectAtLeastOneProduct)))
    .max(maxItemsPerRequest, withText(says((t) => t.selectAtMostProducts({ maxItemsPerRequest }))))
    .refine((ids) => new Set(ids).size === ids.length, withText(says((t) => t.selectEachProductOnlyOnce))),
  cartVersion: z
    .int()
    .nullish()
    .transform((version) => version ?? null),
});

export type AddManyRequest = z.input<typeof manyInput>;

/** The cart was created between the lock attempt and the write. */
class CartMovedError extends Error {}

const requestOf = (productId: number) => ({ productId, quantity: 1, options: [], cartVersion: null });

/**
 * Runs for each item and continues after refusals.
 * @throws NotAllAddedError when any item was refused
 */
async function eachOf(productIds: readonly number[], run: (productId: number, position: number) => Promise<void>): Promise<void> {
  const refused: RefusedItem[] = [];
  for (const [position, productId] of productIds.entries()) {
    try {
      await run(productId, position);
    } catch (error) {
      if (!(error instanceof ShopError) || error instanceof StaleCartError) throw error;
      refused.push({ productId, code: error.code, message: error.text });
    }
  }
  if (refused.length > 0) throw new NotAllAddedError(refused);
}

/**
 * Adds one of each product to the visitor's cart, or none at all.
 * @throws NotAllAddedError naming the refused items, StaleCartError when the caller expects another version of the cart
 */
export async function addManyToCart(shop: Shop, input: AddManyRequest): Promise<{ cartId: number }> {
  const { productIds, cartVersion } = parseInput(manyInput, input);
  const { prisma } = shop.db;
  if ((await shop.visitor.current()) === null) {
    // Check first without writing: a refused request of a new visitor must create nothing.
    if (cartVersion !== null && cartVersion !== 0) throw new StaleCartError();
    await eachOf(productIds, async (id) => void (await requestedLine(prisma, requestOf(id), null, shop.now)));
  }
  const visitorId = await shop.visitor.orCreate();
  const run = async (tx: Tx) => {
    await lockCart(tx, visitorId);
    let cartId = 0;
    await eachOf(productIds, async (productId, position) => {
      // Adding the previous item has incremented the version.
      const expected = position === 0 ? cartVersion : null;
      const { product, options, key, version } = await requestedLine(
        tx,
        { ...requestOf(productId), cartVersion: expected },
        visitorId,
        shop.now,
      );
      const line = await writeAddition(tx, { visitorId, version, key, productId: product.id, options, quantity: 1, now: shop.now });
      if (!line) throw new CartMovedError();
      cartId = line.cartId;
    });
    return { cartId };
  };
  const changed = await withRetry(
    () => prisma.$transaction(run),
    (error) => error instanceof CartMovedError,
  );
  shop.effects.cartChanged();
  return changed;
}
