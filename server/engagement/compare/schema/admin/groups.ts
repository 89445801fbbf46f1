import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { DirectionEnum } from '../../../../catalogue/products/schema/taxonomy.ts';
import { taxonomy } from '../../../../catalogue/products/products.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { batched } from '../../../../platform/graphql/batched.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import type { Attribute } from '../../../../generated/prisma/client.ts';
import { deleteCompareGroup, groupAttributes, saveCompareGroup } from '../../admin/groups.ts';
import { groupUrl } from '../../rules.ts';

// Groups of comparable products as the staff set them up.

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The only argument.';
const forStaff = 'For staff with the right DEALS. Legacy twin: none.';

const attributesOf = batched(({ shop }, ids) => groupAttributes(shop.db, ids));

const CompareAttribute = builder.objectRef<Attribute>('AdminCompareAttribute').implement({
  description: 'A row of a chart, as the staff see it. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Number of the attribute.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    heading: t.exposeString('heading', { description: 'Under which it stands.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Of its numbers; null for none.' }),
    direction: t.expose('direction', { type: DirectionEnum, description: 'Which value is the better one.' }),
  }),
});

const AdminCompareGroup = builder.prismaObject('CompareGroup', {
  variant: 'AdminCompareGroup',
  interfaces: [VersionedRecord],
  description: 'A group of comparable products as the staff see it. For staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'By which a client keeps it apart; no node has it.', resolve: ({ id }) => `AdminCompareGroup:${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    version: t.exposeInt('version', { description: 'What a save must name, so that nothing of others is lost.' }),
    editedBy: t.string({
      nullable: true,
      description: 'Who has saved it last; null for imports and commands.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    name: t.exposeString('name', { description: 'As shown.' }),
    slug: t.exposeString('slug', { description: 'Unique; the last part of its address.' }),
    url: t.string({ description: 'Path of its comparison page.', select: { slug: true }, resolve: groupUrl }),
    position: t.exposeInt('position', { description: 'Its place among the groups; 0 comes first.' }),
    unitPriceAttributeId: t.exposeInt('unitPriceAttributeId', {
      nullable: true,
      description: 'Number of the attribute that prices are divided by; null for no price per unit.',
    }),
    categoryIds: t.intList({
      description: 'Numbers of the categories where its products are found.',
      select: { categories: { orderBy: { categoryId: 'asc' }, select: { categoryId: true } } },
      resolve: ({ categories }) => categories.map(({ categoryId }) => categoryId),
    }),
    categoryNames: t.stringList({
      description: 'Names of these categories.',
      select: { categories: { orderBy: { categoryId: 'asc' }, select: { category: { select: { name: true } } } } },
      resolve: ({ categories }) => categories.map(({ category }) => category.name),
    }),
    attributes: t.field({
      type: [CompareAttribute],
      description: 'What a chart of its products compares, in this order: whatever one of them has.',
      extensions: { listLength: 50 },
      resolve: async ({ id }, _args, context) => (await attributesOf(context, id)) ?? [],
    }),
  }),
});

showWhenStale('AdminCompareGroup', ({ shop }, id) => shop.db.prisma.compareGroup.findUnique({ where: { id } }));

builder.queryFields((t) => ({
  adminCompareGroups: t.prismaField({
    type: [AdminCompareGroup],
    authScopes,
    description: 'All groups of comparable products in their order, for staff with the right DEALS. There are few.',
    extensions: { listLength: 20 },
    resolve: (query, _root, _args, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.compareGroup.findMany({ ...query, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
    },
  }),
  adminCompareGroup: t.prismaField({
    type: AdminCompareGroup,
    nullable: true,
    authScopes,
    description: 'One group of comparable products, for staff with the right DEALS; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.compareGroup.findUnique({ ...query, where: { id: databaseId } });
    },
  }),
  adminCompareNumbers: t.field({
    type: [CompareAttribute],
    authScopes,
    description: 'Attributes that prices can be divided by, in the shop’s order, for staff with the right DEALS.',
    extensions: { listLength: 50 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await taxonomy(shop)).attributes.values()].filter(({ kind }) => kind === 'NUMBER');
    },
  }),
}));

const SaveCompareGroupInput = builder.inputType('SaveCompareGroupInput', {
  description: 'All of a group of comparable products.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of the one to change; without it a new one is made.' }),
    expectedVersion: t.int({ description: 'Of the one to change: the version that the form was filled from.' }),
    name: t.string({ required: true, description: 'As shown, 1 to 100 characters.' }),
    slug: t.string({ description: 'The last part of its address; left out, it is made from the name, or stays.' }),
    position: t.int({ required: true, description: 'Its place among the groups; 0 comes first.' }),
    categoryIds: t.intList({ required: true, description: 'Numbers of categories, which are in no other group.' }),
    unitPriceAttributeId: t.int({ description: 'Number of an attribute that is a number; none for no price per unit.' }),
  }),
});

const DeleteCompareGroupInput = builder.inputType('DeleteCompareGroupInput', {
  description: 'Which group to delete.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    expectedVersion: t.int({ required: true, description: 'The version that was looked at.' }),
  }),
});

builder.mutationFields((t) => ({
  saveCompareGroup: t.field({
    hasDryRun: true,
    type: builder.objectRef<{ groupId: number }>('SaveCompareGroupPayload').implement({
      description: 'The group is saved.',
      fields: (f) => ({
        group: f.prismaField({
          type: AdminCompareGroup,
          description: 'As it is now.',
          resolve: (query, { groupId }, _args, { shop }) =>
            shop.db.prisma.compareGroup.findUniqueOrThrow({ ...query, where: { id: groupId } }),
        }),
      }),
    }),
    authScopes,
    description: `Makes a group of comparable products, or changes all of one. When somebody else has saved it meanwhile nothing is changed. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError],
      union: { description: 'The group, or why nothing was changed.' },
    },
    args: { input: t.arg({ type: SaveCompareGroupInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { slug, unitPriceAttributeId, ...rest } }, { shop }) => ({
      groupId: await saveCompareGroup(shop, { ...rest, slug: slug ?? '', unitPriceAttributeId: unitPriceAttributeId ?? null }),
    }),
  }),
  deleteCompareGroup: t.field({
    type: builder.objectRef<{ id: number }>('DeleteCompareGroupPayload').implement({
      description: 'The group is gone.',
      fields: (f) => ({ databaseId: f.exposeInt('id', { description: 'The number that it had.' }) }),
    }),
    authScopes,
    description: `Takes a group away: its products are compared in the group of a category above, or no more. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, TryAgainError],
      union: { description: 'That it is gone, or why it stays.' },
    },
    args: { input: t.arg({ type: DeleteCompareGroupInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteCompareGroup(shop, input.databaseId, input.expectedVersion) }),
  }),
}));
