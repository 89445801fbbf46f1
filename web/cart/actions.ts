import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import addToCartMutation, { type useAddToCartMutation } from '../__generated__/useAddToCartMutation.graphql.ts';
import removeMutation, { type useRemoveCartLineMutation } from '../__generated__/useRemoveCartLineMutation.graphql.ts';
import updateMutation, { type useUpdateCartLineMutation } from '../__generated__/useUpdateCartLineMutation.graphql.ts';
import { readAddToCartForm, readCartForm } from './formFields.ts';
import { runMutation } from './runMutation.ts';
import { cartPath } from './ViewCartLink.tsx';

// What the cart's forms do where script does not: the same mutations, run on the server as the visitor. With script the
// components take the forms over, so these modules are better imported lazily:
//   action: async (args) => (await import('../cart/actions.ts')).addToCartAction(environment)(args)

/** What a page gets when its form failed; AddToCartAlert shows it. */
export interface CartActionData {
  error: string;
  /** Key of the cart line whose form it was; null on other pages. */
  lineKey: string | null;
}

const wholeNumberMessage = 'Enter how many as a whole number.';
const unknownMessage = 'An unknown error occurred.';

function failed(error: string | undefined, lineKey: string | null = null) {
  return data<CartActionData>({ error: error ?? unknownMessage, lineKey }, { status: 422 });
}

/** For the product route: puts into the cart what its form says, then shows the cart; or shows the page with the reason. */
export function addToCartAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const { productId, quantity, options } = readAddToCartForm(await request.formData());
    if (quantity === null) return failed(wholeNumberMessage);
    const result = await runMutation<useAddToCartMutation>(environment, addToCartMutation, { input: { productId, quantity, options } });
    return result.__typename === 'AddToCartPayload' ? redirect(cartPath, 303) : failed(result.message);
  };
}

/** For the cart page: its lines' forms say `update` or `remove`. */
export function cartAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const wish = readCartForm(await request.formData());
    if (wish === null) return failed('This form is not known.');
    const { key } = wish;
    if (wish.intent === 'remove') {
      const result = await runMutation<useRemoveCartLineMutation>(environment, removeMutation, { input: { key } });
      return result.__typename === 'RemoveCartLinePayload' ? redirect(cartPath, 303) : failed(result.message, key);
    }
    if (wish.quantity === null) return failed(wholeNumberMessage, key);
    const input = { key, quantity: wish.quantity };
    const result = await runMutation<useUpdateCartLineMutation>(environment, updateMutation, { input });
    return result.__typename === 'UpdateCartLinePayload' ? redirect(cartPath, 303) : failed(result.message, key);
  };
}
