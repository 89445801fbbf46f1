import { globalId } from '../../../../shared/globalId.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import type { AvailabilityRun, ExternalShop, Marketplace, ShopListing } from '../../../generated/prisma/client.ts';

// Staff views of marketplaces and their shops. None of these types is a node: only staff can access them.

const RunState = builder.enumType('AvailabilityRunState', {
  description: 'State of an availability check.',
  values: {
    RUNNING: { description: 'The check is in progress.' },
    DONE: { description: 'At least one product was checked. The message names products that could not be checked, if any.' },
    FAILED: { description: 'No availability was returned. The previous data stays valid for three days.' },
  } as const,
});

const Run = builder.objectRef<AvailabilityRun>('AvailabilityRun').implement({
  description: 'Availability check of an external shop.',
  fields: (t) => ({
    id: t.id(ownId('AvailabilityRun')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the check, as used in admin URLs.' }),
    state: t.expose('state', { type: RunState, description: 'State of the check.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the check started.' }),
    asked: t.exposeInt('asked', { description: 'Number of products queried.' }),
    heard: t.exposeInt('heard', { description: 'Number of products for which the shop responded.' }),
    changed: t.exposeInt('changed', { description: 'Number of products whose availability changed.' }),
    message: t.exposeString('message', { description: 'Error message; empty if nothing went wrong.' }),
  }),
});

type ListingRow = ShopListing & { product: { name: string; externalShopId: number | null; parent: { name: string } | null } };

/** What a listing shows of its product. */
export const listingParts = { product: { select: { name: true, externalShopId: true, parent: { select: { name: true } } } } } as const;

export const ListingType = builder.objectRef<ListingRow>('AdminShopListing').implement({
  description: 'Product sold by an external shop.',
  fields: (t) => ({
    id: t.id(ownId('AdminShopListing')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the listing, as used in admin URLs.' }),
    productId: t.id({
      description: 'Global ID of the product or variation.',
      resolve: ({ productId }) => globalId('AdminProduct', productId),
    }),
    productDatabaseId: t.exposeInt('productId', { description: 'Numeric ID of the product or variation.' }),
    productName: t.string({ description: 'Product name in this shop.', resolve: ({ product }) => product.name }),
    externalId: t.exposeString('externalId', { description: 'ID of the product in the external shop.' }),
    isMain: t.boolean({
      description: 'Whether carts with the product are checked out at this external shop rather than at another one that lists it.',
      resolve: ({ product, shopId }) => product.externalShopId === shopId,
    }),
    isAvailable: t.exposeBoolean('isAvailable', {
      nullable: true,
      description: 'Last known availability, regardless of age; null if never checked.',
    }),
    checkedAt: t.expose('checkedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When availability was last checked; null if never.',
    }),
  }),
});

const Source = builder.enumType('AvailabilitySource', {
  description: 'Source of an external shop’s availability data.',
  values: {
    NONE: { description: 'No source.' },
    HTTP: { description: 'An HTTPS URL.' },
    FILE: { description: 'A file in the shop’s directory for availability files.' },
  } as const,
});

export const AvailabilitySourceEnum = Source;

const shownListings = 500;
const shownRuns = 10;

export const StaffShopType = builder.objectRef<ExternalShop>('AdminExternalShop').implement({
  description: 'External shop for one country, with its configuration.',
  fields: (t) => ({
    id: t.id(ownId('AdminExternalShop')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the shop, as used in admin URLs.' }),
    marketplaceId: t.id({
      description: 'Global ID of the marketplace that the shop belongs to.',
      resolve: ({ marketplaceId }) => globalId('AdminMarketplace', marketplaceId),
    }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    country: t.exposeString('country', { description: 'ISO 3166-1 alpha-2 country code.' }),
    host: t.exposeString('host', { description: 'Host name that replaces {host} in the cart URL.' }),
    tag: t.exposeString('tag', { description: 'Partner tag that identifies this shop to the external shop.' }),
    position: t.exposeInt('position', { description: 'Position among the external shops of a cart.' }),
    source: t.expose('source', { type: Source, description: 'Source of availability data.' }),
    version: t.exposeInt('version', { description: 'Version number, incremented on each save.' }),
    sourceAddress: t.exposeString('sourceAddress', { description: 'Address of the source: a URL or a file name.' }),
    handOffs: t.int({
      description: 'Number of carts handed over to the shop within the last 30 days.',
      resolve: async ({ id }, _args, { shop }) => {
        const since = new Date(shop.now.getTime() - 30 * 86_400_000);
        const { _sum } = await shop.db.prisma.externalShopDay.aggregate({
          where: { shopId: id, day: { gte: since } },
          _sum: { handOffs: true },
        });
        return _sum.handOffs ?? 0;
      },
    }),
    listings: t.field({
      type: [ListingType],
      description: `Products sold by the shop, sorted by their name in this shop; at most ${shownListings}.`,
      extensions: { listLength: 50 },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.shopListing.findMany({
          where: { shopId: id },
          orderBy: [{ product: { name: 'asc' } }, { id: 'asc' }],
          take: shownListings,
          include: listingParts,
        }),
    }),
    runs: t.field({
      type: [Run],
      description: `The last ${shownRuns} availability checks, newest first.`,
      extensions: { listLength: shownRuns },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.availabilityRun.findMany({ where: { shopId: id }, orderBy: { id: 'desc' }, take: shownRuns }),
    }),
  }),
});

export const AdminMarketplaceType = builder.objectRef<Marketplace>('AdminMarketplace').implement({
  description: 'Marketplace with its shops.',
  fields: (t) => ({
    id: t.id(ownId('AdminMarketplace')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the marketplace, as used in admin URLs.' }),
    version: t.exposeInt('version', { description: 'Version number, incremented on each save.' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    cartUrlTemplate: t.exposeString('cartUrlTemplate', { description: 'URL template for carts; {host}, {tag} and {lines} are replaced.' }),
    lineTemplate: t.exposeString('lineTemplate', {
      description: 'Template for each cart line in {lines}; {n}, {id} and {quantity} are replaced.',
    }),
    shops: t.field({
      type: [StaffShopType],
      description: 'Shops of the marketplace, in display order.',
      extensions: { listLength: 20 },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.externalShop.findMany({ where: { marketplaceId: id }, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    }),
  }),
});
