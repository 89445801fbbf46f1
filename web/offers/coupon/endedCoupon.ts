import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { endedCouponQuery } from '../../__generated__/endedCouponQuery.graphql.ts';

// Offers that were live when the page was rendered and have ended since. Many end at the same instant, mostly at midnight, and on the pages
// of all visitors: a page batches its requests, and pages spread theirs over time.

/** How long to collect further offers, in milliseconds: at least, plus up to so much more at random. */
const gatherMs = 100;
const spreadMs = 1_000;
/** A page's clock may be ahead by the difference in latency between request and response: the request is repeated then. */
const maxAttempts = 3;
/** Limit per request. */
const maxIds = 100;

const waiting = new Set<string>();
let pendingRefetch: Promise<void> | null = null;

async function refetchAll(environment: IEnvironment): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, gatherMs + Math.random() * spreadMs));
  pendingRefetch = null;
  let ids = [...waiting].slice(0, maxIds);
  for (const id of ids) waiting.delete(id);
  for (let tries = 0; tries < maxAttempts && ids.length > 0; tries += 1) {
    const data = await fetchQuery<endedCouponQuery>(
      environment,
      graphql`
        query endedCouponQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            id
            ... on Offer {
              isExpired
              ...CouponButton_offer @alias
            }
          }
        }
      `,
      { ids },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    ids = (data?.nodes ?? []).flatMap((node) => (node?.isExpired === false ? node.id : []));
  }
}

/**
 * Refetches an offer that has ended by the page's clock into the store, with its code.
 * @param id of the offer
 * @returns when that is done
 * @throws what the network throws
 */
export function refetchEndedCoupon(environment: IEnvironment, id: string): Promise<void> {
  waiting.add(id);
  return (pendingRefetch ??= refetchAll(environment));
}
