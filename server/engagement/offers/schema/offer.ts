import { Image } from '../../../catalogue/products/schema/parts.ts';
import { ProductNode } from '../../../catalogue/products/schema/product.ts';
import { CategoryNode } from '../../../catalogue/products/schema/taxonomy.ts';
import { taxonomy } from '../../../catalogue/products/products.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { rowId } from '../../../platform/graphql/rowId.ts';
import { coverColumns, coverOf } from '../cover.ts';
import { isOver, offerPath, outPath } from '../rules.ts';
import { OfferCoupon } from './coupon.ts';
import { MerchantNode } from './merchant.ts';

/** An offer in the API. Drafts and offers that have not begun are never returned. */
export const OfferNode = builder.prismaNode('Offer', {
  description:
    'What a merchant offers: a product of this shop for a price of theirs, or something that it does not list; with or without a coupon code. Drafts and offers that have not begun are never returned; their ids resolve to null. Those that are over are.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true, startsAt: true, endsAt: true, publishedAt: true },
  // All conditions are equalities, so that Prisma makes one statement of many ids: the clock has noted that it has begun.
  findUnique: (id) => ({ id: rowId(id), status: 'PUBLISHED', pendingStartsAt: null }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'The number in addresses (/out/{number}, codeid) and legacy bodies (post_id).' }),
    slug: t.exposeString('slug', { description: 'Unique; the last part of its address.' }),
    url: t.string({ description: 'Path of its own page.', select: { slug: true }, resolve: offerPath }),
    title: t.exposeString('title', { description: 'Plain text, as shown.' }),
    summary: t.exposeString('summary', { description: 'A sentence of plain text; may be empty.' }),
    details: t.exposeString('details', { description: 'Plain text; empty lines part paragraphs. May be empty.' }),
    merchant: t.relation('merchant', { type: MerchantNode, description: 'Who offers it.' }),
    product: t.field({
      type: ProductNode,
      nullable: true,
      description: 'The product of this shop that is offered; null for an offer that stands alone, or when the product is not shown.',
      select: (_args, _context, nested) => ({ product: nested(true) }),
      resolve: ({ product }) => (product?.status === 'PUBLISHED' ? product : null),
    }),
    category: t.field({
      type: CategoryNode,
      nullable: true,
      description: 'The category it stands in, for breadcrumbs; null when it is in none.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => (await taxonomy(shop)).categories.get(categoryIds[0] ?? 0) ?? null,
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'Every category that lists it, those above included.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const { categories } = await taxonomy(shop);
        return categoryIds.flatMap((id) => categories.get(id) ?? []);
      },
    }),
    shipsTo: t.exposeStringList('shipsTo', {
      description: 'Countries it is delivered to, as ISO 3166-1 alpha-2 codes; none named means everywhere.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime', nullable: true, description: 'When it began; null: since it was published.' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'At this very instant it is over; null: until it is taken back.',
    }),
    isExpired: t.boolean({
      description: 'Whether it is over, by the shop’s clock.',
      resolve: (offer, _args, { shop }) => isOver(offer, shop.now),
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it was published.' }),
    outUrl: t.string({
      description:
        'Path that leads to the merchant’s page; whoever follows it is counted. Links to it are sponsored when the merchant pays for it.',
      resolve: outPath,
    }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'Its picture, or that of its product; null when there is none.',
      select: coverColumns,
      resolve: coverOf,
    }),
    coupon: t.field({
      type: OfferCoupon,
      nullable: true,
      description: 'Its code; null for a deal without one.',
      select: { code: true, isCodeMasked: true, endsAt: true },
      resolve: ({ id, code, ...rest }) => (code === null ? null : { ...rest, offerId: id, code }),
    }),
  }),
});
