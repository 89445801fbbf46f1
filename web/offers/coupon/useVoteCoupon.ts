import { graphql } from 'react-relay/hooks.js';
import type { useVoteCouponMutation } from '../../__generated__/useVoteCouponMutation.graphql.ts';
import { useShopMutation } from '../../kit/relay/useShopMutation.ts';

/** Says whether a code worked. */
export function useVoteCoupon() {
  return useShopMutation<useVoteCouponMutation, 'VoteCouponPayload'>(
    graphql`
      mutation useVoteCouponMutation($input: VoteCouponInput!) {
        result: voteCoupon(input: $input) {
          __typename
          ... on VoteCouponPayload {
            offer {
              ...CouponVoteForm_offer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'VoteCouponPayload',
  );
}
