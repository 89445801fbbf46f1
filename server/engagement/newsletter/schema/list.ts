import type { Subscriber } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { statusCounts } from '../counts.ts';
import { readSubscriber, subscriberDesk } from '../list.ts';
import { SubscriberStatusType, SubscriberType } from './subscriber.ts';

const SortType = describedEnum<keyof typeof subscriberDesk.sorts>('SubscriberSort', 'How the list is sorted.', {
  NEWEST: 'The last record first.',
  OLDEST: 'The first record first.',
  EMAIL_ASC: 'By address.',
  EMAIL_DESC: 'By address, from the end.',
  NAME_ASC: 'By name; those without one first.',
  NAME_DESC: 'By name, from the end.',
});

const FilterInput = builder.inputType('SubscriberFilter', {
  description: 'What is to be in the list; absent values leave everything in.',
  fields: (t) => ({
    search: t.string({
      description:
        'A part of the address or of the name, whatever the case and accents; of fewer than three characters, or with letters before an @ by which an address begins, the beginning of the address.',
    }),
    status: t.field({ type: SubscriberStatusType, description: 'Only these.' }),
  }),
});

const SubscriberConnection = listConnection(SubscriberType, {
  name: 'Subscriber',
  description: 'A page of the newsletter’s list.',
  edge: 'A record and its place in the list.',
  total: {
    count: 'How many the whole list has; of a search, at most 1,000 are counted.',
    isExact: 'False when a search has found more than are counted.',
  },
});

const CountsType = builder.objectRef<Record<'PENDING' | 'CONFIRMED' | 'UNSUBSCRIBED', number>>('SubscriberCounts').implement({
  description: 'How many records there are. For staff only.',
  fields: (t) => ({
    all: t.int({ description: 'In all.', resolve: (counts) => counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED }),
    pending: t.exposeInt('PENDING', { description: 'Waiting for confirmation.' }),
    confirmed: t.exposeInt('CONFIRMED', { description: 'Who get the newsletter.' }),
    unsubscribed: t.exposeInt('UNSUBSCRIBED', { description: 'Who have left.' }),
  }),
});

builder.queryFields((t) => ({
  subscribers: t.field({
    type: SubscriberConnection,
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'The newsletter’s list, for staff who may see it (row 103). Any depth is as fast as the beginning. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: FilterInput, description: 'What is to be in it.' }),
      sort: t.arg({ type: SortType, defaultValue: 'NEWEST', description: 'Its order; a cursor is good for the order that it came from.' }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, subscriberDesk, { ...args, filter: filter ?? {} }, (rows: Subscriber[]) => rows),
  }),
  subscriber: t.field({
    type: SubscriberType,
    nullable: true,
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'A record of the newsletter’s list by its number; null for none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return readSubscriber(shop.db, databaseId);
    },
  }),
  subscriberCounts: t.field({
    type: CountsType,
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'How many records the newsletter’s list has of each status; cheap, however many they are.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return statusCounts(shop.db.prisma);
    },
  }),
}));
