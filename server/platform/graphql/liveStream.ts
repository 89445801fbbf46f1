import type { Context } from './context.ts';
import type { SharedMoment } from './sharedMoment.ts';

// What a visitor owns changes on other pages, devices and instances of the shop too, and so do offers under the votes of everybody. Those
// who ask for a stream of answers hear of it.

/** One occasion to answer: what a stream's client is told then is of that moment. */
export interface LiveMoment {
  /** As a request of this moment would have it: its own instant, its own look at who asks. */
  context: Context;
  /** The same moment as others are answered by, where it is nobody's own. */
  shared?: SharedMoment;
}

/** The door's side of a stream of answers. */
export interface LiveStream {
  /**
   * The moments at which something of the caller's own may be something else: one at once, and one after each change, however many
   * changes came together. It ends with the stream, or when nobody can be told anything any more.
   */
  ownMoments(): AsyncIterable<LiveMoment>;
  /**
   * The moments at which these offers may show something else: one at once, then at most one a second, and one when one of them begins,
   * ends or shows its score for the first time.
   */
  offerMoments(offerIds: readonly number[]): AsyncIterable<LiveMoment>;
}
