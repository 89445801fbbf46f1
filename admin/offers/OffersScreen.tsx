// oxlint-disable relay/unused-fields -- offerColumns.tsx reads the rows, words.ts what can be chosen
import { graphql } from 'react-relay/hooks.js';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { OffersScreenQuery } from '../__generated__/OffersScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import { listPage, numberOf, oneOf, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';
import { useSelection } from '../kit/table/useSelection.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import { WorkPanels } from '../bulk/WorkPanels.tsx';
import { offerColumns } from './offerColumns.tsx';
import { offerChoices, useOfferWork } from './useOfferWork.ts';
import { categoryOptions, merchantOptions, states, stateWords } from './words.ts';

const sorts = ['NEWEST', 'CHANGED', 'HOTTEST', 'ENDING_SOON'] as const;

const query = graphql`
  query OffersScreenQuery($filter: AdminOfferFilter, $sort: AdminOfferSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminOffers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
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
    offerWork {
      ...WorkPanels_work
    }
  }
`;

function filterOf(url: URL) {
  return {
    search: wordsOf(url),
    state: oneOf(url, 'state', states),
    kind: oneOf(url, 'kind', ['COUPON', 'DEAL'] as const),
    merchantId: numberOf(url, 'merchant'),
    categoryId: numberOf(url, 'category'),
    isFlagged: oneOf(url, 'votes', ['flagged'] as const) === null ? null : true,
  };
}

/** Loads the page of the list that the address names. */
export function loadOffers({ environment, url }: ScreenArgs) {
  return loadScreen<OffersScreenQuery>(environment, query, {
    filter: filterOf(url),
    sort: oneOf(url, 'sort', sorts) ?? 'NEWEST',
    ...listPage(url),
  });
}

const orders = [
  { value: 'CHANGED', label: 'Changed last' },
  { value: 'HOTTEST', label: 'Hottest first' },
  { value: 'ENDING_SOON', label: 'Ending soon' },
];

/** Everything that merchants offer, and what is being prepared. */
export function OffersScreen() {
  const { adminOffers: offers, adminMerchants, categories, offerWork } = useScreenQuery<OffersScreenQuery>(query);
  const { params } = useListUrl();
  const rows = offers.edges.map(({ node }) => node);
  const selection = useSelection(rows.map(({ databaseId }) => databaseId));
  const { start, isBusy } = useOfferWork();
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
      <WorkPanels work={offerWork} />
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
        <BulkButtons
          selection={selection}
          subject="OFFER"
          choices={offerChoices}
          // This order leaves out what does not end, but the filters find it.
          total={params.get('sort') === 'ENDING_SOON' ? 0 : offers.totalCount}
          isTotalExact={offers.isTotalExact}
          isBusy={isBusy}
          onStart={(action, target) => start(action, target, filterOf(new URL(window.location.href)))}
        />
        <DataTable
          caption="Offers"
          columns={offerColumns}
          rows={rows}
          idOf={({ databaseId }) => databaseId}
          selection={selection}
          selectLabel={({ title }) => `Select ${title}`}
          empty={isNarrowed ? 'No offer matches this.' : 'There are no offers yet.'}
        />
        <Pager pageInfo={offers.pageInfo} total={offers.totalCount} isTotalExact={offers.isTotalExact} />
      </Panel>
    </>
  );
}
