import { z } from 'zod';
import { lockForChange, StaleCartError, lockCart } from '../../commerce/cart/cart.ts';
import { EmptyCartError } from '../../commerce/orders/orders.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cartShops, checkGate, removePurchasedItems } from './cartShops.ts';

// The shopper's choices about the external shops of their cart (rows 48 and 49).

const choiceInput = z.object({ shopId: z.int(), choice: z.enum(['DONE', 'CANCELED']), linesHash: z.string().max(64) });

export type ChoiceRequest = z.input<typeof choiceInput>;

/**
 * Records that the shopper has checked out at an external shop, or won't. The last choice applies.
 * @throws StaleCartError when the shop's part of the cart has changed since the shopper saw it; nothing is changed then
 */
export async function setExternalShopChoice(shop: Shop, input: ChoiceRequest): Promise<{ cartId: number }> {
  const { shopId, choice, linesHash } = parseInput(choiceInput, input);
  const visitorId = await shop.visitor.current();
  if (visitorId === null) throw new StaleCartError();
  const chosen = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      // Under the cart's lock: items added in another tab meanwhile come after this, and require a new choice.
      const cart = await lockCart(tx, visitorId);
      const meant = cart && (await cartShops(tx, cart.id)).find((part) => part.shopId === shopId);
      if (!cart || meant?.linesHash !== linesHash) throw new StaleCartError();
      const said = { kind: choice, linesHash, chosenAt: shop.now };
      const key = { cartId: cart.id, shopId };
      await tx.shopChoice.upsert({ where: { cartId_shopId: key }, create: { ...key, ...said }, update: said });
      return { cartId: cart.id };
    }),
  );
  shop.effects.cartChanged();
  return chosen;
}

/**
 * Removes items checked out at external shops from a cart with nothing to order here.
 * @throws ExternalShopsOpenError while a shop is not handled, EmptyCartError when there is no cart
 */
export async function removeExternalPurchases(shop: Shop): Promise<{ cartId: number }> {
  const visitorId = await shop.visitor.current();
  if (visitorId === null) throw new EmptyCartError();
  const changed = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const cartId = await lockForChange(tx, visitorId, shop.now);
      if (cartId === null) throw new EmptyCartError();
      await checkGate(tx, cartId);
      await removePurchasedItems(tx, cartId);
      return { cartId };
    }),
  );
  shop.effects.cartChanged();
  return changed;
}
