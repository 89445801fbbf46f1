import { builder } from '../../../platform/graphql/builder.ts';
import type { AvailabilityRun, ExternalShop, Marketplace, ShopListing } from '../../../generated/prisma/client.ts';

// Marketplaces and their shops as those see them who set them up. None of these types is a node: they are reached by staff alone.

const RunState = builder.enumType('AvailabilityRunState', {
  description: 'How asking a shop went.',
  values: {
    RUNNING: { description: 'It is under way.' },
    DONE: { description: 'Something was heard. The message says what could not be asked, if anything.' },
    FAILED: { description: 'Nothing was heard. What was known stays for three days.' },
  } as const,
});

const Run = builder.objectRef<AvailabilityRun>('AvailabilityRun').implement({
  description: 'One time that an external shop was asked what it has.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number: inputs name it by this, and so do addresses of the administration.' }),
    state: t.expose('state', { type: RunState, description: 'How it went.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    asked: t.exposeInt('asked', { description: 'How many articles were asked for.' }),
    heard: t.exposeInt('heard', { description: 'Of how many something was heard.' }),
    changed: t.exposeInt('changed', { description: 'How many are different from before.' }),
    message: t.exposeString('message', { description: 'What went wrong; empty when nothing did.' }),
  }),
});

type ListingRow = ShopListing & { product: { name: string; externalShopId: number | null; parent: { name: string } | null } };

const Listing = builder.objectRef<ListingRow>('AdminShopListing').implement({
  description: 'A product that an external shop sells.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number: inputs name it by this, and so do addresses of the administration.' }),
    productId: t.exposeInt('productId', { description: 'Number of the product or of the variation.' }),
    productName: t.string({ description: 'What it is called here.', resolve: ({ product }) => product.name }),
    externalId: t.exposeString('externalId', { description: 'What the shop calls it.' }),
    isMain: t.boolean({
      description: 'Whether a cart with it is checked out there, of all shops that list it.',
      resolve: ({ product, shopId }) => product.externalShopId === shopId,
    }),
    isAvailable: t.exposeBoolean('isAvailable', {
      nullable: true,
      description: 'What was heard last, however old; null when nothing was.',
    }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true, description: 'When; null when it never was.' }),
  }),
});

const Source = builder.enumType('AvailabilitySource', {
  description: 'Who is asked what a shop has.',
  values: {
    NONE: { description: 'Nobody.' },
    HTTP: { description: 'An https address.' },
    FILE: { description: 'A file in the shop’s directory of such files.' },
  } as const,
});

export const AvailabilitySourceEnum = Source;

const shownListings = 500;
const shownRuns = 10;

export const StaffShopType = builder.objectRef<ExternalShop>('AdminExternalShop').implement({
  description: 'The shop of a marketplace in one country, with how it is set up.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number: inputs name it by this, and so do addresses of the administration.' }),
    marketplaceId: t.exposeInt('marketplaceId', { description: 'Number of its marketplace.' }),
    name: t.exposeString('name', { description: 'As shown.' }),
    country: t.exposeString('country', { description: 'ISO 3166 code.' }),
    host: t.exposeString('host', { description: 'Where {host} leads.' }),
    tag: t.exposeString('tag', { description: 'What the shop knows us by.' }),
    position: t.exposeInt('position', { description: 'Its place among the shops of a cart.' }),
    source: t.expose('source', { type: Source, description: 'Who is asked what it has.' }),
    version: t.exposeInt('version', { description: 'Grows with each save.' }),
    sourceAddress: t.exposeString('sourceAddress', { description: 'The address or the name of the file.' }),
    handOffs: t.int({
      description: 'How often carts were handed to it within the last 30 days.',
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
      type: [Listing],
      description: `What it sells, by the name here; at most ${shownListings}.`,
      extensions: { listLength: 50 },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.shopListing.findMany({
          where: { shopId: id },
          orderBy: [{ product: { name: 'asc' } }, { id: 'asc' }],
          take: shownListings,
          include: { product: { select: { name: true, externalShopId: true, parent: { select: { name: true } } } } },
        }),
    }),
    runs: t.field({
      type: [Run],
      description: `The last ${shownRuns} times that it was asked, newest first.`,
      extensions: { listLength: shownRuns },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.availabilityRun.findMany({ where: { shopId: id }, orderBy: { id: 'desc' }, take: shownRuns }),
    }),
  }),
});

export const AdminMarketplaceType = builder.objectRef<Marketplace>('AdminMarketplace').implement({
  description: 'A marketplace and its shops.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number: inputs name it by this, and so do addresses of the administration.' }),
    version: t.exposeInt('version', { description: 'Grows with each save.' }),
    name: t.exposeString('name', { description: 'As shoppers are told it.' }),
    cartUrlTemplate: t.exposeString('cartUrlTemplate', { description: 'Address of a cart: {host}, {tag} and {lines} are filled in.' }),
    lineTemplate: t.exposeString('lineTemplate', { description: 'What {lines} has of each line: {n}, {id} and {quantity} are filled in.' }),
    shops: t.field({
      type: [StaffShopType],
      description: 'In their order.',
      extensions: { listLength: 20 },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.externalShop.findMany({ where: { marketplaceId: id }, orderBy: [{ position: 'asc' }, { id: 'asc' }] }),
    }),
  }),
});
