import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { changeCompareAddMutation } from '../__generated__/changeCompareAddMutation.graphql.ts';
import type { changeCompareClearMutation } from '../__generated__/changeCompareClearMutation.graphql.ts';
import type { changeCompareRemoveMutation } from '../__generated__/changeCompareRemoveMutation.graphql.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import { addMutation, clearMutation, removeMutation } from './changeCompare.ts';
import { comparePath } from './compareAddress.ts';
import { readCompareForm, type CompareIntent } from './compareForm.ts';

/** What the page gets when a form failed. */
export interface CompareActionData {
  error: string;
}

/** For the compare page: answers the forms of all compare buttons where script does not, with the same mutations. */
export function compareAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = readCompareForm(await request.formData());
    if (form === null) return failed('Unknown form.');
    const { __typename, message } = await change(environment, form.wish);
    if (!__typename.endsWith('Payload')) return failed(message ?? networkMessages.unknown_error);
    return redirect(form.back ?? comparePath, 303);
  };
}

function failed(error: string) {
  return data<CompareActionData>({ error }, { status: 422 });
}

function change(environment: IEnvironment, wish: CompareIntent): Promise<{ readonly __typename: string; readonly message?: string }> {
  switch (wish.intent) {
    case 'add':
      return runMutation<changeCompareAddMutation>(environment, addMutation, { input: { productId: wish.productId } });
    case 'remove':
      return runMutation<changeCompareRemoveMutation>(environment, removeMutation, { input: { productId: wish.productId } });
    case 'clear':
      return runMutation<changeCompareClearMutation>(environment, clearMutation, { input: { group: wish.group } });
  }
}
