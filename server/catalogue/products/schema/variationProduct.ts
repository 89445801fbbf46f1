import { builder } from '../../../platform/graphql/builder.ts';
import { ProductNode } from './product.ts';
import { VariationNode } from './variation.ts';

// In a separate file, because each of the two types refers to the other.
builder.prismaObjectField(VariationNode, 'product', (t) =>
  t.field({
    type: ProductNode,
    description: 'Parent product of the variation.',
    select: (_args, _context, nested) => ({ parent: nested({ select: { id: true, type: true, status: true } }) }),
    resolve: ({ id, parent }) => {
      if (!parent) throw new Error(`Variation ${id} has no parent product`);
      return parent;
    },
  }),
);
