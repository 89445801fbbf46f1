import { globalId } from '../../../../../shared/globalId.ts';
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

/** A payload that has the ID of what was changed. */
export const idPayload = (name: string, field: string, type: string, description: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      [field]: t.id({ description: 'Global ID of the affected record.', resolve: ({ id }) => globalId(type, id) }),
      databaseId: t.exposeInt('id', { description: 'Numeric ID of the affected record, as in admin URLs.' }),
    }),
  });
