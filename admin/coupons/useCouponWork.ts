import { graphql } from 'react-relay/hooks.js';
import type { CouponFilter, CouponAction, useCouponWorkMutation } from '../__generated__/useCouponWorkMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';

/** Does the same with many coupons. */
export function useCouponWork() {
  const mutation = useAdminMutation<useCouponWorkMutation, 'StartCouponActionPayload'>(
    graphql`
      mutation useCouponWorkMutation($input: StartCouponActionInput!) {
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
  return useBulkStart<CouponAction, CouponFilter>(mutation);
}
