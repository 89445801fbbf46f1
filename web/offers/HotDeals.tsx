import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import type { IEnvironment } from 'relay-runtime';
import query, { type HotDealsQuery } from '../__generated__/HotDealsQuery.graphql.ts';
import { preload, type Preloaded } from '../kit/relay/preload.ts';
import { AffiliateNotice } from './AffiliateNotice.tsx';
import { useOffersBoard } from './board/useOffersBoard.ts';
import { dealsHref, dealsPath, readDealsUrl } from './dealsUrl.ts';
import styles from './HotDeals.module.css';
import { OfferCard } from './OfferCard.tsx';
import * as t from './__generated__/messages.ts';

/** For latePart. */
export function load(environment: IEnvironment): Promise<Preloaded<HotDealsQuery>> {
  return preload<HotDealsQuery>(environment, query, {});
}

const hottest = dealsHref(readDealsUrl(new URLSearchParams('orderby=hottest')));

/** The hottest deals on the home page; renders nothing without any. */
export function Component({ data }: { data: Preloaded<HotDealsQuery> }) {
  const { offers, shopSettings } = usePreloadedQuery<HotDealsQuery>(
    graphql`
      query HotDealsQuery {
        shopSettings {
          guestsMayVote
        }
        offers(first: 4, sort: HOTTEST) {
          edges {
            node {
              id
              ...OfferCard_offer
              ...AffiliateNotice_offer
            }
          }
        }
      }
    `,
    data.reference,
  );
  const deals = offers.edges.map(({ node }) => node);
  useOffersBoard(deals.map(({ id }) => id));
  if (deals.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="hot-deals">
      <div className={styles.head}>
        <h2 id="hot-deals">{t.hotDeals}</h2>
        <p className={styles.ways}>
          <Link to={hottest}>{t.viewHottestDeals}</Link>
          <Link to={dealsPath}>{t.allDealsAndCoupons}</Link>
        </p>
      </div>
      <ul role="list" className={styles.grid}>
        {deals.map((deal) => (
          <li key={deal.id}>
            <OfferCard offer={deal} guestsMayVote={shopSettings.guestsMayVote} heading="h3" />
          </li>
        ))}
      </ul>
      <AffiliateNotice offer={deals[0] ?? null} />
    </section>
  );
}
