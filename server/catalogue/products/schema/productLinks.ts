import { builder } from '../../../platform/graphql/builder.ts';
import { ProductNode } from './product.ts';

const published = { status: 'PUBLISHED' } as const;

const linkFields = { UPSELL: 'upsells', CROSS_SELL: 'crossSells', GROUPED: 'groupedProducts' } as const;
const maxLinks = 24;

/**
 * Products that this product links to, in the shop's order. The three kinds are read together: separately, each would need its own
 * statement.
 */
function linkedProducts(kind: keyof typeof linkFields, description: string) {
  return builder.prismaObjectField(ProductNode, linkFields[kind], (t) =>
    t.field({
      type: [ProductNode],
      description,
      select: (_args, _context, nested) => ({
        links: { where: { target: published }, orderBy: { position: 'asc' }, select: { kind: true, target: nested(true) } },
      }),
      resolve: (product) => product.links.flatMap((link) => (link.kind === kind ? [link.target] : [])).slice(0, maxLinks),
    }),
  );
}

linkedProducts('UPSELL', 'Better or larger alternatives suggested by the shop.');
linkedProducts('CROSS_SELL', 'Products that go well with this one.');
linkedProducts('GROUPED', 'Products that a grouped product consists of; empty for other products.');
