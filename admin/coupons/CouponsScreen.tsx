// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { CouponsScreenQuery, CouponsScreenQuery$data } from '../__generated__/CouponsScreenQuery.graphql.ts';
import { percentText } from '../kit/form/amounts.ts';
import { formatNumber } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { useListSelection } from '../kit/table/useSelection.ts';
import { BulkButtons } from '../bulk/BulkButtons.tsx';
import { JobPanels } from '../bulk/JobPanels.tsx';
import { CouponStateBadge, couponStateOptions, couponStates } from './CouponStateBadge.tsx';
import { validText } from './couponWords.ts';
import { useCouponJobs } from './useCouponJobs.ts';
import * as t from './__generated__/messages.ts';

const sorts = ['NEWEST', 'OLDEST', 'CODE_ASC', 'CODE_DESC', 'USED_ASC', 'USED_DESC'] as const;

const query = graphql`
  query CouponsScreenQuery($filter: CouponFilter, $sort: CouponSort, $first: Int, $after: String, $last: Int, $before: String) {
    adminCoupons(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          code
          description
          kind
          percentBasisPoints
          amount {
            formatted
          }
          state
          startsAt
          endsAt
          usedCount
          usageLimit
        }
      }
    }
    couponJobs {
      ...JobPanels_jobs
    }
  }
`;

const filterOf = (url: URL) => ({ search: searchQueryOf(url), state: oneOf(url, 'state', couponStates) });

export const loadCoupons = listLoader<CouponsScreenQuery>(query, (url) => ({ filter: filterOf(url), sort: oneOf(url, 'sort', sorts) }));

type Row = CouponsScreenQuery$data['adminCoupons']['edges'][number]['node'];

function worthText({ kind, percentBasisPoints, amount }: Row): string {
  if (kind === 'PERCENT') return `${percentText(percentBasisPoints)}%`;
  return kind === 'FIXED' ? (amount?.formatted ?? '') : t.freeDelivery;
}

const columns: readonly Column<Row>[] = [
  {
    heading: t.code,
    cell: ({ databaseId, code }) => <Link to={`/coupons/${databaseId}`}>{code}</Link>,
    sorts: { up: 'CODE_ASC', down: 'CODE_DESC' },
    isTitle: true,
  },
  { heading: t.status, cell: ({ state }) => <CouponStateBadge state={state} /> },
  { heading: t.value, cell: worthText },
  {
    heading: t.used,
    cell: ({ usedCount, usageLimit }) =>
      usageLimit == null
        ? formatNumber(usedCount)
        : t.usedCountOfUsageLimit({ usedCount: formatNumber(usedCount), usageLimit: formatNumber(usageLimit) }),
    sorts: { up: 'USED_ASC', down: 'USED_DESC' },
    align: 'end',
  },
  { heading: t.valid, cell: ({ startsAt, endsAt }) => validText({ startsAt, endsAt }) },
  { heading: t.description, cell: ({ description }) => description || '–', isMinor: true },
];

const choices = [
  { action: 'DISABLE', label: t.disable },
  { action: 'ENABLE', label: t.enable },
] as const;

/** The list of coupons. */
export function CouponsScreen() {
  const { adminCoupons, couponJobs } = useScreenQuery<CouponsScreenQuery>(query);
  const selection = useListSelection(adminCoupons);
  const work = useCouponJobs();
  return (
    <ListScreen
      title={t.coupons}
      description={t.discountCodes}
      actions={
        <ButtonLink size="small" to="/coupons/new">
          {t.newCoupon}
        </ButtonLink>
      }
      above={<JobPanels job={couponJobs} />}
      searchLabel={t.searchByCodeOrDescription}
      filters={<FilterSelect name="state" label={t.status} all={t.allStatuses} options={couponStateOptions} />}
      bulk={<BulkButtons selection={selection} subject="COUPON" choices={choices} list={adminCoupons} job={work} filterOf={filterOf} />}
      list={adminCoupons}
      columns={columns}
      defaultSort="NEWEST"
      selection={selection}
      selectLabel={({ code }) => t.selectCode({ code })}
      empty={t.noCouponsYet}
      noMatch={t.noCouponsMatch}
    />
  );
}
