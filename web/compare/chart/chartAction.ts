import { redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { addCompared } from '../changeCompare.ts';
import { comparePath } from '../compareAddress.ts';
import { maxCompared } from './chartUrl.ts';

/**
 * For the form that keeps a comparison, where script does not: puts its products on the visitor's list, as far as there is room, and
 * shows what the visitor compares.
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
