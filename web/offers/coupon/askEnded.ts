import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { askEndedQuery } from '../../__generated__/askEndedQuery.graphql.ts';

// Offers that were live when the page was made and are over now. Many end at the same instant, at midnight above all, and on the pages
// of everybody who looks at them: those of a page are asked for together, and not by all pages at once.

/** How long others are waited for, in milliseconds: at least, and up to so much more by chance. */
const gatherMs = 100;
const spreadMs = 1_000;
/** A page's clock may be ahead by as much as an answer's way differs from its question's: then the shop is asked again. */
const maxTries = 3;
/** As many as one question may be about. */
const maxIds = 100;

const waiting = new Set<string>();
let asking: Promise<void> | null = null;

async function askAll(environment: IEnvironment): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, gatherMs + Math.random() * spreadMs));
  asking = null;
  let ids = [...waiting].slice(0, maxIds);
  for (const id of ids) waiting.delete(id);
  for (let tries = 0; tries < maxTries && ids.length > 0; tries += 1) {
    const data = await fetchQuery<askEndedQuery>(
      environment,
      graphql`
        query askEndedQuery($ids: [ID!]!) {
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
 * The time of an offer has come by the page's clock: the store takes in what the shop says of it, its code too.
 * @param id of the offer
 * @returns when that is done
 * @throws what the network throws
 */
export function askEnded(environment: IEnvironment, id: string): Promise<void> {
  waiting.add(id);
  return (asking ??= askAll(environment));
}
