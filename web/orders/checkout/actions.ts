import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import chooseShopMutation, { type useChooseExternalShopMutation } from '../../__generated__/useChooseExternalShopMutation.graphql.ts';
import { readShopIntent } from '../../marketplace/shopIntent.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import mutation, { type usePlaceOrderMutation } from '../../__generated__/usePlaceOrderMutation.graphql.ts';
import { countryCode, methodCode, postcodeText, cityText, type DeliveryChoices } from './deliveryChoices.ts';
import { describeFailure, failedMessage, type CheckoutFailure } from './failure.ts';
import { checkoutFields, formIntents, placeOrderInput, readCheckoutForm, type CheckoutValues } from './formValues.ts';

/** Data of the checkout page after its form, sent without script, placed no order. */
export interface CheckoutActionData {
  /** Null if the form was not sent to place an order. */
  failure: CheckoutFailure | null;
  values: CheckoutValues;
  /** The form keeps its key, so that sending it again cannot order twice. */
  idempotencyKey: string;
  step: 'details' | 'review';
}

/** A key that belongs to another order, or to a failed one, would be refused forever: the page creates a new one. */
const usedUp = ['IDEMPOTENCY_MISMATCH', 'PAYMENT_DECLINED'];

/**
 * Handles the checkout form without script: runs the same mutation, then redirects to the order's page or shows the form with its problems.
 * @param setWish receives the form's delivery choice before the page is loaded
 */
export function checkoutAction(environment: IEnvironment, setWish: (wish: DeliveryChoices) => void) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData();
    const sent = readCheckoutForm(form);
    const { values, hidden } = sent;
    const intent = form.get('intent');
    setWish({
      country: countryCode(values.country),
      postcode: postcodeText(values.postcode),
      city: cityText(values.city),
      shippingMethod: methodCode(values.shippingMethod),
    });
    const chosen = readShopIntent(intent);
    if (chosen) {
      const result = await runMutation<useChooseExternalShopMutation>(environment, chooseShopMutation, { input: chosen });
      const failure = result.__typename === 'SetExternalShopChoicePayload' ? null : describeFailure(result, checkoutFields);
      return data<CheckoutActionData>({ failure, values, idempotencyKey: hidden.idempotencyKey, step: 'details' });
    }
    if (intent === formIntents.update || intent === formIntents.review) {
      const step = intent === formIntents.review ? 'review' : 'details';
      return data<CheckoutActionData>({ failure: null, values, idempotencyKey: hidden.idempotencyKey, step });
    }
    const result = await runMutation<usePlaceOrderMutation>(environment, mutation, { input: placeOrderInput(sent) });
    if (result.__typename === 'PlaceOrderPayload') {
      if (!result.order) throw new Error(failedMessage);
      // The content security policy allows no form to lead to another site: the order's page has a link there.
      const next = result.nextAction?.url ?? '';
      return redirect(next.startsWith('/') ? next : result.order.url, 303);
    }
    if (result.code === 'EMPTY_CART') return redirect(cartPath, 303);
    const failure = describeFailure(result, checkoutFields, { seen: hidden.seen });
    const idempotencyKey = usedUp.includes(failure.code) ? '' : hidden.idempotencyKey;
    return data<CheckoutActionData>({ failure, values, idempotencyKey, step: 'details' }, { status: 422 });
  };
}
