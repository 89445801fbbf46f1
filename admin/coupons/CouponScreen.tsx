import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { CouponScreenQuery, CouponScreenQuery$data } from '../__generated__/CouponScreenQuery.graphql.ts';
import { formatCount, formatDateTime } from '../kit/formats.ts';
import { loadScreen, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { OrderStatusBadge } from '../orders/OrderStatusBadge.tsx';
import { CouponEditor } from './CouponEditor.tsx';
import { CouponStateBadge } from './CouponStateBadge.tsx';
import { readCoupon } from './useCouponForm.ts';

const query = graphql`
  query CouponScreenQuery($id: ID!) {
    adminCoupon(id: $id) {
      databaseId
      code
      state
      usedCount
      usageLimit
      ...useCouponForm_coupon
    }
    orders(first: 10, filter: { couponId: $id }) {
      totalCount
      edges {
        node {
          number
          placedAt
          email
          status
          discount {
            formatted
          }
          total {
            formatted
          }
        }
      }
    }
  }
`;

/**
 * Loads the coupon in the URL.
 * @throws NotFound
 */
export async function loadCoupon({ environment, params }: ScreenArgs) {
  const databaseId = Number(params.number);
  if (!Number.isInteger(databaseId) || databaseId < 1 || databaseId > 2_147_483_647) throw new NotFound();
  const loaded = await loadScreen<CouponScreenQuery>(environment, query, { id: globalId('Coupon', databaseId) });
  orNotFound(loaded.data.adminCoupon);
  return loaded;
}

type Row = CouponScreenQuery$data['orders']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: 'Order', cell: ({ number }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link>, isTitle: true },
  { heading: 'Placed', cell: ({ placedAt }) => formatDateTime(placedAt) },
  { heading: 'Customer', cell: ({ email }) => email || '–' },
  { heading: 'Status', cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { heading: 'Total discount', cell: ({ discount }) => discount.formatted, align: 'end', isMinor: true },
  { heading: 'Total', cell: ({ total }) => total.formatted, align: 'end' },
];

/** One coupon: its form, and the orders that used it. */
export function CouponScreen() {
  const { adminCoupon, orders } = useScreenQuery<CouponScreenQuery>(query);
  const coupon = orNotFound(adminCoupon);
  const { databaseId, code, usedCount, usageLimit } = coupon;
  const used =
    usageLimit == null ? `Used in ${formatCount(usedCount, 'order')}.` : `Used in ${usedCount} of ${formatCount(usageLimit, 'order')}.`;
  return (
    <>
      <ScreenHead
        title={code}
        description={used}
        back={{ path: '/coupons', title: 'Coupons' }}
        badge={<CouponStateBadge state={coupon.state} />}
        actions={
          <ButtonLink kind="secondary" size="small" to={`/coupons/new?like=${databaseId}`}>
            Duplicate
          </ButtonLink>
        }
      />
      <CouponEditor key={databaseId} databaseId={databaseId} read={readCoupon(coupon)}>
        <Panel
          title="Orders"
          description="Most recent orders with this coupon. Cancelled orders don’t count as uses."
          actions={orders.totalCount > 10 && <Link to={`/orders?coupon=${databaseId}`}>Show all</Link>}
          isFlush
        >
          <DataTable
            caption={`Orders with ${code}`}
            columns={columns}
            rows={orders.edges.map(({ node }) => node)}
            idOf={({ number }) => number}
            empty="No orders with this coupon yet."
          />
        </Panel>
      </CouponEditor>
    </>
  );
}
