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

/** An offer in the API. Drafts and offers that have not started are never returned. */
export const OfferNode = builder.prismaNode('Offer', {
  description:
    'An offer from a merchant: a product of this shop at the merchant’s price, or something that the shop does not list, with or without a coupon code. Drafts and offers that have not started are never returned, and their IDs resolve to null; ended offers are returned.',
  id: { field: 'id' },
  nullable: true,
  select: { id: true, startsAt: true, endsAt: true, publishedAt: true },
  // All conditions are equalities, so that Prisma batches many ids into one statement. `pendingStartsAt` is null once the clock has
  // recorded the start of the offer.
  findUnique: (id) => ({ id: rowId(id), status: 'PUBLISHED', pendingStartsAt: null }),
  fields: (t) => ({
    databaseId: t.exposeInt('id', {
      description: 'Numeric ID, as in URLs (`/out/{number}`, `codeid`) and legacy request bodies (`post_id`).',
    }),
    slug: t.exposeString('slug', { description: 'Unique slug: the last part of the offer’s URL.' }),
    url: t.string({ description: 'Path of the offer’s own page.', select: { slug: true }, resolve: offerPath }),
    title: t.exposeString('title', { description: 'Title as plain text.' }),
    summary: t.exposeString('summary', { description: 'One-sentence summary as plain text; may be empty.' }),
    details: t.exposeString('details', { description: 'Details as plain text; blank lines separate paragraphs. May be empty.' }),
    merchant: t.relation('merchant', { type: MerchantNode, description: 'Merchant of the offer.' }),
    product: t.field({
      type: ProductNode,
      nullable: true,
      description: 'Offered product of this shop; null for a standalone offer or if the product is not visible.',
      select: (_args, _context, nested) => ({ product: nested(true) }),
      resolve: ({ product }) => (product?.status === 'PUBLISHED' ? product : null),
    }),
    category: t.field({
      type: CategoryNode,
      nullable: true,
      description: 'Category of the offer, for breadcrumbs; null if it has none.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => (await taxonomy(shop)).categories.get(categoryIds[0] ?? 0) ?? null,
    }),
    categories: t.field({
      type: [CategoryNode],
      description: 'All categories that list the offer, including ancestors.',
      select: { categoryIds: true },
      resolve: async ({ categoryIds }, _args, { shop }) => {
        const { categories } = await taxonomy(shop);
        return categoryIds.flatMap((id) => categories.get(id) ?? []);
      },
    }),
    shipsTo: t.exposeStringList('shipsTo', {
      description: 'Countries that the offer ships to, as ISO 3166-1 alpha-2 codes; empty means everywhere.',
    }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the offer started; null if it started on publication.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Exact time when the offer ends; null if it runs until it is unpublished.',
    }),
    isExpired: t.boolean({
      description: 'Whether the offer is over, according to the shop’s clock.',
      resolve: (offer, _args, { shop }) => isOver(offer, shop.now),
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the offer was published.' }),
    outUrl: t.string({
      description:
        'Path that redirects to the merchant’s page and counts the click. Mark links to it as sponsored if the merchant pays a commission.',
      resolve: outPath,
    }),
    cover: t.field({
      type: Image,
      nullable: true,
      description: 'Image of the offer, or of its product; null if none.',
      select: coverColumns,
      resolve: coverOf,
    }),
    coupon: t.field({
      type: OfferCoupon,
      nullable: true,
      description: 'Coupon of the offer; null for a deal without a code.',
      select: { code: true, isCodeMasked: true, endsAt: true },
      resolve: ({ id, code, ...rest }) => (code === null ? null : { ...rest, offerId: id, code }),
    }),
  }),
});
