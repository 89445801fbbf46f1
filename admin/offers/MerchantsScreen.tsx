// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { MerchantsScreenQuery, MerchantsScreenQuery$data } from '../__generated__/MerchantsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { searchQueryOf } from '../kit/table/listUrl.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query MerchantsScreenQuery($search: String, $first: Int, $after: String, $last: Int, $before: String) {
    adminMerchants(search: $search, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
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

export const loadMerchants = listLoader<MerchantsScreenQuery>(query, (url) => ({ search: searchQueryOf(url) }));

type Row = MerchantsScreenQuery$data['adminMerchants']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.name, cell: ({ databaseId, name }) => <Link to={`/merchants/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: t.website, cell: ({ homepage }) => homepage.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''), isMinor: true },
  {
    heading: t.type,
    cell: ({ isOwnShop, isAffiliate }) => (isOwnShop ? t.thisShop : isAffiliate ? t.affiliate : t.notAffiliated),
  },
  {
    heading: t.offers,
    cell: ({ databaseId, offerCount }) => <Link to={`/offers?merchant=${databaseId}`}>{formatNumber(offerCount)}</Link>,
    align: 'end',
  },
];

/** The list of merchants. */
export function MerchantsScreen() {
  const { adminMerchants: merchants } = useScreenQuery<MerchantsScreenQuery>(query);
  return (
    <ListScreen
      title={t.merchants}
      description={t.shopsWhoseOffersAreShown}
      actions={
        <ButtonLink size="small" to="/merchants/new">
          {t.newMerchant}
        </ButtonLink>
      }
      searchLabel={t.searchByNameSlugOrWebsite}
      list={merchants}
      columns={columns}
      empty={t.noMerchantsYet}
      noMatch={t.noMerchantsMatch}
    />
  );
}
