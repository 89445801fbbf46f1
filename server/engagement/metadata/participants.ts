import type { NewOrder, OrderParticipant } from '../../commerce/orders/orders.ts';
import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';
import { hasCartFields } from './definitions.ts';

// Custom fields of orders come from carts, and are erased with the personal data of customers.

/**
 * Copies the fields of a cart and its lines to the order placed from it. Definitions are locked, so that a value whose definition is being
 * deleted is left out instead of failing the order.
 */
async function copyToOrder(tx: Tx, order: NewOrder): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Metafield" ("definitionId", "value", "orderId")
    SELECT m."definitionId", m."value", ${order.orderId}::int
    FROM "Metafield" m JOIN "MetafieldDefinition" d ON d."id" = m."definitionId"
    WHERE m."cartId" = ${order.cartId}::int
    ORDER BY d."id" FOR KEY SHARE OF d`;
  await tx.$executeRaw`
    INSERT INTO "Metafield" ("definitionId", "value", "orderLineId")
    SELECT m."definitionId", m."value", l."id"
    FROM unnest(${[...order.cartLineIds]}::int[]) WITH ORDINALITY AS c("id", "place")
    JOIN "Metafield" m ON m."cartLineId" = c."id"
    JOIN "MetafieldDefinition" d ON d."id" = m."definitionId"
    JOIN "OrderLine" l ON l."orderId" = ${order.orderId}::int AND l."position" = c."place" - 1
    ORDER BY d."id" FOR KEY SHARE OF d`;
  if (order.leavesCart) await deleteOrdered(tx, order);
}

/** Deletes the fields of a cart that its order has. Those that were set since an order that is paid only now are for the next one. */
async function deleteOrdered(tx: Tx, { cartId, orderId }: { cartId: number; orderId: number }): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "Metafield" m USING "Metafield" o
    WHERE m."cartId" = ${cartId}::int AND o."orderId" = ${orderId}::int
    AND o."definitionId" = m."definitionId" AND o."value" = m."value"`;
}

/** Takes over the fields of carts, and deletes those of anonymised orders. */
export const metafieldsOfOrders: OrderParticipant = {
  prepare: async (shop) => ((await hasCartFields(shop)) ? copyToOrder : null),
  cartOrdered: async (tx, cart) => void (cart.isPaidLater && (await deleteOrdered(tx, cart))),
  async ordersErased(tx, orderIds) {
    const ids = { in: [...orderIds] };
    await tx.metafield.deleteMany({ where: { OR: [{ orderId: ids }, { orderLine: { orderId: ids } }] } });
  },
};

function ofAccount(accountId: number) {
  const cart = { visitor: { accountId } };
  const order = { accountId };
  return { OR: [{ accountId }, { order }, { orderLine: { order } }, { cart }, { cartLine: { cart } }] };
}

/** Handles the custom fields of customers, their orders and carts; all of them are deleted with the account. */
export const metafieldPersonalData: PersonalData = {
  async preview({ db }, { id }) {
    const count = await db.prisma.metafield.count({ where: ofAccount(id) });
    return [deletedPart('customFields', count, 'Custom fields of your account, your orders and your cart.')];
  },
  async export({ db }, { id }) {
    const found = await db.prisma.metafield.findMany({
      where: ofAccount(id),
      orderBy: { id: 'asc' },
      select: { value: true, orderId: true, orderLineId: true, definition: { select: { namespace: true, key: true, name: true } } },
    });
    return { customFields: found.map(({ definition, ...field }) => ({ ...definition, ...field })) };
  },
};
