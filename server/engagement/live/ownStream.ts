import type { Context } from '../../platform/graphql/context.ts';
import type { Bus } from '../../platform/events/bus.ts';
import type { LiveStream } from '../../platform/graphql/liveStream.ts';
import { pendingNews } from '../../platform/events/pendingNews.ts';
import { ownTopics } from './topics.ts';

/**
 * The moments at which the caller is to be told anew what they own. Who that is is looked up each time: somebody who signs in or out
 * is somebody else from then on, and whoever is nobody any more is told so, and nothing after it.
 * @param renewed the caller's context as of now
 * @param signal ends the stream: the client has gone, or the server is closing
 */
export function ownStream(bus: Bus, renewed: () => Context, signal: AbortSignal): Pick<LiveStream, 'ownMoments'> {
  return {
    async *ownMoments() {
      const news = pendingNews(signal);
      let heard = '';
      let unhear = () => undefined as void;
      try {
        do {
          const context = renewed();
          const topics = await ownTopics(context.shop.visitor);
          if (topics.join(' ') !== heard) {
            heard = topics.join(' ');
            unhear();
            // Before anything is read: what changes after that is told by another moment.
            unhear = bus.hear(topics, () => news.tell());
          }
          if (signal.aborted) return;
          yield { context };
          if (topics.length === 0) return;
        } while (await news.next());
      } finally {
        unhear();
      }
    },
  };
}
