import type { LiveStream } from '../live/live.ts';
import type { Shop } from '../shop.ts';

/** What resolvers see. They call operations with `shop` and decide nothing themselves. */
export interface Context {
  shop: Shop;
  requestId: string;
  /** Set when the answer depends on the visitor; such an answer is never shared. */
  markPrivate(): void;
  /** Only where the answer may be a stream. */
  live?: LiveStream;
}
