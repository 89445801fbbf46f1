import type { OrderParticipant } from '../../commerce/orders/orders.ts';
import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Tx } from '../../platform/database/db.ts';

// Custom fields of orders come from carts, and are erased with the personal data of customers.

/** Copies the fields of a cart and its lines to the order placed from it. */
async function copyToOrder(tx: Tx, order: { orderId: number; cartId: number; cartLineIds: readonly number[] }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "Metafield" ("definitionId", "value", "orderId")
    SELECT "definitionId", "value", ${order.orderId}::int FROM "Metafield" WHERE "cartId" = ${order.cartId}::int`;
  await tx.$executeRaw`
    INSERT INTO "Metafield" ("definitionId", "value", "orderLineId")
    SELECT m."definitionId", m."value", l."id"
    FROM unnest(${[...order.cartLineIds]}::int[]) WITH ORDINALITY AS c("id", "place")
    JOIN "Metafield" m ON m."cartLineId" = c."id"
    JOIN "OrderLine" l ON l."orderId" = ${order.orderId}::int AND l."position" = c."place" - 1`;
}

/** Takes over the fields of carts, and deletes those of anonymised orders. */
export const metafieldsOfOrders: OrderParticipant = {
  prepare: () => Promise.resolve(copyToOrder),
  cartOrdered: async (tx, { cartId }) => void (await tx.metafield.deleteMany({ where: { cartId } })),
  async ordersErased(tx, orderIds) {
    const ids = { in: [...orderIds] };
    await tx.metafield.deleteMany({ where: { OR: [{ orderId: ids }, { orderLine: { orderId: ids } }] } });
  },
};

const ofAccount = (accountId: number) => ({
  OR: [{ accountId }, { order: { accountId } }, { orderLine: { order: { accountId } } }],
});

/** Handles the custom fields of customers and their orders; those of customers are deleted with the account. */
export const metafieldPersonalData: PersonalData = {
  async preview({ db }, { id }) {
    const count = await db.prisma.metafield.count({ where: { accountId: id } });
    return count > 0 ? [deletedPart('custom fields', count, '')] : [];
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
