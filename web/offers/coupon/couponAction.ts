import { data, redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { couponActionMutation } from '../../__generated__/couponActionMutation.graphql.ts';
import { textOf } from '../../kit/forms/fieldText.ts';
import type { FormArgs } from '../../kit/forms/useFormAction.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import * as t from '../__generated__/messages.ts';

/** Data of the page after its form failed. */
export interface CouponActionData {
  error: string;
}

/** Of the coupon page's route: takes in whether the code worked, by script too. */
export function couponAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const form = await request.formData();
    const worked = textOf(form, 'worked');
    if (worked !== 'yes' && worked !== 'no') return failed(t.unknownForm);
    const mutation = graphql`
      mutation couponActionMutation($input: VoteCouponInput!) {
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
    `;
    const input = { offerId: textOf(form, 'offer'), worked: worked === 'yes' };
    const result = await runMutation<couponActionMutation>(environment, mutation, { input });
    // After the redirect the page shows the vote.
    return result.__typename === 'VoteCouponPayload' ? redirect(new URL(request.url).pathname, 303) : failed(result.message);
  };
}

function failed(error: string = networkMessages.unknown_error) {
  return data<CouponActionData>({ error }, { status: 422 });
}
