import { redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { addCompared } from '../changeCompare.ts';
import { comparePath } from '../compareAddress.ts';
import { maxCompared } from './chartUrl.ts';

/**
 * Handles the form that saves a comparison, without scripts: adds its products to the visitor's compare list, as far as there is room, and
 * redirects to the visitor's comparison.
 */
export function chartAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = await request.formData();
    for (const productId of form.getAll('product').slice(0, maxCompared)) {
      // What is refused, such as for want of room, keeps nothing else from getting there.
      if (typeof productId === 'string') await addCompared(environment, productId);
    }
    return redirect(comparePath, 303);
  };
}
