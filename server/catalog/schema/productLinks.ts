import { builder } from '../../graphql/builder.ts';
import { ProductNode } from './product.ts';

const published = { status: 'PUBLISHED' } as const;

const linkFields = { UPSELL: 'upsells', CROSS_SELL: 'crossSells', GROUPED: 'groupedProducts' } as const;

/** Products this one points to, in the shop's order. */
function linkedProducts(kind: 'UPSELL' | 'CROSS_SELL' | 'GROUPED', description: string) {
  return builder.prismaObjectField(ProductNode, linkFields[kind], (t) =>
    t.field({
      type: [ProductNode],
      description,
      select: (_args, _context, nested) => ({
        links: { where: { kind, target: published }, orderBy: { position: 'asc' }, take: 24, select: { target: nested(true) } },
      }),
      resolve: (product) => product.links.map((link) => link.target),
    }),
  );
}

linkedProducts('UPSELL', 'Better or larger alternatives that the shop suggests.');
linkedProducts('CROSS_SELL', 'What goes well with it.');
linkedProducts('GROUPED', 'The products of a grouped product; otherwise empty.');
