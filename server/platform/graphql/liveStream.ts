import type { Context } from './context.ts';
import type { SharedMoment } from './sharedMoment.ts';

// Live updates: a visitor's data also changes on other pages, devices and instances of the shop, and offers change with every vote.
// Subscribers to a stream receive these changes.

/** An occasion on which a stream sends a response; the data is read at that time. */
export interface LiveMoment {
  /** The context of a request at this time: with the current time, and the caller's identity read again. */
  context: Context;
  /** The moment shared with other streams, if the data doesn't depend on the visitor. */
  shared?: SharedMoment;
}

/** The entry point's side of a stream. */
export interface LiveStream {
  /**
   * The moments at which the caller's data may have changed: one at once, and one after each change, with simultaneous changes merged. Ends
   * with the stream, or when no more changes can be received.
   */
  ownMoments(): AsyncIterable<LiveMoment>;
  /**
   * The moments at which these offers may have changed: one at once, then at most one a second, and one when an offer starts, ends or shows
   * its score for the first time.
   */
  offerMoments(offerIds: readonly number[]): AsyncIterable<LiveMoment>;
}
