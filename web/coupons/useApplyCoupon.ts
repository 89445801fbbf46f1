import { graphql } from 'react-relay/hooks.js';
import type { useApplyCouponMutation } from '../__generated__/useApplyCouponMutation.graphql.ts';
import { useCartPageMutation } from '../cart/page/useCartPageMutation.ts';

/** Applies a coupon to the cart; the page updates from the response. */
export function useApplyCoupon() {
  return useCartPageMutation<useApplyCouponMutation, 'ApplyCouponPayload'>(
    graphql`
      mutation useApplyCouponMutation($input: ApplyCouponInput!, $country: String) {
        result: applyCoupon(input: $input) {
          __typename
          ... on ApplyCouponPayload {
            cart {
              discount {
                formatted
              }
            }
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
    'ApplyCouponPayload',
  );
}
