import { CategoryNode } from '../../../catalogue/products/schema/taxonomy.ts';
import { taxonomy } from '../../../catalogue/products/products.ts';
import type { CompareGroup } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { compareGroups } from '../groups.ts';
import { groupUrl } from '../rules.ts';

export const CompareGroupNode = builder.objectRef<CompareGroup>('CompareGroup');

builder.node(CompareGroupNode, {
  description:
    'Products that can be compared with each other: those of its categories, unless a category below has a group of its own. The legacy pageid is its number.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, { shop }) => (await compareGroups(shop)).byId.get(Number(id)) ?? null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    slug: t.exposeString('slug', { description: 'Unique; the last part of its address.' }),
    name: t.exposeString('name', { description: 'As shown, such as Phones.' }),
    url: t.string({
      description: 'Path of its comparison page. It holds no query: "?compareids=" and ids with commas between them follow.',
      resolve: groupUrl,
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'Where its products are found. Categories below them may have groups of their own.',
      resolve: async ({ id }, _args, { shop }) => {
        const [groups, { categories }] = await Promise.all([compareGroups(shop), taxonomy(shop)]);
        return [...groups.categories].flatMap(([category, { group }]) => (group.id === id ? (categories.get(category) ?? []) : []));
      },
    }),
  }),
});

builder.queryFields((t) => ({
  compareGroups: t.field({
    type: [CompareGroupNode],
    authScopes: { public: true },
    description: 'All groups of comparable products, in the shop’s order.',
    resolve: async (_root, _args, { shop }) => [...(await compareGroups(shop)).all],
  }),
  compareGroup: t.field({
    type: CompareGroupNode,
    nullable: true,
    authScopes: { public: true },
    description: 'A group of comparable products by its slug; null when there is none.',
    args: { slug: t.arg.string({ required: true, description: 'The last part of its address.' }) },
    resolve: async (_root, { slug }, { shop }) => (await compareGroups(shop)).bySlug.get(slug) ?? null,
  }),
}));
