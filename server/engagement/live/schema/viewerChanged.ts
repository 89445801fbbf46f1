import { GraphQLError } from 'graphql';
import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import type { LiveMoment } from '../../../platform/graphql/liveStream.ts';

builder.subscriptionType({
  description:
    'What changes while it is looked at. A subscription is answered as a stream of server-sent events (text/event-stream): each event is an answer of its own, under the same limits as a query.',
});

/** A stream cannot be read from an answer that ends. */
export function needsStream(): GraphQLError {
  return new GraphQLError('A subscription is answered as a stream: send "accept: text/event-stream".', {
    extensions: { code: 'STREAM_NEEDED', http: { status: 406 } },
  });
}

builder.subscriptionField('viewerChanged', (t) =>
  t.field({
    type: Viewer,
    authScopes: { public: true },
    description:
      'The caller, at once, and again whenever their cart or their lists were changed: on another page, on another device that is signed in to the same account, by any instance of the shop. Changes that come together may be told in one event. For a caller who never wrote anything the stream ends after the first event. Visible to the caller alone. Errors: none of its own.',
    subscribe: (_root, _args, { live }): AsyncIterable<LiveMoment> => {
      if (!live) throw needsStream();
      return live.ownMoments();
    },
    resolve: () => viewer,
  }),
);
