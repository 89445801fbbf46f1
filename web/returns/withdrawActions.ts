import { graphql } from 'react-relay/hooks.js';
import { data, redirect } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { ReturnReason, withdrawActionsMutation } from '../__generated__/withdrawActionsMutation.graphql.ts';
import type { withdrawActionsFindMutation } from '../__generated__/withdrawActionsFindMutation.graphql.ts';
import { textOf } from '../kit/forms/fieldText.ts';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import { orderNumberOf } from '../orders/orderActions.ts';
import { orderLink } from '../orders/orderLink.ts';
import { runMutation } from '../visitor/runMutation.ts';
import { reasons } from './returnTexts.ts';
import * as t from './__generated__/messages.ts';

// What the forms of the withdrawal function do, by script and without.

/** What the page gets when its form failed. */
export interface WithdrawActionData {
  error: string;
  /** What was entered, by field. */
  values?: Readonly<Record<string, string>>;
}

const failed = (error: string, form: FormData) => {
  const values = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name)]));
  return data<WithdrawActionData>({ error, values }, { status: 422 });
};

/** Action of /withdraw/: with an order in the address it withdraws, otherwise it finds the order. */
export function withdrawAction(environment: IEnvironment) {
  return async ({ request, params }: FormArgs) => {
    const form = await request.formData();
    return new URL(request.url).pathname === '/withdraw/'
      ? find(environment, form)
      : withdraw(environment, form, orderLink(request.url, params.number));
  };
}

async function find(environment: IEnvironment, form: FormData) {
  const number = orderNumberOf(textOf(form, 'number').trim());
  if (number === null) return failed(t.enterYourOrderNumberInDigits, form);
  const mutation = graphql`
    mutation withdrawActionsFindMutation($input: FindOrderInput!) {
      result: findOrder(input: $input) {
        __typename
        ... on FindOrderPayload {
          order {
            withdrawal {
              url
            }
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `;
  const email = textOf(form, 'email').trim();
  const result = await runMutation<withdrawActionsFindMutation>(environment, mutation, { input: { number, email } });
  return result.order ? redirect(result.order.withdrawal.url, 303) : failed(result.message ?? networkMessages.unknown_error, form);
}

/** Beginning of the names of quantity fields; the line's ID follows. */
export const quantityField = 'quantity-';

/** The chosen units; null for the whole order. */
function chosenLines(form: FormData): { lineId: string; quantity: number }[] | null {
  if (form.has('whole')) return null;
  const names = [...form.keys()].filter((name) => name.startsWith(quantityField));
  const lines = names.map((name) => ({ lineId: name.slice(quantityField.length), quantity: Number(textOf(form, name)) }));
  return lines.filter(({ quantity }) => Number.isInteger(quantity) && quantity > 0);
}

async function withdraw(environment: IEnvironment, form: FormData, link: { number: number; key: string }) {
  const lines = chosenLines(form);
  if (lines?.length === 0) return failed(t.chooseWhatYouWithdrawFrom, form);
  const mutation = graphql`
    mutation withdrawActionsMutation($input: RequestWithdrawalInput!) {
      result: requestWithdrawal(input: $input) {
        __typename
        ... on RequestWithdrawalPayload {
          order {
            withdrawal {
              url
            }
            ...WithdrawForm_order
          }
        }
        ... on UserError {
          message
        }
      }
    }
  `;
  const input = {
    ...link,
    lines,
    name: textOf(form, 'name'),
    email: textOf(form, 'email'),
    reason: (Object.keys(reasons) as ReturnReason[]).find((reason) => reason === textOf(form, 'reason')) ?? null,
    note: textOf(form, 'note'),
    idempotencyKey: textOf(form, 'idempotencyKey'),
  };
  const result = await runMutation<withdrawActionsMutation>(environment, mutation, { input });
  return result.order ? redirect(result.order.withdrawal.url, 303) : failed(result.message ?? networkMessages.unknown_error, form);
}
