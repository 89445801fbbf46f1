import { lockCart, lockForChange, StaleCartError } from '../../commerce/cart/cart.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { ownerInCart, type FoundOwner, type Owner } from './owners.ts';
import { checkCount, deleteValues, pathOf, setValues, type FieldName, type GivenValue } from './values.ts';

// Shoppers set public custom fields of their own cart and its lines, such as a gift message. Orders take them over.

/** A field of the caller's cart, or of one of its lines. */
export type CartField = Omit<FieldName, 'owner'> & { lineKey?: string | null };
export type CartValue = Omit<GivenValue, 'owner'> & { lineKey?: string | null };

interface CartChange<Field> {
  metafields: readonly Field[];
  cartVersion?: number | null;
}

const noCart = () => new NotFoundError('Cart', 'Your cart is empty. Add something to it first.', ['input', 'metafields']);

async function changeCartFields<Field extends CartField>(
  shop: Shop,
  { metafields, cartVersion }: CartChange<Field>,
  write: (tx: Tx, fields: (Field & { owner: Owner })[], owners: FoundOwner[]) => Promise<unknown>,
): Promise<{ cartId: number }> {
  checkCount(metafields);
  const visitorId = await shop.visitor.current();
  if (visitorId === null) throw noCart();
  const cartId = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const cart = await lockCart(tx, visitorId);
      if (!cart) throw noCart();
      if (cartVersion != null && cartVersion !== cart.version) throw new StaleCartError();
      const lines = await tx.cartLine.findMany({ where: { cartId: cart.id }, select: { id: true, key: true } });
      const byKey = new Map(lines.map(({ id, key }) => [key, id]));
      const fields = metafields.map((field, index) => {
        if (field.lineKey == null) return { ...field, owner: { column: 'cartId' as const, id: cart.id } };
        const id = byKey.get(field.lineKey);
        if (id === undefined) throw new NotFoundError('CartLine', 'This item is no longer in your cart.', pathOf(index, 'lineKey'));
        return { ...field, owner: { column: 'cartLineId' as const, id } };
      });
      await write(
        tx,
        fields,
        fields.map(({ owner }) => ownerInCart(owner)),
      );
      await lockForChange(tx, visitorId, shop.now);
      return cart.id;
    }),
  );
  shop.effects.cartChanged();
  return { cartId };
}

/**
 * Sets custom fields of the caller's cart and its lines, all or none.
 * @throws InvalidInputError, NotFoundError, StaleCartError
 */
export const setCartMetafields = (shop: Shop, change: CartChange<CartValue>): Promise<{ cartId: number }> =>
  changeCartFields(shop, change, (tx, fields, owners) => setValues(tx, fields, owners, true));

/**
 * Deletes values of custom fields of the caller's cart and its lines, all or none.
 * @throws InvalidInputError, NotFoundError, StaleCartError
 */
export const deleteCartMetafields = (shop: Shop, change: CartChange<CartField>): Promise<{ cartId: number }> =>
  changeCartFields(shop, change, (tx, fields, owners) => deleteValues(tx, fields, owners, true));

/** Moves the fields of a cart and its lines when it is merged into another, whose own values stay. */
export async function moveCartMetafields(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Metafield" m SET "cartId" = ${to}::int WHERE m."cartId" = ${from}::int
    AND NOT EXISTS (SELECT FROM "Metafield" o WHERE o."cartId" = ${to}::int AND o."definitionId" = m."definitionId")`;
  await tx.metafield.deleteMany({ where: { cartId: from } });
  await tx.$executeRaw`
    UPDATE "Metafield" m SET "cartLineId" = joined."id"
    FROM "CartLine" old JOIN "CartLine" joined ON joined."cartId" = ${to}::int AND joined."key" = old."key"
    WHERE old."cartId" = ${from}::int AND m."cartLineId" = old."id"
    AND NOT EXISTS (SELECT FROM "Metafield" o WHERE o."cartLineId" = joined."id" AND o."definitionId" = m."definitionId")`;
}
