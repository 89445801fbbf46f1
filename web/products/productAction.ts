import { redirect } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import addToCartMutation, { type useAddToCartMutation } from '../__generated__/useAddToCartMutation.graphql.ts';
import { readAddToCartForm } from '../cart/formFields.ts';
import { cartFailed, wholeNumberMessage } from '../cart/page/actions.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { answerBundleForm } from '../marketplace/bundleAction.ts';
import { answerReviewForm } from '../reviews/actions.ts';
import { runMutation } from '../visitor/runMutation.ts';

/** Action of the product's route: handles the page's forms without script. A form without an intent buys the product. */
export function productAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const form = await request.clone().formData();
    const intent = form.get('intent');
    const answer = typeof intent === 'string' ? await answerReviewForm(environment, request, form, intent) : null;
    return answer ?? (await answerBundleForm(environment, form)) ?? addToCart(environment, form);
  };
}

/** Puts into the cart what the form says, then shows the cart; or shows the page with the reason. */
async function addToCart(environment: IEnvironment, form: FormData) {
  const { productId, quantity, options } = readAddToCartForm(form);
  if (quantity === null) return cartFailed(wholeNumberMessage);
  const result = await runMutation<useAddToCartMutation>(environment, addToCartMutation, { input: { productId, quantity, options } });
  return result.__typename === 'AddToCartPayload' ? redirect(cartPath, 303) : cartFailed(result.message);
}
