import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import chooseShopMutation, { type useChooseExternalShopMutation } from '../../__generated__/useChooseExternalShopMutation.graphql.ts';
import { readShopIntent } from '../../marketplace/shopIntent.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import mutation, { type usePlaceOrderMutation } from '../../__generated__/usePlaceOrderMutation.graphql.ts';
import { countryCode, methodCode, postcodeText, cityText, type DeliveryWish } from './deliveryWish.ts';
import { describeFailure, failedMessage, type CheckoutFailure } from './failure.ts';
import { checkoutFields, formIntents, placeOrderInput, readCheckoutForm, type CheckoutValues } from './formValues.ts';

/** What the checkout page gets when its form, sent without script, ordered nothing. */
export interface CheckoutActionData {
  /** Null when the form did not want to order. */
  failure: CheckoutFailure | null;
  values: CheckoutValues;
  /** The form keeps its key, so that sending it once more cannot order twice. */
  idempotencyKey: string;
  /** Whether to show what was entered once more, or the form. */
  step: 'details' | 'review';
}

/** A key that stands for another order, or for one that failed, would be refused for ever: the page makes a new one. */
const usedUp = ['IDEMPOTENCY_MISMATCH', 'PAYMENT_DECLINED'];

/**
 * Answers the checkout form where script does not run: the same mutation, then the order's page or the form with its problems.
 * @param setWish told what the form says about delivery, before the page is loaded
 */
export function checkoutAction(environment: IEnvironment, setWish: (wish: DeliveryWish) => void) {
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
      // The site's policy lets no form lead to another site: the order's page has a link there.
      const next = result.nextAction?.url ?? '';
      return redirect(next.startsWith('/') ? next : result.order.url, 303);
    }
    if (result.code === 'EMPTY_CART') return redirect(cartPath, 303);
    const failure = describeFailure(result, checkoutFields, { seen: hidden.seen });
    const idempotencyKey = usedUp.includes(failure.code) ? '' : hidden.idempotencyKey;
    return data<CheckoutActionData>({ failure, values, idempotencyKey, step: 'details' }, { status: 422 });
  };
}
