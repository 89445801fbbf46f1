import { graphql } from 'react-relay/hooks.js';
import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { submitDealActionMutation } from '../../__generated__/submitDealActionMutation.graphql.ts';
import { redirectWithFlash } from '../../kit/flash.ts';
import { textOf, textsOf } from '../../kit/forms/fieldText.ts';
import type { FormArgs } from '../../kit/forms/useFormAction.ts';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { submitDealPath } from '../dealsUrl.ts';
import * as t from '../__generated__/messages.ts';
import { centsOf } from '../../../shared/money/parseAmount.ts';

export const dealFields = ['url', 'title', 'priceMinor', 'shippingMinor', 'code', 'endsAt', 'description'] as const;
export type DealField = (typeof dealFields)[number];

/** What the page gets after its form was sent. */
export interface SubmitDealAnswer {
  isSubmitted?: boolean;
  /** Error about the whole form. */
  error?: string;
  /** Errors by field. */
  problems?: Partial<Record<DealField, string>>;
  /** A live deal that may be the same one. */
  duplicate?: { title: string; url: string } | null;
  /** Whether the deal can be submitted all the same. */
  mayContinue?: boolean;
  /** What was entered, by field. */
  values?: Readonly<Record<DealField, string>>;
}

/** @returns cents; null for an empty text, undefined for an invalid one */
const optionalCentsOf = (text: string): number | null | undefined => (text.trim() === '' ? null : (centsOf(text) ?? undefined));

const isField = (name: string | undefined): name is DealField => dealFields.some((field) => field === name);

/** Action of the form that submits a deal, by script and without. */
export function submitDealAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const form = await request.formData();
    const values = textsOf(form, dealFields);
    const amounts = { priceMinor: optionalCentsOf(values.priceMinor), shippingMinor: optionalCentsOf(values.shippingMinor) };
    const problems: SubmitDealAnswer['problems'] = {};
    if (amounts.priceMinor === undefined) problems.priceMinor = t.enterPrice;
    if (amounts.shippingMinor === undefined) problems.shippingMinor = t.enterPrice;
    const failed = (answer: SubmitDealAnswer) => data<SubmitDealAnswer>({ ...answer, values }, { status: 422 });
    if (Object.keys(problems).length > 0) return failed({ problems });
    const result = await runMutation<submitDealActionMutation>(
      environment,
      graphql`
        mutation submitDealActionMutation($input: SubmitDealInput!) {
          result: submitDeal(input: $input) {
            __typename
            ... on UserError {
              message
            }
            ... on DuplicateDealError {
              mayContinue
              offer {
                title
                url
              }
            }
            ... on InvalidInputError {
              issues {
                path
                message
              }
            }
          }
        }
      `,
      { input: { ...values, ...amounts, isNew: textOf(form, 'isNew') !== '' } },
    );
    if (result.__typename === 'SubmitDealPayload')
      return redirectWithFlash(submitDealPath, { isSubmitted: true } satisfies SubmitDealAnswer);
    for (const { path, message } of result.issues ?? []) {
      const field = path.at(-1);
      if (isField(field)) problems[field] ??= message;
    }
    if (Object.keys(problems).length > 0) return failed({ problems });
    const { message = networkMessages.unknown_error, offer: duplicate = null, mayContinue = false } = result;
    return failed({ error: message, duplicate, mayContinue });
  };
}
