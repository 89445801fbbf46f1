import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../cart/runMutation.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import mutation, { type usePlaceOrderMutation } from '../__generated__/usePlaceOrderMutation.graphql.ts';
import { describeFailure, failedMessage, type CheckoutFailure } from './failure.ts';
import { checkoutFields, placeOrderInput, readCheckoutForm, type CheckoutValues } from './formValues.ts';

/** What the checkout page gets when its form, sent without script, ordered nothing. */
export interface CheckoutActionData {
  failure: CheckoutFailure;
  values: CheckoutValues;
  /** The form keeps its key, so that sending it once more cannot order twice. */
  idempotencyKey: string;
}

/** Answers the checkout form where script does not run: the same mutation, then the order's page or the form with its problems. */
export function checkoutAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const { values, hidden } = readCheckoutForm(await request.formData());
    const result = await runMutation<usePlaceOrderMutation>(environment, mutation, { input: placeOrderInput(values, hidden) });
    if (result.__typename === 'PlaceOrderPayload') {
      if (!result.order) throw new Error(failedMessage);
      return redirect(result.order.url, 303);
    }
    if (result.code === 'EMPTY_CART') return redirect(cartPath, 303);
    const failure = describeFailure(result, checkoutFields);
    // A key that stands for another order would be refused for ever: the page makes a new one.
    const idempotencyKey = failure.code === 'IDEMPOTENCY_MISMATCH' ? '' : hidden.idempotencyKey;
    return data<CheckoutActionData>({ failure, values, idempotencyKey }, { status: 422 });
  };
}
