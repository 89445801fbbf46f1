import { builder } from '../../../platform/graphql/builder.ts';
import { OrderNode } from './order.ts';

/** A payload that returns the order that was changed. */
export function orderPayload(name: string, description: string) {
  return builder.objectRef<{ orderId: number }>(name).implement({
    description,
    fields: (t) => ({
      order: t.prismaField({
        type: OrderNode,
        description: 'The updated order.',
        resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}

/** What every description of a mutation's one argument says. */
export const inputDescription = 'The mutation’s input.';
