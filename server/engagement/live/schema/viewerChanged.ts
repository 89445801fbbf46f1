import { GraphQLError } from 'graphql';
import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import type { LiveMoment } from '../../../platform/graphql/liveStream.ts';

builder.subscriptionType({
  description:
    'Live updates. A subscription is delivered as a stream of server-sent events (text/event-stream): each event is a complete response, under the same limits as a query.',
});

/** The error for a subscription request that doesn't accept a stream. */
export function needsStream(): GraphQLError {
  return new GraphQLError('Subscriptions are delivered as an event stream. Send the header "accept: text/event-stream".', {
    extensions: { code: 'STREAM_NEEDED', http: { status: 406 } },
  });
}

builder.subscriptionField('viewerChanged', (t) =>
  t.field({
    type: Viewer,
    authScopes: { public: true },
    description:
      'Sends the caller’s data immediately, and again whenever their cart or lists change: on another page, on another device signed in to the same account, or through any instance of the shop. Changes close together may be combined into one event. For callers who have never changed anything, the stream ends after the first event. Visible only to the caller. Errors: none specific to this field.',
    subscribe: (_root, _args, { live }): AsyncIterable<LiveMoment> => {
      if (!live) throw needsStream();
      return live.ownMoments();
    },
    resolve: () => viewer,
  }),
);
