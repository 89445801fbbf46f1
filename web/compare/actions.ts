import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { addCompared, clearCompared, removeCompared } from './changeCompare.ts';
import { comparePath } from './compareAddress.ts';
import { readCompareForm } from './compareForm.ts';
import * as t from './__generated__/messages.ts';

/** Data for the page after a form failed. */
export interface CompareActionData {
  error: string;
}

/** For the compare page: handles the forms of all compare buttons without scripts, with the same mutations. */
export function compareAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const form = readCompareForm(await request.formData());
    if (form === null) return failed(t.unknownForm);
    const { add, remove, clear, back } = form;
    const failure = add
      ? await addCompared(environment, add)
      : remove
        ? await removeCompared(environment, remove)
        : await clearCompared(environment, clear);
    return failure === null ? redirect(back ?? comparePath, 303) : failed(failure);
  };
}

function failed(error: string) {
  return data<CompareActionData>({ error }, { status: 422 });
}
