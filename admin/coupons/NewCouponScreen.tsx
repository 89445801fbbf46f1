import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { NewCouponScreenQuery } from '../__generated__/NewCouponScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { CouponEditor } from './CouponEditor.tsx';
import { blankValues } from './couponValues.ts';
import { readCoupon } from './useCouponForm.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query NewCouponScreenQuery($like: ID!, $isCopy: Boolean!) {
    adminCoupon(id: $like) @include(if: $isCopy) {
      ...useCouponForm_coupon
    }
  }
`;

/** Loads the coupon to copy, if the address names one: `like`. */
export function loadNewCoupon({ environment, url }: ScreenArgs) {
  const like = Number(url.searchParams.get('like'));
  const isCopy = Number.isInteger(like) && like > 0 && like < 2 ** 31;
  return loadScreen<NewCouponScreenQuery>(environment, query, { like: globalId('Coupon', like), isCopy });
}

/** Creates a coupon, with empty fields or with those of another coupon. */
export function NewCouponScreen() {
  const { adminCoupon } = useScreenQuery<NewCouponScreenQuery>(query);
  const values = adminCoupon ? { ...readCoupon(adminCoupon).values, code: '' } : blankValues;
  return (
    <>
      <ScreenHead
        title={t.newCoupon}
        description={adminCoupon ? t.copiedFromAnotherCoupon : t.createADiscountCode}
        back={{ path: '/coupons', title: t.coupons }}
      />
      <CouponEditor databaseId={null} read={{ version: 0, values }} />
    </>
  );
}
