import { CategoryNode } from '../../../catalogue/products/schema/taxonomy.ts';
import { taxonomy } from '../../../catalogue/products/products.ts';
import type { CompareGroup } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { compareGroups } from '../groups.ts';
import { groupUrl } from '../rules.ts';

export const CompareGroupNode = builder.objectRef<CompareGroup>('CompareGroup');

builder.node(CompareGroupNode, {
  description:
    'Group of comparable products: those of its categories, unless a subcategory has its own group. Its numeric ID is the legacy `pageid`.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, { shop }) => (await compareGroups(shop)).byId.get(Number(id)) ?? null,
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric ID encoded in the global ID.' }),
    slug: t.exposeString('slug', { description: 'Unique slug; the last part of the group’s URL.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers, such as Phones.' }),
    url: t.string({
      description: 'Path of the group’s comparison page, without a query. Append "?compareids=" and comma-separated IDs.',
      resolve: groupUrl,
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'Categories that contain the group’s products. Their subcategories may have groups of their own.',
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
    description: 'All groups of comparable products, in display order.',
    resolve: async (_root, _args, { shop }) => [...(await compareGroups(shop)).all],
  }),
  compareGroup: t.field({
    type: CompareGroupNode,
    nullable: true,
    authScopes: { public: true },
    description: 'Group of comparable products with this slug; null if none.',
    args: { slug: t.arg.string({ required: true, description: 'Slug of the group; the last part of its URL.' }) },
    resolve: async (_root, { slug }, { shop }) => (await compareGroups(shop)).bySlug.get(slug) ?? null,
  }),
}));
