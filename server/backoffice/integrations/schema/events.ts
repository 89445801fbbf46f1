import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { eventFeed } from '../events/feed.ts';
import { eventName, publicEvents, publicEventTypes, webhookEventName, type PublicEventType } from '../events/publicEvents.ts';
import type { PublishedEvent } from '../events/publish.ts';

/** The types of public events; its values in TypeScript are those of the domain events. */
export const EventTypeEnum = builder.enumType('EventType', {
  description: 'Type of an event. Webhooks spell it in lowercase with a dot, such as order.placed.',
  values: Object.fromEntries(
    publicEventTypes.map((type) => [
      eventName(type),
      { value: type, description: `${publicEvents[type].description} API keys need ${publicEvents[type].scope}.` },
    ]),
  ),
});

const EventRef = builder.objectRef<PublishedEvent>('Event').implement({
  description:
    'Something that happened in the shop. Visible to administrators and to API keys with the scope that its type requires. Not a node.',
  fields: (t) => ({
    id: t.id({
      ...ownId('Event'),
      description:
        'Global ID, also sent in the `webhook-id` header; the same for every delivery attempt. Not a node: `node(id)` does not find it.',
    }),
    type: t.expose('type', { type: EventTypeEnum, description: 'Type of the event.' }),
    webhookType: t.string({
      description: 'Type as webhooks spell it, such as order.placed.',
      resolve: ({ type }) => webhookEventName(type),
    }),
    occurredAt: t.expose('occurredAt', {
      type: 'DateTime',
      description: 'When it happened. Events are in the order in which they were committed, so a later event may have an earlier time.',
    }),
    objectId: t.id({
      description: 'Global ID of the object: the order, product, variation, customer, review or subscriber. It may no longer exist.',
      resolve: ({ objectId }) => objectId,
    }),
    data: t.expose('data', {
      type: 'JSON',
      description:
        'Data of the event, as webhooks send it: global IDs, and amounts in minor units. No personal data. For the fields of each type, see “Events” in docs/integrating.md.',
    }),
  }),
});

const EdgeRef = builder.objectRef<{ cursor: string; node: PublishedEvent }>('EventEdge').implement({
  description: 'An event and its cursor in the feed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Cursor of the item; opaque.' }),
    node: t.expose('node', { type: EventRef, description: 'The item at the end of the edge.' }),
  }),
});

const PageInfoRef = builder
  .objectRef<{ hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string }>('EventPageInfo')
  .implement({
    description: 'Position of a page within the event feed.',
    fields: (t) => ({
      hasNextPage: t.exposeBoolean('hasNextPage', { description: 'Whether there are more events now.' }),
      hasPreviousPage: t.exposeBoolean('hasPreviousPage', { description: 'Whether the page starts after a cursor.' }),
      startCursor: t.exposeString('startCursor', { nullable: true, description: 'Cursor of the first event; null on an empty page.' }),
      endCursor: t.exposeString('endCursor', {
        description: 'Cursor to store and continue from; set even on an empty page. Everything up to it has been read.',
      }),
    }),
  });

const FeedRef = builder.objectRef<Awaited<ReturnType<typeof eventFeed>>>('EventConnection').implement({
  description: 'A page of the event feed, oldest first.',
  fields: (t) => ({
    edges: t.expose('edges', { type: [EdgeRef], description: 'Items of the page, each with its cursor.' }),
    pageInfo: t.expose('pageInfo', { type: PageInfoRef, description: 'Position of this page within the feed.' }),
    newestCursor: t.exposeString('newestCursor', {
      description: 'Cursor of the newest event: continue with it to receive only what happens from now on.',
    }),
  }),
});

builder.queryField('events', (t) =>
  t.field({
    type: FeedRef,
    authScopes: { admin: true, apiKey: [] },
    apiScopes: ({ types }: { types: readonly PublicEventType[] }) => [...new Set(types.map((type) => publicEvents[type].scope))],
    description:
      'Events of the last 30 days in commit order, available within seconds. No event is skipped: to continue, use `after: endCursor`. For administrators, and for API keys with the scopes for all requested types. Errors: INVALID_INPUT for an invalid page size, no types, or a cursor older than 30 days.',
    args: {
      first: t.arg.int({ required: true, description: 'Number of events to return, 0 to 100.' }),
      after: t.arg.string({ description: 'Returns events after this cursor; omit to start with the oldest event.' }),
      types: t.arg({ type: [EventTypeEnum], required: true, description: 'Event types to return, at least one.' }),
    },
    resolve: (_root, args, { shop, markPrivate }) => {
      markPrivate();
      return eventFeed(shop.db, args);
    },
  }),
);
