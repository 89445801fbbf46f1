import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { actorOf } from '../../../foundation/audit/audit.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { deletedPayload, recordPayloads } from '../../../platform/graphql/recordPayload.ts';
import { removeListing, saveListing } from '../listings.ts';
import { deleteExternalShop, deleteMarketplace, saveExternalShop, saveMarketplace } from '../staff.ts';
import { AdminMarketplaceType, AvailabilitySourceEnum, listingParts, ListingType, StaffShopType } from './staffTypes.ts';

const authScopes = { staff: 'CATALOGUE' } as const;
const description = 'The mutation’s input.';
const types = [ForbiddenError, InvalidInputError, TryAgainError];
/** Templates, hosts and partner tags determine which shop shoppers pay and who earns the commission. */
const forMoney = 'Requires the CATALOGUE permission and re-authentication within the last ten minutes.';

builder.queryField('marketplaces', (t) =>
  t.field({
    type: [AdminMarketplaceType],
    authScopes,
    description: 'All marketplaces, sorted by name. Requires the CATALOGUE permission.',
    extensions: { listLength: 10 },
    resolve: (_root, _args, { shop }) => shop.db.prisma.marketplace.findMany({ orderBy: { name: 'asc' } }),
  }),
);

builder.queryField('adminExternalShop', (t) =>
  t.field({
    type: StaffShopType,
    nullable: true,
    authScopes,
    description: 'An external shop with its configuration; null if no shop has this ID. Requires the CATALOGUE permission.',
    args: { id: t.arg.rowId({ of: 'ExternalShop', required: true, description: 'Global ID of the shop.' }) },
    resolve: (_root, { id }, { shop }) => shop.db.prisma.externalShop.findUnique({ where: { id } }),
  }),
);

const marketplacePayload = recordPayloads({
  type: AdminMarketplaceType,
  field: 'marketplace',
  find: ({ db }, id) => db.prisma.marketplace.findUnique({ where: { id } }),
});
const externalShopPayload = recordPayloads({
  type: StaffShopType,
  field: 'externalShop',
  find: ({ db }, id) => db.prisma.externalShop.findUnique({ where: { id } }),
});
const listingPayload = recordPayloads({
  type: ListingType,
  field: 'listing',
  find: ({ db }, id) => db.prisma.shopListing.findUnique({ where: { id }, include: listingParts }),
});

const idInput = (name: string, of: string, text: string) =>
  builder.inputType(name, {
    description: text,
    fields: (t) => ({ id: t.rowId({ of, required: true, description: 'Global ID of the external shop.' }) }),
  });

const marketplaceFields = (t: InputFields) => ({
  name: t.string({ required: true, description: 'Unique name, shown to shoppers.' }),
  cartUrlTemplate: t.string({
    required: true,
    description: 'URL template for carts. Must start with https://{host}/ and contain {lines} in its query; may also contain {tag}.',
  }),
  lineTemplate: t.string({
    required: true,
    description: 'Template for each cart line. Must contain {id} and {quantity}; {n} is the line number, from 1.',
  }),
});

const CreateMarketplaceInput = builder.inputType('CreateMarketplaceInput', {
  description: 'Input for `createMarketplace`.',
  fields: marketplaceFields,
});

const UpdateMarketplaceInput = builder.inputType('UpdateMarketplaceInput', {
  description: 'Input for `updateMarketplace`: all fields of the marketplace.',
  fields: (t) => ({
    id: t.rowId({ of: 'Marketplace', required: true, description: 'Global ID of the marketplace.' }),
    expectedVersion: t.int({
      description: 'Version of the marketplace that was last read. If omitted, the marketplace is overwritten regardless of its version.',
    }),
    ...marketplaceFields(t),
  }),
});

const externalShopFields = (t: InputFields) => ({
  marketplaceId: t.rowId({ of: 'Marketplace', required: true, description: 'Global ID of the marketplace that the shop belongs to.' }),
  name: t.string({ required: true, description: 'Name shown to shoppers.' }),
  country: t.string({ required: true, description: 'ISO 3166-1 alpha-2 country code; one shop per country.' }),
  host: t.string({ required: true, description: 'Host name, without a port.' }),
  tag: t.string({ description: 'Partner tag that identifies this shop to the external shop.' }),
  position: t.int({ description: 'Position among the external shops of a cart; 0 comes first. Defaults to 0.' }),
  source: t.field({ type: AvailabilitySourceEnum, description: 'Source of availability data. Defaults to NONE.' }),
  sourceAddress: t.string({ description: 'Address of the source: for HTTP, an HTTPS URL; for FILE, the name of a .json file.' }),
});

const CreateExternalShopInput = builder.inputType('CreateExternalShopInput', {
  description: 'Input for `createExternalShop`.',
  fields: externalShopFields,
});

const UpdateExternalShopInput = builder.inputType('UpdateExternalShopInput', {
  description: 'Input for `updateExternalShop`: all fields of the shop.',
  fields: (t) => ({
    id: t.rowId({ of: 'ExternalShop', required: true, description: 'Global ID of the shop.' }),
    expectedVersion: t.int({
      description: 'Version of the shop that was last read. If omitted, the shop is overwritten regardless of its version.',
    }),
    ...externalShopFields(t),
  }),
});

const SetShopListingInput = builder.inputType('SetShopListingInput', {
  description: 'Input for `setShopListing`: the product that a shop sells.',
  fields: (t) => ({
    shopId: t.rowId({ of: 'ExternalShop', required: true, description: 'Global ID of the external shop.' }),
    productId: t.rowId({ of: productTypes, required: true, description: 'Global ID of a simple product or a variation.' }),
    externalId: t.string({ required: true, description: 'ID of the product in the external shop.' }),
    isMain: t.boolean({ description: 'Whether carts with the product are checked out at this shop. Defaults to true.' }),
  }),
});

const union = { description: 'The external shop, or the error that prevented the change.' };

/** The same as the operation takes it. */
const externalShopOf = ({ tag, position, source, sourceAddress, ...input }: typeof CreateExternalShopInput.$inferInput) => ({
  ...input,
  tag: tag ?? '',
  position: position ?? 0,
  source: source ?? 'NONE',
  sourceAddress: sourceAddress ?? '',
});

builder.mutationFields((t) => ({
  createMarketplace: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: marketplacePayload('CreateMarketplacePayload', 'The marketplace was created.'),
    authScopes,
    description: `Creates a marketplace. ${forMoney}`,
    errors: { types, union },
    args: { input: t.arg({ type: CreateMarketplaceInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: (await saveMarketplace(shop, await actorOf(shop), input)).marketplaceId }),
  }),
  updateMarketplace: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: marketplacePayload('UpdateMarketplacePayload', 'The marketplace was updated.'),
    authScopes,
    description: `Replaces all fields of a marketplace. ${forMoney}`,
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: UpdateMarketplaceInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: (await saveMarketplace(shop, await actorOf(shop), input)).marketplaceId }),
  }),
  createExternalShop: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: externalShopPayload('CreateExternalShopPayload', 'The external shop was created.'),
    authScopes,
    description: `Creates an external shop. ${forMoney}`,
    errors: { types, union },
    args: { input: t.arg({ type: CreateExternalShopInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: (await saveExternalShop(shop, await actorOf(shop), externalShopOf(input))).shopId,
    }),
  }),
  updateExternalShop: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: externalShopPayload('UpdateExternalShopPayload', 'The external shop was updated.'),
    authScopes,
    description: `Replaces all fields of an external shop. ${forMoney}`,
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: UpdateExternalShopInput, required: true, description }) },
    resolve: async (_root, { input: { id, expectedVersion, ...input } }, { shop }) => ({
      id: (await saveExternalShop(shop, await actorOf(shop), { ...externalShopOf(input), id, expectedVersion })).shopId,
    }),
  }),
  // Without re-authentication: a listing can only name shops that were created with it.
  setShopListing: t.field({
    hasDryRun: true,
    type: listingPayload('SetShopListingPayload', 'The listing was created or updated.'),
    authScopes,
    description: 'Lists a product as sold by an external shop. Requires the CATALOGUE permission.',
    errors: { types, union },
    args: { input: t.arg({ type: SetShopListingInput, required: true, description }) },
    resolve: async (_root, { input: { isMain, ...input } }, { shop }) => {
      const { listingId: id } = await saveListing(shop, await actorOf(shop), { ...input, isMain: isMain ?? true });
      return { id };
    },
  }),
  removeShopListing: t.field({
    type: deletedPayload('RemoveShopListingPayload', 'AdminShopListing', 'The listing was removed.', 'removedId'),
    authScopes,
    description:
      'Removes a listing, so that the external shop no longer sells the product. Another shop that lists the product takes over; without one, this shop sells it. Requires the CATALOGUE permission.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: idInput('RemoveShopListingInput', 'ShopListing', 'Input for `removeShopListing`: the listing to remove.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { id } }, { shop }) => {
      await removeListing(shop, await actorOf(shop), id);
      return { id };
    },
  }),
  deleteExternalShop: t.field({
    type: deletedPayload('DeleteExternalShopPayload', 'AdminExternalShop', 'The external shop was deleted.'),
    authScopes,
    description: 'Deletes an external shop that has no listings left. Requires the CATALOGUE permission.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: idInput('DeleteExternalShopInput', 'ExternalShop', 'Input for `deleteExternalShop`: the shop to delete.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { id } }, { shop }) => {
      await deleteExternalShop(shop, await actorOf(shop), id);
      return { id };
    },
  }),
  deleteMarketplace: t.field({
    type: deletedPayload('DeleteMarketplacePayload', 'AdminMarketplace', 'The marketplace was deleted.'),
    authScopes,
    description: 'Deletes a marketplace that has no shops. Requires the CATALOGUE permission.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: idInput('DeleteMarketplaceInput', 'Marketplace', 'Input for `deleteMarketplace`: the marketplace to delete.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { id } }, { shop }) => {
      await deleteMarketplace(shop, await actorOf(shop), id);
      return { id };
    },
  }),
}));
