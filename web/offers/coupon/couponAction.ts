import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import voteMutation, { type useVoteCouponMutation } from '../../__generated__/useVoteCouponMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { couponPath } from './couponAddress.ts';

/** What the page gets when its form failed. */
export interface CouponActionData {
  error: string;
}

/** For the coupon page's route: takes in whether the code worked, where script does not. */
export function couponAction(environment: IEnvironment) {
  return async ({ request, params }: ActionFunctionArgs) => {
    const form = await request.formData();
    const [offerId, worked] = [form.get('offer'), form.get('worked')];
    if (typeof offerId !== 'string' || (worked !== 'yes' && worked !== 'no')) return failed('Unknown form.');
    const input = { offerId, worked: worked === 'yes' };
    const result = await runMutation<useVoteCouponMutation>(environment, voteMutation, { input });
    // Shown anew, the page says what was said.
    return result.__typename === 'VoteCouponPayload' ? redirect(couponPath(Number(params.codeId)), 303) : failed(result.message);
  };
}

function failed(error: string = networkMessages.unknown_error) {
  return data<CouponActionData>({ error }, { status: 422 });
}
