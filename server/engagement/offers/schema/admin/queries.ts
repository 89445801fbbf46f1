import { builder } from '../../../../platform/graphql/builder.ts';
import { listPage } from '../../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../../platform/graphql/listFields.ts';
import { adminOfferList } from '../../admin/list.ts';
import { OfferKindEnum } from '../list.ts';
import { AdminOfferType, OfferStateEnum } from './offer.ts';

const authScopes = { staff: 'DEALS' } as const;

/** Filters of the staff's offer list. */
export const OfferFilterInput = builder.inputType('AdminOfferFilter', {
  description: 'Filters for the offer list for staff. Omitted fields apply no filter.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the title, URL or code, ignoring case and accents. With fewer than three characters, only the beginning of the title is matched.',
    }),
    state: t.field({ type: OfferStateEnum, description: 'Returns only offers in this state.' }),
    kind: t.field({ type: OfferKindEnum, description: 'Whether to return offers with a code, offers without one, or both.' }),
    merchantId: t.rowId({ of: 'Merchant', description: 'Global ID of a merchant.' }),
    categoryId: t.rowId({ of: 'Category', description: 'Global ID of a category. Its subcategories are included.' }),
    isFlagged: t.boolean({ description: 'If true, returns only offers whose votes are flagged for review.' }),
  }),
});

const SortEnum = builder.enumType('AdminOfferSort', {
  description: 'Sort order of the offer list for staff.',
  values: {
    NEWEST: { description: 'Most recently created first.' },
    CHANGED: { description: 'Most recently changed first.' },
    HOTTEST: { description: 'Highest score first.' },
    ENDING_SOON: { description: 'Ending soonest first. Offers that are over or have no end are left out.' },
  } as const,
});

const AdminOfferConnection = listConnection(AdminOfferType, {
  name: 'AdminOffer',
  description: 'A page of the offer list for staff.',
  edge: 'An offer and its cursor in the list.',
  total: true,
});

builder.queryFields((t) => ({
  adminOffers: t.field({
    type: AdminOfferConnection,
    authScopes,
    description:
      'All offers, in any state. Requires the DEALS permission. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: OfferFilterInput, description: 'Filters for the list.' }),
      sort: t.arg({ type: SortEnum, defaultValue: 'NEWEST', description: 'Sort order of the list.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, adminOfferList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.offer.findMany(nodesQuery(context, info, 'AdminOffer', rows)),
      ),
  }),
  adminOffer: t.prismaField({
    type: AdminOfferType,
    nullable: true,
    authScopes,
    description: 'An offer in any state, by ID; null if not found. Requires the DEALS permission.',
    args: { id: t.arg.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }) },
    resolve: (query, _root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.offer.findUnique({ ...query, where: { id } });
    },
  }),
}));
