import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import { dealLimits } from '../../shared/dealLimits.ts';
import { Link } from '../kit/Link.tsx';
import type { DealsPageQuery } from '../__generated__/DealsPageQuery.graphql.ts';
import { listTexts } from '../kit/listTexts.ts';
import type { Preloaded } from '../kit/relay/preload.ts';
import { AffiliateNotice } from './AffiliateNotice.tsx';
import { DealsBar } from './DealsBar.tsx';
import { DealsHead } from './DealsHead.tsx';
import { DealsList } from './DealsList.tsx';
import styles from './DealsPage.module.css';
import { dealsHref, ownAlertsPath, submitDealPath, type DealsUrl } from './dealsUrl.ts';
import { EmptyDeals } from './EmptyDeals.tsx';
import * as t from './__generated__/messages.ts';

export interface DealsData {
  url: DealsUrl;
  origin: string;
  loaded: Preloaded<DealsPageQuery>;
}

/** The deals page: current offers of merchants, in three sort orders. */
export function DealsPage() {
  const { url, origin, loaded } = useLoaderData<DealsData>();
  const query = usePreloadedQuery<DealsPageQuery>(
    graphql`
      query DealsPageQuery($first: Int!, $after: String, $sort: OfferSort!, $filter: OfferFilter!, $merchant: String!, $category: String!) {
        ...Shell_query
        shopSettings {
          guestsMayVote
          acceptsDeals
        }
        ...DealsBar_query @arguments(merchant: $merchant, category: $category)
        merchant(slug: $merchant) {
          name
          ...DealsHead_merchant
        }
        category(slug: $category) {
          name
          ...DealsHead_category
        }
        offers(first: $first, after: $after, sort: $sort, filter: $filter) {
          totalCount
          edges {
            node {
              ...AffiliateNotice_offer
            }
          }
          ...DealsHead_offers
        }
        ...DealsList_query @arguments(first: $first, after: $after, from: $after)
      }
    `,
    loaded.reference,
  );
  const { offers, merchant, category, shopSettings } = query;
  const { totalCount, edges } = offers;
  const subject = merchant?.name ?? category?.name ?? '';
  // A longer name can't be a keyword.
  const name = subject === '' || subject.length > dealLimits.alertKeyword ? undefined : subject;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <DealsHead url={url} origin={origin} merchant={merchant} category={category} offers={offers} />
      </header>
      <p className={styles.links}>
        {shopSettings.acceptsDeals && <Link to={submitDealPath}>{t.submitADeal}</Link>}
        <Link to={name === undefined ? ownAlertsPath : `${ownAlertsPath}?keyword=${encodeURIComponent(name)}`}>
          {name === undefined ? t.alertMeAboutDeals : t.alertMeAbout({ name })}
        </Link>
      </p>
      <DealsBar url={url} query={query} />
      <div className={styles.notes}>
        <p role="status" className={styles.count}>
          {countText(totalCount, url.kind.value === 'coupons')}
          <span className="visually-hidden">, {url.order.label}</span>
        </p>
        <AffiliateNotice offer={edges[0]?.node ?? null} />
      </div>
      {url.after !== null && (
        <p>
          <Link to={dealsHref({ ...url, after: null })}>{t.backToFirstDeals}</Link>
        </p>
      )}
      {totalCount === 0 ? (
        <EmptyDeals url={url} />
      ) : (
        // Another list starts from its first page.
        <DealsList key={dealsHref(url)} url={url} query={query} guestsMayVote={shopSettings.guestsMayVote} />
      )}
    </div>
  );
}

function countText(count: number, areCoupons: boolean): string {
  if (count === 0) return listTexts.nothing;
  return areCoupons ? t.couponCount({ count }) : t.dealCount({ count });
}
