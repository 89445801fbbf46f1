import type { Subscriber } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { statusCounts } from '../counts.ts';
import { readSubscriber, adminSubscriberList } from '../list.ts';
import { SubscriberStatusType, SubscriberType } from './subscriber.ts';

const SortType = describedEnum<keyof typeof adminSubscriberList.sorts>('SubscriberSort', 'Sort order of the subscriber list.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  EMAIL_ASC: 'By email address, A to Z.',
  EMAIL_DESC: 'By email address, Z to A.',
  NAME_ASC: 'By name, A to Z; subscribers without a name come first.',
  NAME_DESC: 'By name, Z to A.',
});

const FilterInput = builder.inputType('SubscriberFilter', {
  description: 'Filters for the subscriber list. Omitted fields are not applied.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the email address or name, ignoring case and accents. If the term has fewer than three characters, or contains an @ and the text before it is the beginning of an address on the list, only the beginning of the address is searched.',
    }),
    status: t.field({ type: SubscriberStatusType, description: 'Returns only subscribers with this status.' }),
  }),
});

const SubscriberConnection = listConnection(SubscriberType, {
  name: 'Subscriber',
  description: 'Page of the subscriber list.',
  edge: 'A subscriber and their position in the list.',
  total: {
    count: 'Number of subscribers in the whole list. For a search, at most 1,000 are counted.',
    isExact: 'Whether `totalCount` is exact; false when a search matches more subscribers than are counted.',
  },
});

const CountsType = builder.objectRef<Record<'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED', number>>('SubscriberCounts').implement({
  description: 'Number of subscribers by status. Staff only.',
  fields: (t) => ({
    all: t.int({
      description: 'Total number of subscribers.',
      resolve: (counts) => counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED,
    }),
    pending: t.exposeInt('PENDING', { description: 'Number of subscribers awaiting confirmation.' }),
    confirmed: t.exposeInt('CONFIRMED', { description: 'Number of subscribers who receive the newsletter.' }),
    unsubscribed: t.exposeInt('UNSUBSCRIBED', { description: 'Number of subscribers who have unsubscribed.' }),
  }),
});

builder.queryFields((t) => ({
  subscribers: t.field({
    type: SubscriberConnection,
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Subscribers of the newsletter. Requires the SUBSCRIBERS permission. Deep pages are as fast as the first. Errors: INVALID_INPUT for an invalid page size, cursor or search term.',
    args: {
      filter: t.arg({ type: FilterInput, description: 'Filters the subscriber list.' }),
      sort: t.arg({
        type: SortType,
        defaultValue: 'NEWEST',
        description: 'Sort order. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, adminSubscriberList, { ...args, filter: filter ?? {} }, (rows: Subscriber[]) => rows),
  }),
  subscriber: t.field({
    type: SubscriberType,
    nullable: true,
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'Subscriber with this ID; null if none. Requires the SUBSCRIBERS permission.',
    args: { id: t.arg.rowId({ of: 'Subscriber', required: true, description: 'Global ID of the subscriber.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return readSubscriber(shop.db, id);
    },
  }),
  subscriberCounts: t.field({
    type: CountsType,
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Number of subscribers for each status. Cheap to query, regardless of the size of the list. Requires the SUBSCRIBERS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return statusCounts(shop.db.prisma);
    },
  }),
}));
