import { InUseError } from '../../../../catalogue/editing/editing.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { deleteMerchant, mergeMerchant, merchantDesk, saveMerchantAtDesk } from '../../admin/merchants.ts';
import { seenInput } from './inputs.ts';
import { AdminMerchantType } from './merchant.ts';

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The only argument.';
const forStaff = 'For staff with the right DEALS. Legacy twin: none.';
const types = [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The merchant, or why nothing was changed.' };

const AdminMerchantConnection = listConnection(AdminMerchantType, {
  name: 'AdminMerchant',
  description: 'A page of the staff’s list of merchants.',
  edge: 'A merchant and its place in the list.',
  total: true,
});

builder.queryFields((t) => ({
  adminMerchants: t.field({
    type: AdminMerchantConnection,
    authScopes,
    description:
      'All merchants by name, for staff with the right DEALS. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      search: t.arg.string({ description: 'A part of the name, the slug or the address.' }),
      ...pageArguments(),
    },
    resolve: (_root, { search, ...args }, context, info) =>
      listPage(context, merchantDesk, { ...args, filter: { search } }, (rows) =>
        context.shop.db.prisma.merchant.findMany(nodesQuery(context, info, 'AdminMerchant', rows)),
      ),
  }),
  adminMerchant: t.prismaField({
    type: AdminMerchantType,
    nullable: true,
    authScopes,
    description: 'One merchant, for staff with the right DEALS; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.merchant.findUnique({ ...query, where: { id: databaseId } });
    },
  }),
}));

const merchantPayload = (name: string, description: string) =>
  builder.objectRef<{ merchantId: number }>(name).implement({
    description,
    fields: (t) => ({
      merchant: t.prismaField({
        type: AdminMerchantType,
        description: 'As it is now.',
        resolve: (query, { merchantId }, _args, { shop }) =>
          shop.db.prisma.merchant.findUniqueOrThrow({ ...query, where: { id: merchantId } }),
      }),
    }),
  });

const SaveMerchantInput = builder.inputType('SaveMerchantInput', {
  description: 'All of a merchant.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of the one to change; without it a new one is made.' }),
    expectedVersion: t.int({ description: 'Of the one to change: the version that the form was filled from.' }),
    name: t.string({ required: true, description: 'As shown, 1 to 100 characters.' }),
    slug: t.string({ description: 'What filters and addresses take; left out, it is made from the name, or stays.' }),
    homepage: t.string({ required: true, description: 'https address of its home page.' }),
    description: t.string({ description: 'Plain text, at most 1000 characters.' }),
    isAffiliate: t.boolean({ required: true, description: 'Whether this shop is paid when somebody buys there.' }),
    isOwnShop: t.boolean({ description: 'Whether it is this shop itself. A merchant with offers stays what it is.' }),
  }),
});

const MergeMerchantInput = builder.inputType('MergeMerchantInput', {
  description: 'A merchant that was entered twice.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the one that goes.' }),
    expectedVersion: t.int({ required: true, description: 'The version of it that was looked at.' }),
    intoId: t.int({ required: true, description: 'Number of the one that gets its offers.' }),
  }),
});

builder.mutationFields((t) => ({
  saveMerchant: t.field({
    hasDryRun: true,
    type: merchantPayload('SaveMerchantPayload', 'The merchant is saved.'),
    authScopes,
    description: `Makes a merchant, or changes all of one. When somebody else has saved it meanwhile nothing is changed. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: SaveMerchantInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { slug, description, isOwnShop, ...rest } }, { shop }) => {
      const form = { ...rest, slug: slug ?? '', description: description ?? '', isOwnShop: isOwnShop ?? false };
      return { merchantId: await saveMerchantAtDesk(shop, form) };
    },
  }),
  mergeMerchant: t.field({
    type: merchantPayload('MergeMerchantPayload', 'The merchant that has the offers now.'),
    authScopes,
    description: `Moves all offers of a merchant to another and takes it away. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: MergeMerchantInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ merchantId: await mergeMerchant(shop, input) }),
  }),
  deleteMerchant: t.field({
    type: builder.objectRef<{ id: number }>('DeleteMerchantPayload').implement({
      description: 'The merchant is gone for good.',
      fields: (f) => ({ databaseId: f.exposeInt('id', { description: 'The number that it had.' }) }),
    }),
    authScopes,
    description: `Takes away a merchant without offers. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, InUseError, TryAgainError],
      union: { description: 'That it is gone, or why it stays.' },
    },
    args: {
      input: t.arg({ type: seenInput('DeleteMerchantInput', 'Which merchant to delete.'), required: true, description: onlyArgument }),
    },
    resolve: async (_root, { input: { databaseId, expectedVersion } }, { shop }) => ({
      id: await deleteMerchant(shop, databaseId, expectedVersion),
    }),
  }),
}));
