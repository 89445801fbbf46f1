import { redirect } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import mutation, { type useAddManyMutation } from '../__generated__/useAddManyMutation.graphql.ts';
import { cartFailed } from '../cart/page/actions.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { cartPath } from '../cart/ViewCartLink.tsx';
import { readBundle } from './bundle.ts';

/**
 * Handles the box's form without script: adds all selected products to the cart, or returns the error.
 * @returns null for other forms
 */
export async function answerBundleForm(environment: IEnvironment, form: FormData) {
  const productIds = readBundle(form);
  if (productIds === null) return null;
  const result = await runMutation<useAddManyMutation>(environment, mutation, { input: { productIds } });
  if (result.__typename === 'AddManyToCartPayload') return redirect(cartPath, 303);
  return cartFailed(result.message);
}
