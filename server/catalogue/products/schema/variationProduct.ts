import { builder } from '../../../platform/graphql/builder.ts';
import { ProductNode } from './product.ts';
import { VariationNode } from './variation.ts';

// Apart from both, because each of the two types leads to the other.
builder.prismaObjectField(VariationNode, 'product', (t) =>
  t.field({
    type: ProductNode,
    description: 'The product that it is a variation of.',
    select: (_args, _context, nested) => ({ parent: nested({ select: { id: true, type: true, status: true } }) }),
    resolve: ({ id, parent }) => {
      if (!parent) throw new Error(`Variation ${id} belongs to no product`);
      return parent;
    },
  }),
);
