import { builder } from '../../../platform/graphql/builder.ts';
import { OrderNode } from './order.ts';

/** Creates a payload type with the changed order. */
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

/** Description of every mutation's single argument. */
export const inputDescription = 'The mutation’s input.';
