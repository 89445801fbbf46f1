import { data, redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { positiveInteger } from '../cart/formFields.ts';
import { textOf } from '../kit/forms/fieldText.ts';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import { runInTurn, runMutation } from '../visitor/runMutation.ts';
import type { orderActionsAccountMutation } from '../__generated__/orderActionsAccountMutation.graphql.ts';
import type { orderActionsCancelMutation } from '../__generated__/orderActionsCancelMutation.graphql.ts';
import type { orderActionsFindMutation } from '../__generated__/orderActionsFindMutation.graphql.ts';
import { orderLink } from './orderLink.ts';
import * as t from './__generated__/messages.ts';

// What the forms of orders do, by script and without.

/** What the page of an order gets when one of its forms didn't lead to another page. */
export interface OrderActionData {
  /** Why nothing happened. */
  error?: string;
  /** The form that was sent, unless it is the one that cancels the order. */
  intent?: typeof accountIntent;
  /** Whether the error is about the form's field. */
  field?: boolean;
  /** The address that the email to confirm an account goes to. */
  sentTo?: string;
}

/** Value of `intent` in the form that creates an account for the order. */
export const accountIntent = 'account';

async function createAccount(environment: IEnvironment, link: ReturnType<typeof orderLink>, password: string) {
  const mutation = graphql`
    mutation orderActionsAccountMutation($input: RegisterWithOrderInput!) {
      result: registerWithOrder(input: $input) {
        __typename
        ... on RegisterWithOrderPayload {
          email
        }
        ... on InvalidInputError {
          issues {
            message
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `;
  const result = await runMutation<orderActionsAccountMutation>(environment, mutation, { input: { ...link, password } });
  const answer = { intent: accountIntent } as const;
  if (result.email !== undefined) return data<OrderActionData>({ ...answer, sentTo: result.email });
  const issue = result.issues?.[0]?.message;
  const error = issue ?? result.message ?? networkMessages.unknown_error;
  return data<OrderActionData>({ ...answer, error, field: issue !== undefined }, { status: 422 });
}

/**
 * For the page of an order: one form creates an account, and the other one cancels the order. An open payment keeps the cart, which can be
 * ordered again then.
 */
export function orderAction(environment: IEnvironment) {
  return async ({ request, params }: FormArgs) => {
    const form = await request.formData();
    if (form.get('intent') === accountIntent)
      return createAccount(environment, orderLink(request.url, params.number), textOf(form, 'password'));
    const mutation = graphql`
      mutation orderActionsCancelMutation($input: CancelOrderInput!) {
        result: cancelOrder(input: $input) {
          __typename
          ... on CancelOrderPayload {
            order {
              ...OrderPage_order
            }
            viewer {
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `;
    const input = orderLink(request.url, params.number);
    const result = await runInTurn<orderActionsCancelMutation>(environment, mutation, { input });
    const { pathname, search } = new URL(request.url);
    if (result.__typename === 'CancelOrderPayload') return redirect(pathname + search, 303);
    return data<OrderActionData>({ error: result.message ?? networkMessages.unknown_error }, { status: 422 });
  };
}

/** What the page /find-order/ gets when its form found nothing. */
export interface FindOrderActionData {
  error: string;
  /** Whether the number is invalid, so that its field gets the focus. */
  isNumberWrong?: boolean;
  values?: { number: string; email: string };
}

/** Parses a number as people copy it: with # or with the prefix of a transfer reference. Null if invalid. */
export function orderNumberOf(text: string): number | null {
  const number = positiveInteger(text.replace(/^(#|[A-Z0-9]{1,12}-)\s*/i, ''));
  return number !== null && number > 0 ? number : null;
}

/** Action of /find-order/: redirects to the order's page. */
export function findOrderAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const form = await request.formData();
    const values = { number: textOf(form, 'number').trim(), email: textOf(form, 'email').trim() };
    const failed = (answer: FindOrderActionData) => data<FindOrderActionData>({ ...answer, values }, { status: 422 });
    const number = orderNumberOf(values.number);
    if (number === null) return failed({ error: t.enterYourOrderNumberInDigits, isNumberWrong: true });
    const mutation = graphql`
      mutation orderActionsFindMutation($input: FindOrderInput!) {
        result: findOrder(input: $input) {
          __typename
          ... on FindOrderPayload {
            order {
              url
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `;
    const result = await runMutation<orderActionsFindMutation>(environment, mutation, { input: { number, email: values.email } });
    return result.order ? redirect(result.order.url, 303) : failed({ error: result.message ?? networkMessages.unknown_error });
  };
}
