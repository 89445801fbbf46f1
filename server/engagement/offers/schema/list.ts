import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { besideEdges } from '../../../platform/graphql/besideEdges.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { connectionOf } from '../../../platform/graphql/list.ts';
import { nodesQuery } from '../../../platform/graphql/listFields.ts';
import { pageRequest, type PageArguments } from '../../../platform/graphql/keyset.ts';
import { countOffers, offerList, offerOrder, offerPage, type OfferKind, type OfferList, type OfferSort } from '../listing.ts';
import { votesMaxAgeSeconds } from '../voteRules.ts';
import type { ResolveInfo } from './listedOffers.ts';
import { OfferNode } from './offer.ts';

export const OfferSortEnum = builder.enumType('OfferSort', {
  description: 'Sort order of a list of offers. Ties are broken by ID.',
  values: {
    NEWEST: { description: 'Most recently published first.' },
    HOTTEST: { description: 'Highest score first. In its first ten minutes, an offer counts as having no votes.' },
    DISCUSSED: { description: 'Most published comments first.' },
    ENDING_SOON: { description: 'Ending soonest first. Offers without an end time are left out.' },
  } as const,
});

export const OfferKindEnum = builder.enumType('OfferKind', {
  description: 'Kind of offer, by whether it has a code.',
  values: {
    ANY: { description: 'All offers.' },
    DEAL: { description: 'Offers without a code.' },
    COUPON: { description: 'Offers with a code.' },
  } as const,
});

export const OfferFilterInput = builder.inputType('OfferFilter', {
  description: 'Filters for a list of offers. Slugs that do not exist match nothing.',
  fields: (t) => ({
    merchant: t.string({ description: 'Slug of a merchant.' }),
    category: t.string({ description: 'Slug of a category. Its subcategories are included.' }),
    kind: t.field({
      type: OfferKindEnum,
      description: 'Returns only offers with a code, only those without one, or both. Defaults to both.',
    }),
    product: t.rowId({ of: productTypes, description: 'Global ID of the offered product.' }),
  }),
});

// As in the catalogue, every resolver of this connection returns `list` next to the edges.
interface ConnectionShape {
  list: OfferList;
}

export const OfferConnection = builder.connectionObject(
  {
    type: OfferNode,
    name: 'OfferConnection',
    description: 'A page of offers.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of offers in the whole list.',
        resolve: (connection, _args, { shop }) => countOffers(shop, besideEdges<ConnectionShape>(connection).list),
      }),
    }),
  },
  { name: 'OfferEdge', description: 'An offer and its position in the list.' },
);

/** Arguments of `offers`. */
export interface OfferPageArguments extends PageArguments {
  filter?: { merchant?: string | null; category?: string | null; kind?: OfferKind | null; product?: number | null } | null;
  sort: OfferSort;
}

/** Returns one page of offers with one statement for the page and one for the selected fields of its offers. */
export async function offerConnection({ filter, sort, ...args }: OfferPageArguments, context: Context, info: ResolveInfo) {
  const { product, ...narrowed } = filter ?? {};
  const order = offerOrder(sort);
  const request = pageRequest(args, order);
  if (sort === 'HOTTEST') context.limitCacheSeconds?.(votesMaxAgeSeconds);
  const list = await offerList(context.shop, { ...narrowed, productId: product ?? null }, sort);
  const page = await offerPage(context.shop, list, sort, request);
  const offers = page.rows.length === 0 ? [] : await context.shop.db.prisma.offer.findMany(nodesQuery(context, info, 'Offer', page.rows));
  return { list, ...connectionOf(page, order, offers) };
}
