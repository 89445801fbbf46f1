import type { Context } from '../../platform/graphql/context.ts';
import type { Bus } from '../../platform/events/bus.ts';
import type { LiveStream } from '../../platform/graphql/liveStream.ts';
import { pendingNotification } from '../../platform/events/pendingNotification.ts';
import { ownTopics } from './topics.ts';

/**
 * The moments at which the caller is sent their own data again. Their identity is looked up each time: after signing in or out, the caller
 * has a different identity; a caller who no longer has one receives a final update and nothing after it.
 * @param renewed returns the caller's current context
 * @param signal ends the stream when the client disconnects or the server closes
 */
export function ownStream(bus: Bus, renewed: () => Context, signal: AbortSignal): Pick<LiveStream, 'ownMoments'> {
  return {
    async *ownMoments() {
      const news = pendingNotification(signal);
      let heard = '';
      let stopListening = () => undefined as void;
      try {
        do {
          const context = renewed();
          const topics = await ownTopics(context.shop.visitor);
          if (topics.join(' ') !== heard) {
            heard = topics.join(' ');
            stopListening();
            // Subscribe before anything is read, so that later changes cause another moment.
            stopListening = bus.subscribe(topics, () => news.notify());
          }
          if (signal.aborted) return;
          yield { context };
          if (topics.length === 0) return;
        } while (await news.next());
      } finally {
        stopListening();
      }
    },
  };
}
