import type { LiveStream } from './liveStream.ts';
import type { Shop } from '../operation/shop.ts';

/** What resolvers see. They call operations with `shop` and decide nothing themselves. */
export interface Context {
  shop: Shop;
  requestId: string;
  /** Set when the answer depends on the visitor; such an answer is never shared. */
  markPrivate(): void;
  /** Set when the answer is of the moment, such as counted votes: it may be kept for others, but not for longer. Only where answers are kept. */
  keepFor?(seconds: number): void;
  /** Only where the answer may be a stream. */
  live?: LiveStream;
}
