import { actorOf } from '../../../foundation/audit/audit.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { removeListing, saveListing } from '../listings.ts';
import { deleteExternalShop, deleteMarketplace, saveExternalShop, saveMarketplace } from '../staff.ts';
import { AvailabilitySourceEnum, AdminMarketplaceType, StaffShopType } from './staffTypes.ts';

const authScopes = { staff: 'CATALOGUE' } as const;
const description = 'The only argument.';
const types = [ForbiddenError, InvalidInputError, TryAgainError];

builder.queryField('marketplaces', (t) =>
  t.field({
    type: [AdminMarketplaceType],
    authScopes,
    description: 'All marketplaces by name, for staff with the right CATALOGUE.',
    extensions: { listLength: 10 },
    resolve: (_root, _args, { shop }) => shop.db.prisma.marketplace.findMany({ orderBy: { name: 'asc' } }),
  }),
);

builder.queryField('adminExternalShop', (t) =>
  t.field({
    type: StaffShopType,
    nullable: true,
    authScopes,
    description: 'A shop of a marketplace as it is set up, for staff with the right CATALOGUE; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'The `databaseId` of the one that is meant.' }) },
    resolve: (_root, { databaseId }, { shop }) => shop.db.prisma.externalShop.findUnique({ where: { id: databaseId } }),
  }),
);

function payload(name: string, text: string) {
  return builder.objectRef<{ id: number }>(name).implement({
    description: text,
    fields: (t) => ({ databaseId: t.exposeInt('id', { description: 'Number of what was changed.' }) }),
  });
}

const numberInput = (name: string, text: string) =>
  builder.inputType(name, {
    description: text,
    fields: (t) => ({ databaseId: t.int({ required: true, description: 'The `databaseId` of the one that is meant.' }) }),
  });

const SaveMarketplaceInput = builder.inputType('SaveMarketplaceInput', {
  description: 'All of a marketplace.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of the one to change; without it a new one is made.' }),
    expectedVersion: t.int({
      description: 'Its version as it was read; another one by now is refused with STALE. Absent writes over anything.',
    }),
    name: t.string({ required: true, description: 'Unique; shoppers read it.' }),
    cartUrlTemplate: t.string({
      required: true,
      description: 'Begins with https://{host}/ and has {lines} in its query; {tag} may stand there too.',
    }),
    lineTemplate: t.string({ required: true, description: 'With {id} and {quantity}; {n} counts from 1.' }),
  }),
});

const SaveExternalShopInput = builder.inputType('SaveExternalShopInput', {
  description: 'All of a shop.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Number of the one to change; without it a new one is made.' }),
    expectedVersion: t.int({
      description: 'Its version as it was read; another one by now is refused with STALE. Absent writes over anything.',
    }),
    marketplaceId: t.int({ required: true, description: 'Number of its marketplace.' }),
    name: t.string({ required: true, description: 'As shown.' }),
    country: t.string({ required: true, description: 'ISO 3166 code; one shop for each.' }),
    host: t.string({ required: true, description: 'Name of its host, without port.' }),
    tag: t.string({ description: 'What the shop knows us by.' }),
    position: t.int({ description: 'Its place among the shops of a cart; 0 comes first.' }),
    source: t.field({ type: AvailabilitySourceEnum, description: 'Who is asked what it has; nobody when it is left out.' }),
    sourceAddress: t.string({ description: 'Of HTTP an https address, of FILE the name of a .json file.' }),
  }),
});

const SetShopListingInput = builder.inputType('SetShopListingInput', {
  description: 'A product as a shop sells it.',
  fields: (t) => ({
    shopId: t.int({ required: true, description: 'Number of the shop.' }),
    productId: t.int({ required: true, description: 'Number of a simple product or a variation.' }),
    externalId: t.string({ required: true, description: 'What the shop calls it.' }),
    isMain: t.boolean({ description: 'Whether a cart with it is checked out there; true when it is left out.' }),
  }),
});

const union = { description: 'What was changed, or why nothing was.' };

builder.mutationFields((t) => ({
  saveMarketplace: t.field({
    hasDryRun: true,
    type: payload('SaveMarketplacePayload', 'It is saved.'),
    authScopes,
    description: 'Makes a marketplace, or changes all of one. Legacy twin: none.',
    errors: { types: [...types, StaleRecordError], union },
    args: { input: t.arg({ type: SaveMarketplaceInput, required: true, description }) },
    resolve: async (_root, { input: { databaseId, ...input } }, { shop }) => {
      const { marketplaceId: id } = await saveMarketplace(shop, await actorOf(shop), { ...input, id: databaseId ?? undefined });
      return { id };
    },
  }),
  saveExternalShop: t.field({
    hasDryRun: true,
    type: payload('SaveExternalShopPayload', 'It is saved.'),
    authScopes,
    description: 'Makes a shop of a marketplace, or changes all of one. Legacy twin: none.',
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
    type: payload('SetShopListingPayload', 'It is saved.'),
    authScopes,
    description: 'Says that an external shop sells a product. Legacy twin: none.',
    errors: { types, union },
    args: { input: t.arg({ type: SetShopListingInput, required: true, description }) },
    resolve: async (_root, { input: { isMain, ...input } }, { shop }) => {
      const { listingId: id } = await saveListing(shop, await actorOf(shop), { ...input, isMain: isMain ?? true });
      return { id };
    },
  }),
  removeShopListing: t.field({
    type: payload('RemoveShopListingPayload', 'It is gone.'),
    authScopes,
    description:
      'Says that an external shop does not sell a product any more: another shop that lists it takes its place, without one it is sold here. Legacy twin: none.',
    errors: { types, union },
    args: { input: t.arg({ type: numberInput('RemoveShopListingInput', 'Which listing.'), required: true, description }) },
    resolve: async (_root, { input: { databaseId: id } }, { shop }) => {
      await removeListing(shop, await actorOf(shop), id);
      return { id };
    },
  }),
  deleteExternalShop: t.field({
    type: payload('DeleteExternalShopPayload', 'It is gone.'),
    authScopes,
    description: 'Removes a shop that sells nothing any more. Legacy twin: none.',
    errors: { types, union },
    args: { input: t.arg({ type: numberInput('DeleteExternalShopInput', 'Which shop.'), required: true, description }) },
    resolve: async (_root, { input: { databaseId: id } }, { shop }) => {
      await deleteExternalShop(shop, await actorOf(shop), id);
      return { id };
    },
  }),
  deleteMarketplace: t.field({
    type: payload('DeleteMarketplacePayload', 'It is gone.'),
    authScopes,
    description: 'Removes a marketplace without shops. Legacy twin: none.',
    errors: { types, union },
    args: { input: t.arg({ type: numberInput('DeleteMarketplaceInput', 'Which marketplace.'), required: true, description }) },
    resolve: async (_root, { input: { databaseId: id } }, { shop }) => {
      await deleteMarketplace(shop, await actorOf(shop), id);
      return { id };
    },
  }),
}));
