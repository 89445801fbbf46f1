import type { Context } from '../../platform/graphql/context.ts';
import type { LiveStream } from '../../platform/graphql/liveStream.ts';
import type { OfferBoards } from './offerBoard.ts';
import { pendingNotification } from '../../platform/events/pendingNotification.ts';

/**
 * The moments at which viewers of offers are sent an update, shared by all viewers of the same offers.
 * @param renewed returns the caller's current context, for private fields
 * @param signal ends the stream when the client disconnects or the server closes
 */
export function offerStream(boards: OfferBoards, renewed: () => Context, signal: AbortSignal): Pick<LiveStream, 'offerMoments'> {
  return {
    async *offerMoments(offerIds) {
      const news = pendingNotification(signal);
      const seat = boards.join(offerIds, () => news.notify());
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
