import { builder } from '../../../graphql/builder.ts';
import { taxonomy, withDescendants, type AttributeEntry, type CategoryEntry } from '../../taxonomy.ts';
import { AttributeKindEnum } from '../taxonomy.ts';

const AttributeType = builder.objectRef<AttributeEntry>('AdminAttribute').implement({
  description: 'A kind of specification or option, as the staff see it. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    kind: t.expose('kind', { type: AttributeKindEnum, description: 'What its values are.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Of its numbers; null for none.' }),
    labels: t.stringList({
      description: 'Labels of its terms, at most 200.',
      resolve: ({ terms }) => terms.slice(0, 200).map(({ label }) => label),
    }),
  }),
});

builder.queryField('adminAttributes', (t) =>
  t.field({
    type: [AttributeType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Every attribute that a product can have, in the shop’s order, for staff who may edit products.',
    extensions: { listLength: 100 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await taxonomy(shop)).attributes.values()];
    },
  }),
);

const CategoryType = builder.objectRef<CategoryEntry>('AdminCategory').implement({
  description: 'A category, as the staff see it. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    depth: t.int({ description: 'How many categories stand above it.', resolve: ({ ancestors }) => ancestors.length }),
  }),
});

builder.queryField('adminCategories', (t) =>
  t.field({
    type: [CategoryType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Every category in the order of the tree, each followed by those below it, for staff who may edit products.',
    extensions: { listLength: 100 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return (await taxonomy(shop)).roots.flatMap(withDescendants);
    },
  }),
);
