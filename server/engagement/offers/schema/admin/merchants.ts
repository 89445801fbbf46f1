import { globalId } from '../../../../../shared/globalId.ts';
import { InUseError } from '../../../../catalogue/editing/editing.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { deleteMerchant, mergeMerchant, adminMerchantList, saveMerchantAsStaff } from '../../admin/merchants.ts';
import { versionedInput } from './inputs.ts';
import { AdminMerchantType } from './merchant.ts';

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The mutation’s input.';
const forStaff = 'Requires the DEALS permission.';
const types = [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The merchant, or the error that prevented the change.' };

const AdminMerchantConnection = listConnection(AdminMerchantType, {
  name: 'AdminMerchant',
  description: 'A page of the merchant list for staff.',
  edge: 'A merchant and its cursor in the list.',
  total: true,
});

builder.queryFields((t) => ({
  adminMerchants: t.field({
    type: AdminMerchantConnection,
    authScopes,
    description:
      'All merchants, sorted by name. Requires the DEALS permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      search: t.arg.string({ description: 'Part of the name, slug or URL.' }),
      ...pageArguments(),
    },
    resolve: (_root, { search, ...args }, context, info) =>
      listPage(context, adminMerchantList, { ...args, filter: { search } }, (rows) =>
        context.shop.db.prisma.merchant.findMany(nodesQuery(context, info, 'AdminMerchant', rows)),
      ),
  }),
  adminMerchant: t.prismaField({
    type: AdminMerchantType,
    nullable: true,
    authScopes,
    description: 'A merchant by ID; null if not found. Requires the DEALS permission.',
    args: { id: t.arg.rowId({ of: 'Merchant', required: true, description: 'Global ID of the merchant.' }) },
    resolve: (query, _root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.merchant.findUnique({ ...query, where: { id } });
    },
  }),
}));

const merchantPayload = (name: string, description: string) =>
  builder.objectRef<{ merchantId: number }>(name).implement({
    description,
    fields: (t) => ({
      merchant: t.prismaField({
        type: AdminMerchantType,
        description: 'The merchant after the change.',
        resolve: (query, { merchantId }, _args, { shop }) =>
          shop.db.prisma.merchant.findUniqueOrThrow({ ...query, where: { id: merchantId } }),
      }),
    }),
  });

const merchantFields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'Display name, 1 to 100 characters.' }),
  slug: t.string({
    description:
      'Slug used in filters and URLs. If omitted, a new merchant gets one generated from the name and an existing merchant keeps its own.',
  }),
  homepage: t.string({ required: true, description: 'HTTPS URL of the merchant’s home page.' }),
  description: t.string({ description: 'Description as plain text, at most 1,000 characters.' }),
  isAffiliate: t.boolean({ required: true, description: 'Whether this shop earns a commission on purchases from the merchant.' }),
  isOwnShop: t.boolean({ description: 'Whether the merchant is this shop itself. Can’t be changed for a merchant with offers.' }),
});

const CreateMerchantInput = builder.inputType('CreateMerchantInput', {
  description: 'Input for `createMerchant`.',
  fields: merchantFields,
});

const UpdateMerchantInput = builder.inputType('UpdateMerchantInput', {
  description: 'Input for `updateMerchant`: all fields of the merchant.',
  fields: (t) => ({
    id: t.rowId({ of: 'Merchant', required: true, description: 'Global ID of the merchant.' }),
    expectedVersion: t.int({
      description: 'Version of the merchant that was last read. If omitted, the merchant is overwritten regardless of its version.',
    }),
    ...merchantFields(t),
  }),
});

const MergeMerchantInput = builder.inputType('MergeMerchantInput', {
  description: 'Input for `mergeMerchant`: a duplicate merchant and the one to merge it into.',
  fields: (t) => ({
    id: t.rowId({ of: 'Merchant', required: true, description: 'Global ID of the duplicate merchant, which is deleted.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the duplicate merchant that the change is based on.' }),
    intoId: t.rowId({ of: 'Merchant', required: true, description: 'Global ID of the merchant that receives the offers.' }),
  }),
});

/** The same as the operation takes it. */
const merchantForm = ({ slug, description, isOwnShop, ...rest }: typeof CreateMerchantInput.$inferInput) => ({
  ...rest,
  slug: slug ?? '',
  description: description ?? '',
  isOwnShop: isOwnShop ?? false,
});

builder.mutationFields((t) => ({
  createMerchant: t.field({
    hasDryRun: true,
    type: merchantPayload('CreateMerchantPayload', 'The merchant was created.'),
    authScopes,
    description: `Creates a merchant. ${forStaff}`,
    errors: { types: [ForbiddenError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: CreateMerchantInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ merchantId: await saveMerchantAsStaff(shop, merchantForm(input)) }),
  }),
  updateMerchant: t.field({
    hasDryRun: true,
    type: merchantPayload('UpdateMerchantPayload', 'The merchant was updated.'),
    authScopes,
    description: `Replaces all fields of a merchant. Nothing is changed if another user has saved the merchant in the meantime. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: UpdateMerchantInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { id, expectedVersion, ...input } }, { shop }) => ({
      merchantId: await saveMerchantAsStaff(shop, { ...merchantForm(input), id, expectedVersion }),
    }),
  }),
  mergeMerchant: t.field({
    type: merchantPayload('MergeMerchantPayload', 'The merchants were merged. `merchant` is the one that received the offers.'),
    authScopes,
    description: `Moves all offers of a merchant to another merchant, and deletes the first. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: MergeMerchantInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ merchantId: await mergeMerchant(shop, input) }),
  }),
  deleteMerchant: t.field({
    type: builder.objectRef<{ id: number }>('DeleteMerchantPayload').implement({
      description: 'The merchant was deleted permanently.',
      fields: (f) => ({
        deletedId: f.id({ description: 'Global ID of the deleted merchant.', resolve: ({ id }) => globalId('AdminMerchant', id) }),
      }),
    }),
    authScopes,
    description: `Deletes a merchant that has no offers. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InUseError, TryAgainError],
      union: { description: 'The ID of the deleted merchant, or the error that prevented the deletion.' },
    },
    args: {
      input: t.arg({
        type: versionedInput('DeleteMerchantInput', 'Merchant', 'Input for `deleteMerchant`: the merchant to delete.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input: { id, expectedVersion } }, { shop }) => ({
      id: await deleteMerchant(shop, id, expectedVersion),
    }),
  }),
}));
