// oxlint-disable relay/unused-fields -- what can be chosen is read by words.ts
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { OffersScreenQuery, OffersScreenQuery$data } from '../__generated__/OffersScreenQuery.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, numberOf, oneOf, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import styles from './deals.module.css';
import { categoryOptions, merchantOptions, states, stateWords } from './words.ts';

const sorts = ['NEWEST', 'CHANGED', 'HOTTEST', 'ENDING_SOON'] as const;

const query = graphql`
  query OffersScreenQuery($filter: AdminOfferFilter, $sort: AdminOfferSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminOffers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      edges {
        node {
          databaseId
          title
          state
          code
          score
          voteCount
          votesFlaggedAt
          votesFrozenAt
          clickCount
          endsAt
          merchant {
            name
          }
          price {
            formatted
          }
          priorPrice {
            formatted
          }
        }
      }
    }
    adminMerchants(first: 100) {
      edges {
        node {
          databaseId
          name
        }
      }
    }
    categories {
      databaseId
      name
      children {
        databaseId
        name
        children {
          databaseId
          name
        }
      }
    }
  }
`;

/** Loads the page of the list that the address names. */
export function loadOffers({ environment, url }: ScreenArgs) {
  return loadScreen<OffersScreenQuery>(environment, query, {
    filter: {
      search: wordsOf(url),
      state: oneOf(url, 'state', states),
      kind: oneOf(url, 'kind', ['COUPON', 'DEAL'] as const),
      merchantId: numberOf(url, 'merchant'),
      categoryId: numberOf(url, 'category'),
      isFlagged: oneOf(url, 'votes', ['flagged'] as const) === null ? null : true,
    },
    sort: oneOf(url, 'sort', sorts) ?? 'NEWEST',
    ...listPage(url),
  });
}

type Row = OffersScreenQuery$data['adminOffers']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  {
    heading: 'Offer',
    cell: ({ databaseId, title, code }) => (
      <>
        <Link to={`/offers/${databaseId}`}>{title}</Link>
        {code != null && <span className={styles.second}>Code {code}</span>}
      </>
    ),
    isTitle: true,
  },
  { heading: 'Merchant', cell: ({ merchant }) => merchant.name },
  { heading: 'State', cell: ({ state }) => <StatusBadge tone={stateWords(state).tone}>{stateWords(state).label}</StatusBadge> },
  {
    heading: 'Price',
    cell: ({ price, priorPrice }) => (
      <>
        {price?.formatted ?? '–'}
        {priorPrice && <s className={styles.second}>{priorPrice.formatted}</s>}
      </>
    ),
    align: 'end',
  },
  {
    heading: 'Votes',
    cell: ({ databaseId, score, voteCount, votesFlaggedAt, votesFrozenAt }) => (
      <span className={styles.votes}>
        <Link to={`/offers/${databaseId}/votes`}>
          {formatNumber(score)}° of {formatNumber(voteCount)}
        </Link>
        {(votesFlaggedAt != null || votesFrozenAt != null) && (
          <StatusBadge tone="waiting">{votesFrozenAt == null ? 'Look at them' : 'Frozen'}</StatusBadge>
        )}
      </span>
    ),
    align: 'end',
  },
  { heading: 'Clicks', cell: ({ clickCount }) => formatNumber(clickCount), align: 'end', isMinor: true },
  { heading: 'Ends', cell: ({ endsAt }) => (endsAt == null ? '–' : formatDateTime(endsAt)), isMinor: true },
];

const orders = [
  { value: 'CHANGED', label: 'Changed last' },
  { value: 'HOTTEST', label: 'Hottest first' },
  { value: 'ENDING_SOON', label: 'Ending soon' },
];

/** Everything that merchants offer, and what is being prepared. */
export function OffersScreen() {
  const { adminOffers: offers, adminMerchants, categories } = useScreenQuery<OffersScreenQuery>(query);
  const { params } = useListUrl();
  const isNarrowed = [...params.keys()].some((name) => !['sort', 'after', 'before'].includes(name));
  return (
    <>
      <ScreenHead
        title="Offers"
        description="What merchants offer, with and without codes."
        actions={
          <ButtonLink size="small" to="/offers/new">
            New offer
          </ButtonLink>
        }
      />
      <Panel isFlush>
        <FilterBar searchLabel="Search by title, address or code">
          <FilterSelect
            name="state"
            label="State"
            all="All states"
            options={states.map((value) => ({ value, label: stateWords(value).label }))}
          />
          <FilterSelect
            name="kind"
            label="Kind"
            all="Deals and coupons"
            options={[
              { value: 'COUPON', label: 'With a code' },
              { value: 'DEAL', label: 'Without a code' },
            ]}
          />
          <FilterSelect name="merchant" label="Merchant" all="All merchants" options={merchantOptions(adminMerchants)} />
          <FilterSelect name="category" label="Category" all="All categories" options={categoryOptions(categories)} />
          <FilterSelect name="votes" label="Votes" all="Any votes" options={[{ value: 'flagged', label: 'Votes to be looked at' }]} />
          <FilterSelect name="sort" label="Order" all="Newest first" options={orders} />
        </FilterBar>
        <DataTable
          caption="Offers"
          columns={columns}
          rows={offers.edges.map(({ node }) => node)}
          idOf={({ databaseId }) => databaseId}
          empty={isNarrowed ? 'No offer matches this.' : 'There are no offers yet.'}
        />
        <Pager pageInfo={offers.pageInfo} total={offers.totalCount} />
      </Panel>
    </>
  );
}
