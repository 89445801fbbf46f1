import { graphql } from 'react-relay/hooks.js';
import type { useRemoveCouponMutation } from '../__generated__/useRemoveCouponMutation.graphql.ts';
import { useCartPageMutation } from '../cart/page/useCartPageMutation.ts';

/** Takes a coupon out of the cart; the page follows from the answer. */
export function useRemoveCoupon() {
  return useCartPageMutation<useRemoveCouponMutation, 'RemoveCouponPayload'>(
    graphql`
      mutation useRemoveCouponMutation($input: RemoveCouponInput!, $country: String) {
        result: removeCoupon(input: $input) {
          __typename
          ... on RemoveCouponPayload {
            viewer {
              ...CartPage_viewer
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'RemoveCouponPayload',
  );
}
