import type { LiveStream } from './liveStream.ts';
import type { Holdings } from '../cache/holdings.ts';
import type { Shop } from '../operation/shop.ts';

/**
 * Takes the cost of an operation from its client's points before it runs, so that requests that arrive together don't all find the same
 * points.
 * @throws GraphQLError if no points are left
 */
export type ChargePoints = (cost: number) => void;

/** The context of resolvers. Resolvers call operations with `shop` and contain no business logic. */
export interface Context {
  shop: Shop;
  requestId: string;
  /** Marks the response as dependent on the visitor; such a response is never shared. */
  markPrivate(): void;
  /** Limits how long the response may be cached publicly, for data such as vote counts. Only where responses are cached. */
  limitCacheSeconds?(seconds: number): void;
  /** Only where clients have a limit of points. */
  chargePoints?: ChargePoints | undefined;
  /** Called when a mutation has succeeded, before its payload is read. */
  onMutationDone?(): void;
  /** Collects what the response holds. Only where responses are cached. */
  holdings?: Holdings;
  /** Set within dry runs, whose changes are rolled back. */
  isDryRun?: true;
  /** Only where the response may be a stream. */
  live?: LiveStream;
}
