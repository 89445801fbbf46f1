import { useCallback, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { DealsList_offers$key } from '../__generated__/DealsList_offers.graphql.ts';
import type { DealsPageQuery } from '../__generated__/DealsPageQuery.graphql.ts';
import { useAnnounce } from '../visitor/announcement.ts';
import { buttonClass } from '../kit/Button.tsx';
import { listWords } from '../kit/listWords.ts';
import { progressWords } from '../kit/progressWords.ts';
import { useOffersBoard } from './board/useOffersBoard.ts';
import styles from './DealsList.module.css';
import { dealsHref, type DealsUrl } from './dealsUrl.ts';
import { OfferCard } from './OfferCard.tsx';
import { useMoreDeals } from './useMoreDeals.ts';

export interface DealsListProps {
  url: DealsUrl;
  offers: DealsPageQuery['response']['offers'];
  guestsMayVote: boolean;
}

/** So many cards are in sight at once on a large screen. */
const seenAtOnce = 9;

/** The cards, and the way on: more of them below, or where no script runs the next part as a page of its own (row 7). */
export function DealsList({ url, offers, guestsMayVote }: DealsListProps) {
  const { more, load, isLoading } = useMoreDeals(url, offers.pageInfo.endCursor ?? null);
  const connections = [offers, ...more];
  const parts = useFragment<DealsList_offers$key>(
    graphql`
      fragment DealsList_offers on OfferConnection @relay(plural: true) {
        edges {
          node {
            id
            ...OfferCard_offer
          }
        }
      }
    `,
    connections,
  );
  // Something that was published or voted up meanwhile moves others into the next part: nothing is shown twice.
  const deals = [...new Map(parts.flatMap(({ edges }) => edges.map(({ node }) => [node.id, node] as const))).values()];
  const { pageInfo } = connections.at(-1) ?? offers;
  const end = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  useOffersBoard(deals.map(({ id }) => id));
  const { list, expectMore } = useNewCards(deals.length);

  function loadMore(event: MouseEvent, cursor: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void load(cursor).then((hasCome) => hasCome && expectMore(deals.length));
  }
  return (
    <>
      <ul ref={list} role="list" className={styles.grid} aria-label="Deals">
        {deals.map((deal, index) => (
          <li key={deal.id}>
            <OfferCard
              offer={deal}
              guestsMayVote={guestsMayVote}
              priority={index >= seenAtOnce ? 'lazy' : index === 0 ? 'first' : 'soon'}
            />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        {end === null ? (
          <span className={styles.end}>{listWords.end}</span>
        ) : (
          <Link
            className={buttonClass({ kind: 'secondary' })}
            to={dealsHref({ ...url, after: end })}
            aria-busy={isLoading}
            onClick={(event) => loadMore(event, end)}
          >
            {isLoading ? progressWords.loading : 'More deals'}
          </Link>
        )}
      </p>
    </>
  );
}

/** Leads to the cards that were asked for, once they are there: the focus goes to the first of them, and how many there are is said. */
function useNewCards(count: number) {
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  const show = useCallback(() => {
    if (before.current === null) return;
    const first = list.current?.children[before.current];
    if (!first) return;
    first.querySelector<HTMLElement>('h2 a')?.focus();
    announce(`${(list.current?.children.length ?? 0) - before.current} more deals`);
    before.current = null;
  }, [announce]);
  // Rendered before or after it was known that they come.
  useLayoutEffect(show, [show, count]);
  return {
    list,
    expectMore(shown: number) {
      before.current = shown;
      show();
    },
  };
}
