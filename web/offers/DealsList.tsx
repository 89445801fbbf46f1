import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DealsList_query$key } from '../__generated__/DealsList_query.graphql.ts';
import { LoadMore } from '../kit/list/LoadMore.tsx';
import { listTexts } from '../kit/listTexts.ts';
import { useAnnounce } from '../visitor/announcement.ts';
import { useOffersBoard } from './board/useOffersBoard.ts';
import styles from './DealsList.module.css';
import { dealsPerPage, dealsHref, type DealsUrl } from './dealsUrl.ts';
import { OfferCard } from './OfferCard.tsx';
import * as t from './__generated__/messages.ts';

export interface DealsListProps {
  url: DealsUrl;
  query: DealsList_query$key;
  guestsMayVote: boolean;
}

/** Number of cards visible at once on a large screen. */
const visibleRows = 9;

const listFragment = graphql`
  fragment DealsList_query on Query
  @refetchable(queryName: "DealsListPaginationQuery")
  @argumentDefinitions(first: { type: "Int!" }, after: { type: "String" }, from: { type: "String" }) {
    offers(first: $first, after: $after, sort: $sort, filter: $filter) @connection(key: "DealsList_offers", dynamicKey_UNSTABLE: $from) {
      edges {
        node {
          id
          ...OfferCard_offer
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

/** The cards, and a way to load more (row 7). */
export function DealsList({ url, query, guestsMayVote }: DealsListProps) {
  const { edges, pageInfo } = useFragment(listFragment, query).offers;
  const list = useRef<HTMLUListElement>(null);
  const announce = useAnnounce();
  useOffersBoard(edges.map(({ node }) => node.id));
  return (
    <>
      <ul ref={list} role="list" className={styles.grid} aria-label={t.deals}>
        {edges.map(({ node: deal }, index) => (
          <li key={deal.id}>
            <OfferCard
              offer={deal}
              guestsMayVote={guestsMayVote}
              priority={index >= visibleRows ? 'lazy' : index === 0 ? 'first' : 'soon'}
            />
          </li>
        ))}
      </ul>
      <LoadMore
        fragment={listFragment}
        parent={query}
        pageInfo={pageInfo}
        count={dealsPerPage}
        hrefAfter={(after) => dealsHref({ ...url, after })}
        label={t.moreDeals}
        end={listTexts.end}
        list={list}
        onMore={(count) => announce(t.moreDealsLoaded({ count }))}
      />
    </>
  );
}
