import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { runMutation } from '../visitor/runMutation.ts';
import cancelMutation, { type useCancelOrderMutation } from '../__generated__/useCancelOrderMutation.graphql.ts';
import findMutation, { type useFindOrderMutation } from '../__generated__/useFindOrderMutation.graphql.ts';
import { failedMessage } from './checkout/failure.ts';
import { orderNumberOf, readFindOrderForm, wrongNumberMessage, type FindOrderValues } from './findOrderForm.ts';
import { orderLink } from './orderLink.ts';

// What the forms of orders do where script does not run.

/** What the page of an order gets when its form, sent without script, changed nothing. */
export interface OrderActionData {
  error: string;
}

/** For the page of an order: its form cancels it. */
export function orderAction(environment: IEnvironment) {
  return async ({ request, params }: ActionFunctionArgs) => {
    const input = orderLink(request.url, params.number);
    const result = await runMutation<useCancelOrderMutation>(environment, cancelMutation, { input });
    const { pathname, search } = new URL(request.url);
    if (result.__typename === 'CancelOrderPayload') return redirect(pathname + search, 303);
    return data<OrderActionData>({ error: result.message ?? failedMessage }, { status: 422 });
  };
}

/** What the page /find-order/ gets when its form, sent without script, found nothing. */
export interface FindOrderActionData {
  error: string;
  values: FindOrderValues;
}

/** For /find-order/: leads to the order's page. */
export function findOrderAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const values = readFindOrderForm(await request.formData());
    const number = orderNumberOf(values.number);
    const failed = (error: string) => data<FindOrderActionData>({ error, values }, { status: 422 });
    if (number === null) return failed(wrongNumberMessage);
    const result = await runMutation<useFindOrderMutation>(environment, findMutation, { input: { number, email: values.email } });
    return result.order ? redirect(result.order.url, 303) : failed(result.message ?? failedMessage);
  };
}
