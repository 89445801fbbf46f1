import { withdrawalException } from '../../../catalogue/products/products.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { withdrawalDays } from '../settings.ts';

builder.prismaObjectField(ProductNode, 'returnDays', (t) =>
  t.int({
    nullable: true,
    description:
      'Length of the withdrawal period in days, for the product and all its variations. Null if the product is excluded from the right of withdrawal, or sold by another shop.',
    select: { type: true, externalShopId: true, withdrawalException: true },
    resolve: async ({ type, externalShopId, withdrawalException: reason }, _args, { shop }) => {
      if (type === 'EXTERNAL' || externalShopId !== null) return null;
      const exception = withdrawalException(reason);
      return exception && !exception.isConditional ? null : withdrawalDays(shop);
    },
  }),
);
