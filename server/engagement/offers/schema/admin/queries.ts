import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { offerDesk } from '../../admin/list.ts';
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

const AdminOfferConnection = listConnection(AdminOfferType, {
  name: 'AdminOffer',
  description: 'A page of the staff’s list of offers.',
  edge: 'An offer and its place in the list.',
  total: true,
});

builder.queryFields((t) => ({
  adminOffers: t.field({
    type: AdminOfferConnection,
    authScopes,
    description:
      'All offers in whatever state, for staff with the right DEALS. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: OfferFilterInput, description: 'What is to be in it.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'NEWEST', description: 'Its order.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, offerDesk, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.offer.findMany(nodesQuery(context, info, 'AdminOffer', rows)),
      ),
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
