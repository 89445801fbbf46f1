import { builder } from '../../../../platform/graphql/builder.ts';
import { AdminProductType } from './product.ts';

/** Creates a payload type with the product or variation after the mutation. */
export const productPayload = (name: string, description: string) =>
  builder.objectRef<{ productId: number }>(name).implement({
    description,
    fields: (t) => ({
      product: t.prismaField({
        type: AdminProductType,
        description: 'The updated product or variation.',
        resolve: (query, { productId }, _args, { shop }) =>
          shop.db.prisma.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
      }),
    }),
  });
