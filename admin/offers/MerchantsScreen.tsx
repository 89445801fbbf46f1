import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { MerchantsScreenQuery, MerchantsScreenQuery$data } from '../__generated__/MerchantsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar } from '../kit/table/FilterBar.tsx';
import { listPage, useListUrl, wordsOf } from '../kit/table/listUrl.ts';
import { Pager } from '../kit/table/Pager.tsx';

const query = graphql`
  query MerchantsScreenQuery($search: String, $first: Int, $after: String, $last: Int, $before: String) {
    adminMerchants(search: $search, first: $first, after: $after, last: $last, before: $before) {
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
          name
          homepage
          isAffiliate
          isOwnShop
          offerCount
        }
      }
    }
  }
`;

/** Loads the page of the list that the address names. */
export function loadMerchants({ environment, url }: ScreenArgs) {
  return loadScreen<MerchantsScreenQuery>(environment, query, { search: wordsOf(url), ...listPage(url) });
}

type Row = MerchantsScreenQuery$data['adminMerchants']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: 'Name', cell: ({ databaseId, name }) => <Link to={`/merchants/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: 'Home page', cell: ({ homepage }) => homepage.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''), isMinor: true },
  {
    heading: 'Kind',
    cell: ({ isOwnShop, isAffiliate }) => (isOwnShop ? 'This shop' : isAffiliate ? 'Affiliate' : 'Not affiliated'),
  },
  {
    heading: 'Offers',
    cell: ({ databaseId, offerCount }) => <Link to={`/offers?merchant=${databaseId}`}>{formatNumber(offerCount)}</Link>,
    align: 'end',
  },
];

/** Everybody whose offers are shown. */
export function MerchantsScreen() {
  const { adminMerchants: merchants } = useScreenQuery<MerchantsScreenQuery>(query);
  const { params } = useListUrl();
  return (
    <>
      <ScreenHead
        title="Merchants"
        description="Shops whose offers are shown; this shop may be one of them."
        actions={
          <ButtonLink size="small" to="/merchants/new">
            New merchant
          </ButtonLink>
        }
      />
      <Panel isFlush>
        <FilterBar searchLabel="Search by name or address" />
        <DataTable
          caption="Merchants"
          columns={columns}
          rows={merchants.edges.map(({ node }) => node)}
          idOf={({ databaseId }) => databaseId}
          empty={params.has('q') ? 'No merchant matches this.' : 'There are no merchants yet.'}
        />
        <Pager pageInfo={merchants.pageInfo} total={merchants.totalCount} isTotalExact={merchants.isTotalExact} />
      </Panel>
    </>
  );
}
