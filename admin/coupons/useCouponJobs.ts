import { graphql } from 'react-relay/hooks.js';
import type { CouponFilter, CouponAction, useCouponJobsMutation } from '../__generated__/useCouponJobsMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';

/** Bulk actions for coupons. */
export function useCouponJobs() {
  const mutation = useAdminMutation<useCouponJobsMutation, 'StartCouponActionPayload'>(
    graphql`
      mutation useCouponJobsMutation($input: StartCouponActionInput!) {
        result: startCouponAction(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'StartCouponActionPayload',
  );
  return useBulkStart<CouponAction, CouponFilter>(mutation, 'Coupon');
}
