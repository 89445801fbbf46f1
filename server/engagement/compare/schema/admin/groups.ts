import { globalId } from '../../../../../shared/globalId.ts';
import { showWhenStale, VersionedRecord } from '../../../../foundation/audit/schema/staleRecord.ts';
import { accountNames } from '../../../../foundation/audit/schema/accountNames.ts';
import { DirectionEnum } from '../../../../catalogue/products/schema/taxonomy.ts';
import { taxonomy } from '../../../../catalogue/products/products.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { batched } from '../../../../platform/graphql/batched.ts';
import { builder, type InputFields } from '../../../../platform/graphql/builder.ts';
import { idOrNull, ownId } from '../../../../platform/graphql/nodeId.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import type { Attribute } from '../../../../generated/prisma/client.ts';
import { deleteCompareGroup, groupAttributes, saveCompareGroup } from '../../admin/groups.ts';
import { groupUrl } from '../../rules.ts';

// Staff administration of groups of comparable products.

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The mutation’s input.';
const forStaff = 'Requires the DEALS permission.';

const attributesOf = batched(({ shop }, ids) => groupAttributes(shop.db, ids));

const CompareAttribute = builder.objectRef<Attribute>('AdminCompareAttribute').implement({
  description: 'Attribute compared in a group’s charts, as managed by staff. Staff only.',
  fields: (t) => ({
    attributeId: t.id({ description: 'Global ID of the attribute.', resolve: ({ id }) => globalId('AdminAttribute', id) }),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the attribute.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    heading: t.exposeString('heading', { description: 'Section heading that the attribute is listed under.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of the attribute’s numbers; null if none.' }),
    direction: t.expose('direction', { type: DirectionEnum, description: 'Whether higher or lower values are better.' }),
  }),
});

const AdminCompareGroup = builder.prismaObject('CompareGroup', {
  variant: 'AdminCompareGroup',
  interfaces: [VersionedRecord],
  description: 'Group of comparable products, as managed by staff. Staff only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id(ownId('AdminCompareGroup')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the group.' }),
    version: t.exposeInt('version', {
      description:
        'Current version of the group. Pass it as `expectedVersion` when saving, so that changes made by others are not overwritten.',
    }),
    editedBy: t.string({
      nullable: true,
      description: 'Staff member who last saved the group; null if an import or a command last saved it.',
      select: { editedById: true },
      resolve: async ({ editedById }, _args, context) => (editedById === null ? null : ((await accountNames(context, editedById)) ?? null)),
    }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    slug: t.exposeString('slug', { description: 'Unique slug; the last part of the group’s URL.' }),
    url: t.string({ description: 'Path of the group’s comparison page.', select: { slug: true }, resolve: groupUrl }),
    position: t.exposeInt('position', { description: 'Position among the groups; 0 comes first.' }),
    unitPriceAttributeId: t.id({
      nullable: true,
      description: 'Global ID of the attribute used to compute unit prices; null for no unit price.',
      select: { unitPriceAttributeId: true },
      resolve: ({ unitPriceAttributeId: id }) => idOrNull('AdminAttribute', id),
    }),
    categoryIds: t.idList({
      description: 'Global IDs of the categories that contain the group’s products.',
      select: { categories: { orderBy: { categoryId: 'asc' }, select: { categoryId: true } } },
      resolve: ({ categories }) => categories.map(({ categoryId }) => globalId('AdminCategory', categoryId)),
    }),
    categoryNames: t.stringList({
      description: 'Names of the categories that contain the group’s products.',
      select: { categories: { orderBy: { categoryId: 'asc' }, select: { category: { select: { name: true } } } } },
      resolve: ({ categories }) => categories.map(({ category }) => category.name),
    }),
    attributes: t.field({
      type: [CompareAttribute],
      description: 'Attributes compared in the group’s charts, in display order: every attribute that at least one of its products has.',
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
    description: 'All groups of comparable products, in display order. The list is short. Requires the DEALS permission.',
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
    description: 'Group of comparable products with this ID; null if none. Requires the DEALS permission.',
    args: { id: t.arg.rowId({ of: 'CompareGroup', required: true, description: 'Global ID of the group.' }) },
    resolve: (query, _root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.compareGroup.findUnique({ ...query, where: { id } });
    },
  }),
  adminCompareNumbers: t.field({
    type: [CompareAttribute],
    authScopes,
    description: 'Numeric attributes that can be used for unit prices, in display order. Requires the DEALS permission.',
    extensions: { listLength: 50 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await taxonomy(shop)).attributes.values()].filter(({ kind }) => kind === 'NUMBER');
    },
  }),
}));

const groupFields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'Name shown to shoppers, 1 to 100 characters.' }),
  slug: t.string({
    description:
      'Slug; the last part of the group’s URL. If omitted, a new group gets one generated from its name and an existing group keeps its own.',
  }),
  position: t.int({ required: true, description: 'Position among the groups; 0 comes first.' }),
  categoryIds: t.rowIdList({
    of: 'Category',
    required: true,
    description: 'Global IDs of categories, which must not belong to another group.',
  }),
  unitPriceAttributeId: t.rowId({
    of: 'Attribute',
    description: 'Global ID of a numeric attribute used to compute unit prices; omit for no unit price.',
  }),
});

const CreateCompareGroupInput = builder.inputType('CreateCompareGroupInput', {
  description: 'Input for `createCompareGroup`.',
  fields: groupFields,
});

const UpdateCompareGroupInput = builder.inputType('UpdateCompareGroupInput', {
  description: 'Input for `updateCompareGroup`: all fields of the group.',
  fields: (t) => ({
    id: t.rowId({ of: 'CompareGroup', required: true, description: 'Global ID of the group.' }),
    expectedVersion: t.int({
      description: 'Version of the group that was last read. If omitted, the group is overwritten regardless of its version.',
    }),
    ...groupFields(t),
  }),
});

const DeleteCompareGroupInput = builder.inputType('DeleteCompareGroupInput', {
  description: 'Input for `deleteCompareGroup`.',
  fields: (t) => ({
    id: t.rowId({ of: 'CompareGroup', required: true, description: 'Global ID of the group.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the group that was last read.' }),
  }),
});

const groupPayload = (name: string, description: string) =>
  builder.objectRef<{ groupId: number }>(name).implement({
    description,
    fields: (t) => ({
      group: t.prismaField({
        type: AdminCompareGroup,
        description: 'The group after the change.',
        resolve: (query, { groupId }, _args, { shop }) =>
          shop.db.prisma.compareGroup.findUniqueOrThrow({ ...query, where: { id: groupId } }),
      }),
    }),
  });

/** The same as the operation takes it. */
const groupForm = ({ slug, unitPriceAttributeId, ...rest }: typeof CreateCompareGroupInput.$inferInput) => ({
  ...rest,
  slug: slug ?? '',
  unitPriceAttributeId: unitPriceAttributeId ?? null,
});

const groupUnion = { description: 'The group, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  createCompareGroup: t.field({
    hasDryRun: true,
    type: groupPayload('CreateCompareGroupPayload', 'The group was created.'),
    authScopes,
    description: `Creates a group of comparable products. ${forStaff}`,
    errors: { types: [ForbiddenError, InvalidInputError, TryAgainError], union: groupUnion },
    args: { input: t.arg({ type: CreateCompareGroupInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ groupId: await saveCompareGroup(shop, groupForm(input)) }),
  }),
  updateCompareGroup: t.field({
    hasDryRun: true,
    type: groupPayload('UpdateCompareGroupPayload', 'The group was updated.'),
    authScopes,
    description: `Replaces all fields of a group. Nothing is changed if the group was saved by someone else in the meantime. ${forStaff}`,
    errors: { types: [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError], union: groupUnion },
    args: { input: t.arg({ type: UpdateCompareGroupInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { id, expectedVersion, ...input } }, { shop }) => ({
      groupId: await saveCompareGroup(shop, { ...groupForm(input), id, expectedVersion }),
    }),
  }),
  deleteCompareGroup: t.field({
    type: builder.objectRef<{ id: number }>('DeleteCompareGroupPayload').implement({
      description: 'Result of `deleteCompareGroup`: the group was deleted.',
      fields: (f) => ({
        deletedId: f.id({ description: 'Global ID of the deleted group.', resolve: ({ id }) => globalId('AdminCompareGroup', id) }),
      }),
    }),
    authScopes,
    description: `Deletes a group. Its products are then compared in the group of a parent category, or can no longer be compared. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, TryAgainError],
      union: { description: 'The ID of the deleted group, or the error that prevented the deletion.' },
    },
    args: { input: t.arg({ type: DeleteCompareGroupInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteCompareGroup(shop, input.id, input.expectedVersion) }),
  }),
}));
