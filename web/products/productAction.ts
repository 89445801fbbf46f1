import type { ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { addToCartAction } from '../cart/page/actions.ts';
import { answerBundleForm } from '../marketplace/bundleAction.ts';
import { answerReviewForm } from '../reviews/actions.ts';

/** For the product's route: answers the page's forms where script does not. A form that does not say what it is buys. */
export function productAction(environment: IEnvironment) {
  return async (args: ActionFunctionArgs) => {
    const { request } = args;
    const form = await request.clone().formData();
    const intent = form.get('intent');
    const answer = typeof intent === 'string' ? await answerReviewForm(environment, request, form, intent) : null;
    const bundle = answer ?? (await answerBundleForm(environment, form));
    return bundle ?? addToCartAction(environment)(args);
  };
}
