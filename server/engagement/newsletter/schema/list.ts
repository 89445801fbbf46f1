import { builder } from '../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { statusCounts } from '../counts.ts';
import { countSubscribers, listSubscribers, readSubscriber, subscriberOrder, subscriberSorts, type SubscriberTotal } from '../list.ts';
import { SubscriberStatusType, SubscriberType } from './subscriber.ts';

const sortDescriptions: Record<(typeof subscriberSorts)[number], string> = {
  NEWEST: 'The last record first.',
  OLDEST: 'The first record first.',
  EMAIL_ASC: 'By address.',
  EMAIL_DESC: 'By address, from the end.',
  NAME_ASC: 'By name; those without one first.',
  NAME_DESC: 'By name, from the end.',
};

const SortType = builder.enumType('SubscriberSort', {
  description: 'How the list is sorted.',
  values: Object.fromEntries(subscriberSorts.map((sort) => [sort, { description: sortDescriptions[sort] }])) as Record<
    (typeof subscriberSorts)[number],
    { description: string }
  >,
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

/** Beside the edges: how long the list is, counted once when somebody asks. */
interface ConnectionShape {
  total(): Promise<SubscriberTotal>;
}

const totalOf = (connection: unknown) => (connection as ConnectionShape).total();

const SubscriberConnection = builder.connectionObject(
  {
    type: SubscriberType,
    name: 'SubscriberConnection',
    description: 'A page of the newsletter’s list.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many the whole list has; of a search, at most 1,000 are counted.',
        resolve: async (connection) => (await totalOf(connection)).count,
      }),
      isTotalExact: t.boolean({
        description: 'False when a search has found more than are counted.',
        resolve: async (connection) => (await totalOf(connection)).isExact,
      }),
    }),
  },
  { name: 'SubscriberEdge', description: 'A record and its place in the list.' },
);

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
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_root, { filter: given, sort: givenSort, ...args }, { shop, markPrivate }) => {
      markPrivate();
      const [filter, sort] = [given ?? {}, givenSort ?? 'NEWEST'];
      const order = subscriberOrder(sort);
      const { rows, hasNextPage, hasPreviousPage } = await listSubscribers(shop, filter, sort, pageRequest(args, order));
      const edges = rows.map((node) => ({ cursor: encodeCursor({ order: order.name, value: node.sortValue, id: node.id }), node }));
      const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
      let counted: Promise<SubscriberTotal> | undefined;
      return { total: () => (counted ??= countSubscribers(shop, filter)), edges, pageInfo };
    },
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
