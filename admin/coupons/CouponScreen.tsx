import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { CouponScreenQuery, CouponScreenQuery$data } from '../__generated__/CouponScreenQuery.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { loadScreen, NotFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { OrderStatusBadge } from '../orders/OrderStatusBadge.tsx';
import { CouponEditor } from './CouponEditor.tsx';
import { CouponStateBadge } from './CouponStateBadge.tsx';
import { readCoupon } from './useCouponForm.ts';
import * as t from './__generated__/messages.ts';

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
  { heading: t.order, cell: ({ number }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link>, isTitle: true },
  { heading: t.placed, cell: ({ placedAt }) => formatDateTime(placedAt) },
  { heading: t.customer, cell: ({ email }) => email || '–' },
  { heading: t.status, cell: ({ status }) => <OrderStatusBadge status={status} /> },
  { heading: t.totalDiscount, cell: ({ discount }) => discount.formatted, align: 'end', isMinor: true },
  { heading: t.total, cell: ({ total }) => total.formatted, align: 'end' },
];

/** One coupon: its form, and the orders that used it. */
export function CouponScreen() {
  const { adminCoupon, orders } = useScreenQuery<CouponScreenQuery>(query);
  const coupon = orNotFound(adminCoupon);
  const { databaseId, code, usedCount, usageLimit } = coupon;
  const used = usageLimit == null ? t.usedInOrders({ usedCount }) : t.usedInOfOrders({ usageLimit, usedCount });
  return (
    <>
      <ScreenHead
        title={code}
        description={used}
        back={{ path: '/coupons', title: t.coupons }}
        badge={<CouponStateBadge state={coupon.state} />}
        actions={
          <ButtonLink kind="secondary" size="small" to={`/coupons/new?like=${databaseId}`}>
            {t.duplicate}
          </ButtonLink>
        }
      />
      <CouponEditor key={databaseId} databaseId={databaseId} read={readCoupon(coupon)}>
        <Panel
          title={t.orders}
          description={t.mostRecentOrdersWithThisCoupon}
          actions={orders.totalCount > 10 && <Link to={`/orders?coupon=${databaseId}`}>{t.showAll}</Link>}
          isFlush
        >
          <DataTable
            caption={t.ordersWith({ code })}
            columns={columns}
            rows={orders.edges.map(({ node }) => node)}
            idOf={({ number }) => number}
            empty={t.noOrdersWithThisCouponYet}
          />
        </Panel>
      </CouponEditor>
    </>
  );
}
