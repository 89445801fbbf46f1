import { encodeGlobalID } from '@pothos/plugin-relay';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';

const maxInt = 2_147_483_647;

builder.queryField('productNodeIds', (t) =>
  t.field({
    type: ['ID'],
    nullable: { list: false, items: true },
    authScopes: { public: true },
    description: `Global IDs of products and variations by their numeric ID (\`databaseId\`), in the order of the argument; null for an ID that no published product or variation has. Imported products keep the numeric ID that they had in their original shop, so links and exported files from that shop remain usable. Errors: INVALID_INPUT for more than ${maxPageSize} IDs.`,
    args: { numbers: t.arg.intList({ required: true, description: `Numeric IDs, at most ${maxPageSize}.` }) },
    async resolve(_root, { numbers }, { shop }) {
      if (numbers.length > maxPageSize)
        throw new InvalidInputError([{ path: ['numbers'], message: `Request at most ${maxPageSize} numbers.` }]);
      const rows = await shop.db.prisma.product.findMany({
        where: {
          number: { in: numbers.filter((number) => number > 0 && number <= maxInt) },
          status: 'PUBLISHED',
          OR: [{ parentId: null }, { parent: { status: 'PUBLISHED' } }],
        },
        select: { id: true, number: true, parentId: true },
      });
      const ids = new Map(
        rows.map(({ id, number, parentId }) => [number, encodeGlobalID(parentId === null ? 'Product' : 'ProductVariation', id)]),
      );
      return numbers.map((number) => ids.get(number) ?? null);
    },
  }),
);
