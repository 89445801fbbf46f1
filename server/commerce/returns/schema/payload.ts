import { builder } from '../../../platform/graphql/builder.ts';
import { OrderNode } from '../../orders/schema/order.ts';
import type { ReturnRef } from '../request.ts';
import { ReturnType } from './return.ts';

/** Creates a payload type with the return and its order. */
export function returnPayload(name: string, description: string) {
  return builder.objectRef<ReturnRef>(name).implement({
    description,
    fields: (t) => ({
      return: t.prismaField({
        type: ReturnType,
        description: 'The return after the change.',
        resolve: (query, { returnId }, _args, { shop }) => shop.db.prisma.return.findUniqueOrThrow({ ...query, where: { id: returnId } }),
      }),
      order: t.prismaField({
        type: OrderNode,
        description: 'The order that the return belongs to.',
        resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}
