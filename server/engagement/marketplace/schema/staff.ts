import { actorOf } from '../../../foundation/audit/audit.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { removeListing, saveListing } from '../listings.ts';
import { deleteExternalShop, deleteMarketplace, saveExternalShop, saveMarketplace } from '../staff.ts';
import { AvailabilitySourceEnum, AdminMarketplaceType, StaffShopType } from './staffTypes.ts';

const authScopes = { staff: 'CATALOGUE' } as const;
const description = 'The mutation’s input.';
const types = [ForbiddenError, InvalidInputError, TryAgainError];

builder.queryField('marketplaces', (t) =>
  t.field({
    type: [AdminMarketplaceType],
    authScopes,
    description: 'All marketplaces, sorted by name. Requires the CATALOGUE right.',
    extensions: { listLength: 10 },
    resolve: (_root, _args, { shop }) => shop.db.prisma.marketplace.findMany({ orderBy: { name: 'asc' } }),
  }),
);

builder.queryField('adminExternalShop', (t) =>
  t.field({
    type: StaffShopType,
    nullable: true,
    authScopes,
    description: 'Marketplace shop with its configuration; null if none with this ID. Requires the CATALOGUE right.',
    args: { databaseId: t.arg.int({ required: true, description: 'Numeric ID of the shop.' }) },
    resolve: (_root, { databaseId }, { shop }) => shop.db.prisma.externalShop.findUnique({ where: { id: databaseId } }),
  }),
);

function payload(name: string, text: string) {
  return builder.objectRef<{ id: number }>(name).implement({
    description: text,
    fields: (t) => ({ databaseId: t.exposeInt('id', { description: 'Numeric ID of the changed or deleted record.' }) }),
  });
}

const numberInput = (name: string, text: string) =>
  builder.inputType(name, {
    description: text,
    fields: (t) => ({ databaseId: t.int({ required: true, description: 'Numeric ID of the listing, shop or marketplace.' }) }),
  });

const SaveMarketplaceInput = builder.inputType('SaveMarketplaceInput', {
  description: 'Input for `saveMarketplace`: all data of the marketplace.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Numeric ID of the marketplace to update. If omitted, a new marketplace is created.' }),
    expectedVersion: t.int({
      description:
        'Version that was last read. A newer version is rejected with STALE. If omitted, the marketplace is overwritten regardless of its version.',
    }),
    name: t.string({ required: true, description: 'Unique name, shown to shoppers.' }),
    cartUrlTemplate: t.string({
      required: true,
      description: 'URL template for carts. Must start with https://{host}/ and contain {lines} in its query; may also contain {tag}.',
    }),
    lineTemplate: t.string({
      required: true,
      description: 'Template for each cart line. Must contain {id} and {quantity}; {n} is the line number, from 1.',
    }),
  }),
});

const SaveExternalShopInput = builder.inputType('SaveExternalShopInput', {
  description: 'Input for `saveExternalShop`: all data of the shop.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Numeric ID of the shop to update. If omitted, a new shop is created.' }),
    expectedVersion: t.int({
      description:
        'Version that was last read. A newer version is rejected with STALE. If omitted, the shop is overwritten regardless of its version.',
    }),
    marketplaceId: t.int({ required: true, description: 'Numeric ID of the marketplace that the shop belongs to.' }),
    name: t.string({ required: true, description: 'Name shown to shoppers.' }),
    country: t.string({ required: true, description: 'ISO 3166 country code; one shop per country.' }),
    host: t.string({ required: true, description: 'Host name, without port.' }),
    tag: t.string({ description: 'Partner tag that identifies us to the shop.' }),
    position: t.int({ description: 'Position among the external shops of a cart; 0 comes first. Defaults to 0.' }),
    source: t.field({ type: AvailabilitySourceEnum, description: 'Source of availability data. Defaults to NONE.' }),
    sourceAddress: t.string({ description: 'Address of the source: for HTTP an https URL, for FILE the name of a .json file.' }),
  }),
});

const SetShopListingInput = builder.inputType('SetShopListingInput', {
  description: 'Input for `setShopListing`: the product that a shop sells.',
  fields: (t) => ({
    shopId: t.int({ required: true, description: 'Numeric ID of the external shop.' }),
    productId: t.int({ required: true, description: 'Numeric ID of a simple product or a variation.' }),
    externalId: t.string({ required: true, description: 'ID of the product in the external shop.' }),
    isMain: t.boolean({ description: 'Whether carts with the product are checked out at this shop. Defaults to true.' }),
  }),
});

const union = { description: 'The numeric ID of the changed record, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  saveMarketplace: t.field({
    hasDryRun: true,
    type: payload('SaveMarketplacePayload', 'The marketplace was created or updated.'),
    authScopes,
    description: 'Creates a marketplace, or replaces all data of an existing one. Requires the CATALOGUE right.',
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: SaveMarketplaceInput, required: true, description }) },
    resolve: async (_root, { input: { databaseId, ...input } }, { shop }) => {
      const { marketplaceId: id } = await saveMarketplace(shop, await actorOf(shop), { ...input, id: databaseId ?? undefined });
      return { id };
    },
  }),
  saveExternalShop: t.field({
    hasDryRun: true,
    type: payload('SaveExternalShopPayload', 'The external shop was created or updated.'),
    authScopes,
    description: 'Creates a marketplace shop, or replaces all data of an existing one. Requires the CATALOGUE right.',
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: SaveExternalShopInput, required: true, description }) },
    resolve: async (_root, { input: { databaseId, tag, position, source, sourceAddress, ...input } }, { shop }) => {
      const more = { tag: tag ?? '', position: position ?? 0, source: source ?? 'NONE', sourceAddress: sourceAddress ?? '' };
      const { shopId: id } = await saveExternalShop(shop, await actorOf(shop), { ...input, ...more, id: databaseId ?? undefined });
      return { id };
    },
  }),
  setShopListing: t.field({
    hasDryRun: true,
    type: payload('SetShopListingPayload', 'The listing was created or updated.'),
    authScopes,
    description: 'Lists a product as sold by an external shop. Requires the CATALOGUE right.',
    errors: { types, union },
    args: { input: t.arg({ type: SetShopListingInput, required: true, description }) },
    resolve: async (_root, { input: { isMain, ...input } }, { shop }) => {
      const { listingId: id } = await saveListing(shop, await actorOf(shop), { ...input, isMain: isMain ?? true });
      return { id };
    },
  }),
  removeShopListing: t.field({
    type: payload('RemoveShopListingPayload', 'The listing was removed.'),
    authScopes,
    description:
      'Removes a listing, so that the external shop no longer sells the product. Another shop that lists the product takes over; without one, this shop sells it. Requires the CATALOGUE right.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: numberInput('RemoveShopListingInput', 'Input for `removeShopListing`: the listing to remove.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { databaseId: id } }, { shop }) => {
      await removeListing(shop, await actorOf(shop), id);
      return { id };
    },
  }),
  deleteExternalShop: t.field({
    type: payload('DeleteExternalShopPayload', 'The external shop was deleted.'),
    authScopes,
    description: 'Deletes an external shop that has no listings left. Requires the CATALOGUE right.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: numberInput('DeleteExternalShopInput', 'Input for `deleteExternalShop`: the shop to delete.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { databaseId: id } }, { shop }) => {
      await deleteExternalShop(shop, await actorOf(shop), id);
      return { id };
    },
  }),
  deleteMarketplace: t.field({
    type: payload('DeleteMarketplacePayload', 'The marketplace was deleted.'),
    authScopes,
    description: 'Deletes a marketplace that has no shops. Requires the CATALOGUE right.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: numberInput('DeleteMarketplaceInput', 'Input for `deleteMarketplace`: the marketplace to delete.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { databaseId: id } }, { shop }) => {
      await deleteMarketplace(shop, await actorOf(shop), id);
      return { id };
    },
  }),
}));
