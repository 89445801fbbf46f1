import { redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { changeCompareAddMutation } from '../../__generated__/changeCompareAddMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { addMutation } from '../changeCompare.ts';
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
      if (typeof productId !== 'string') continue;
      const result = await runMutation<changeCompareAddMutation>(environment, addMutation, { input: { productId } });
      if (result.__typename === 'CompareListFullError') break;
    }
    return redirect(comparePath, 303);
  };
}
