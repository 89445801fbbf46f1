// oxlint-disable relay/unused-fields -- offerColumns.tsx reads the rows, words.ts the options
import { graphql } from 'react-relay/hooks.js';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { OffersScreenQuery } from '../__generated__/OffersScreenQuery.graphql.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { idOf, oneOf, useListUrl, searchQueryOf } from '../kit/table/listUrl.ts';
import { useListSelection } from '../kit/table/useSelection.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import { JobPanels } from '../bulk/JobPanels.tsx';
import { offerColumns } from './offerColumns.tsx';
import { offerChoices, useOfferJobs } from './useOfferJobs.ts';
import { categoryOptions, merchantOptions, states, stateBadge } from './labels.ts';
import * as t from './__generated__/messages.ts';

const sorts = ['NEWEST', 'CHANGED', 'HOTTEST', 'ENDING_SOON'] as const;

const query = graphql`
  query OffersScreenQuery($filter: AdminOfferFilter, $sort: AdminOfferSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminOffers(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
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
    offerJobs {
      ...JobPanels_jobs
    }
  }
`;

function filterOf(url: URL) {
  return {
    search: searchQueryOf(url),
    state: oneOf(url, 'state', states),
    kind: oneOf(url, 'kind', ['COUPON', 'DEAL'] as const),
    merchantId: idOf(url, 'merchant', 'Merchant'),
    categoryId: idOf(url, 'category', 'Category'),
    isFlagged: oneOf(url, 'votes', ['flagged'] as const) === null ? null : true,
  };
}

export const loadOffers = listLoader<OffersScreenQuery>(query, (url) => ({ filter: filterOf(url), sort: oneOf(url, 'sort', sorts) }));

const orders = [
  { value: 'CHANGED', label: t.recentlyChanged },
  { value: 'HOTTEST', label: t.hottestFirst },
  { value: 'ENDING_SOON', label: t.endingSoon },
];

/** The list of offers, including drafts. */
export function OffersScreen() {
  const { adminOffers: offers, adminMerchants, categories, offerJobs } = useScreenQuery<OffersScreenQuery>(query);
  const { params } = useListUrl();
  const selection = useListSelection(offers);
  const work = useOfferJobs();
  return (
    <ListScreen
      title={t.offers}
      description={t.merchantsOffersWithAndWithoutCodes}
      actions={
        <ButtonLink size="small" to="/offers/new">
          {t.newOffer}
        </ButtonLink>
      }
      above={<JobPanels job={offerJobs} />}
      searchLabel={t.searchByTitleUrlOrCode}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t.status}
            all={t.allStatuses}
            options={states.map((value) => ({ value, label: stateBadge(value).label }))}
          />
          <FilterSelect
            name="kind"
            label={t.type}
            all={t.dealsAndCoupons}
            options={[
              { value: 'COUPON', label: t.withACode },
              { value: 'DEAL', label: t.withoutACode },
            ]}
          />
          <FilterSelect name="merchant" label={t.merchant} all={t.allMerchants} options={merchantOptions(adminMerchants)} />
          <FilterSelect name="category" label={t.category} all={t.allCategories} options={categoryOptions(categories)} />
          <FilterSelect name="votes" label={t.votes} all={t.anyVotes} options={[{ value: 'flagged', label: t.votesNeedingReview }]} />
          <FilterSelect name="sort" label={t.order} all={t.newestFirst} options={orders} />
        </>
      }
      bulk={
        <BulkButtons
          selection={selection}
          subject="OFFER"
          choices={offerChoices}
          // This order leaves out offers without an end, but a bulk action by filters would include them.
          list={params.get('sort') === 'ENDING_SOON' ? { totalCount: 0, isTotalExact: true } : offers}
          job={work}
          filterOf={filterOf}
        />
      }
      list={offers}
      columns={offerColumns}
      selection={selection}
      selectLabel={({ title }) => t.selectTitle({ title })}
      empty={t.noOffersYet}
      noMatch={t.noOffersMatch}
    />
  );
}
