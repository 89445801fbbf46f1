import type { Context } from '../../platform/graphql/context.ts';
import type { LiveStream } from '../../platform/graphql/liveStream.ts';
import type { OfferBoards } from './offerBoard.ts';
import { pendingNews } from '../../platform/events/pendingNews.ts';

/**
 * The moments at which whoever looks at offers is to be told of them. They are the same for everybody who looks at the same ones.
 * @param renewed the caller's context as of now, for what only the caller is told
 * @param signal ends the stream: the client has gone, or the server is closing
 */
export function offerStream(boards: OfferBoards, renewed: () => Context, signal: AbortSignal): Pick<LiveStream, 'offerMoments'> {
  return {
    async *offerMoments(offerIds) {
      const news = pendingNews(signal);
      const seat = boards.join(offerIds, () => news.tell());
      try {
        let shared = await seat.first();
        while (!signal.aborted) {
          yield { context: renewed(), shared };
          if (!(await news.next())) return;
          shared = seat.latest();
        }
      } finally {
        seat.leave();
      }
    },
  };
}
