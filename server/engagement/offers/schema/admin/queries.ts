import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../../platform/graphql/limits.ts';
import { countedOnce, totalOf, totalWords } from '../../../../platform/graphql/total.ts';
import { countDeskOffers, offerDeskOrder, offerDeskPage } from '../../admin/list.ts';
import { OfferKindEnum } from '../list.ts';
import { AdminOfferType, OfferStateEnum } from './offer.ts';

const authScopes = { staff: 'DEALS' } as const;

/** What the staff’s list is narrowed by. */
export const OfferFilterInput = builder.inputType('AdminOfferFilter', {
  description: 'What is to be in the staff’s list of offers; absent values leave everything in.',
  fields: (t) => ({
    search: t.string({
      description:
        'A part of title, address or code, whatever the case and accents; of fewer than three characters, the beginning of the title.',
    }),
    state: t.field({ type: OfferStateEnum, description: 'Only these.' }),
    kind: t.field({ type: OfferKindEnum, description: 'With a code, without one, or both.' }),
    merchantId: t.int({ description: 'Number of a merchant.' }),
    categoryId: t.int({ description: 'Number of a category; those below it count too.' }),
    isFlagged: t.boolean({ description: 'True: only those whose votes somebody should look at.' }),
  }),
});

const SortEnum = builder.enumType('AdminOfferSort', {
  description: 'The order of the staff’s list of offers.',
  values: {
    NEWEST: { description: 'Made last, first.' },
    CHANGED: { description: 'Changed last, first.' },
    HOTTEST: { description: 'Highest score first.' },
    ENDING_SOON: { description: 'Over first, first. What is over or does not end is left out.' },
  } as const,
});

const AdminOfferConnection = builder.connectionObject(
  {
    type: AdminOfferType,
    name: 'AdminOfferConnection',
    description: 'A page of the staff’s list of offers.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalWords.count(),
        resolve: async (connection) => (await totalOf(connection)).count,
      }),
      isTotalExact: t.boolean({
        description: totalWords.isExact,
        resolve: async (connection) => (await totalOf(connection)).isExact,
      }),
    }),
  },
  { name: 'AdminOfferEdge', description: 'An offer and its place in the list.' },
);

builder.queryFields((t) => ({
  adminOffers: t.field({
    type: AdminOfferConnection,
    authScopes,
    description:
      'All offers in whatever state, for staff with the right DEALS. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: OfferFilterInput, description: 'What is to be in it.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'NEWEST', description: 'Its order.' }),
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_root, { filter, sort, ...args }, context, info) => {
      context.markPrivate();
      const { shop } = context;
      const list = { filter: filter ?? {}, sort: sort ?? 'NEWEST' };
      const order = offerDeskOrder(list.sort);
      const { rows, hasNextPage, hasPreviousPage } = await offerDeskPage(shop, list, pageRequest(args, order));
      const selection = queryFromInfo({ context, info, typeName: 'AdminOffer', path: ['edges', 'node'] });
      const found = await shop.db.prisma.offer.findMany({ ...selection, where: { id: { in: rows.map(({ id }) => id) } } });
      const byId = new Map(found.map((offer) => [offer.id, offer]));
      const edges = rows.flatMap(({ id, sortValue }) => {
        const node = byId.get(id);
        return node ? [{ cursor: encodeCursor({ order: order.name, value: sortValue, id }), node }] : [];
      });
      const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
      return { total: countedOnce(() => countDeskOffers(shop, list)), edges, pageInfo };
    },
  }),
  adminOffer: t.prismaField({
    type: AdminOfferType,
    nullable: true,
    authScopes,
    description: 'One offer in whatever state, for staff with the right DEALS; null when there is none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (query, _root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.offer.findUnique({ ...query, where: { id: databaseId } });
    },
  }),
}));
