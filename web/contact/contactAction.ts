import { graphql } from 'react-relay/hooks.js';
import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { ContactTopic, contactActionMutation } from '../__generated__/contactActionMutation.graphql.ts';
import { redirectWithFlash } from '../kit/flash.ts';
import { textOf, textsOf } from '../kit/forms/fieldText.ts';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import { runMutation } from '../visitor/runMutation.ts';
import * as t from './__generated__/messages.ts';

export const contactPath = '/contact/';

/** The honeypot field. */
export const trapField = 'website';

export const contactFields = ['name', 'email', 'orderNumber', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

type KnownTopic = Exclude<ContactTopic, '%future added value'>;

/** Topics with their labels. */
export const topics: Readonly<Record<KnownTopic, string>> = {
  ORDER: t.myOrder,
  DELIVERY: t.delivery,
  RETURN: t.returnOrRefund,
  PRODUCT: t.aProduct,
  OTHER: t.somethingElse,
};

/** What the page gets after its form was sent. */
export interface ContactAnswer {
  /** The confirmation; absent if the form failed. */
  sent?: string;
  /** Error about the whole form. */
  error?: string;
  /** Errors by field. */
  problems?: Partial<Record<ContactField, string>>;
  /** What was entered, by field. */
  values?: Readonly<Record<ContactField | 'topic', string>>;
}

const isField = (name: string | undefined): name is ContactField => contactFields.some((field) => field === name);

/** Action of the contact form, by script and without. */
export function contactAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const form = await request.formData();
    const values = textsOf(form, [...contactFields, 'topic']);
    const topic = (Object.keys(topics) as KnownTopic[]).find((one) => one === values.topic) ?? 'OTHER';
    const result = await runMutation<contactActionMutation>(
      environment,
      graphql`
        mutation contactActionMutation($input: SendContactMessageInput!) {
          result: sendContactMessage(input: $input) {
            __typename
            ... on SendContactMessagePayload {
              confirmation: message
            }
            ... on UserError {
              message
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
      { input: { ...values, topic, website: textOf(form, trapField) } },
    );
    if (result.confirmation !== undefined) return redirectWithFlash(contactPath, { sent: result.confirmation } satisfies ContactAnswer);
    const problems: ContactAnswer['problems'] = {};
    for (const { path, message } of result.issues ?? []) {
      const field = path.at(-1);
      if (isField(field)) problems[field] ??= message;
    }
    const isExplained = Object.keys(problems).length > 0;
    const error = isExplained ? undefined : (result.message ?? networkMessages.unknown_error);
    return data<ContactAnswer>({ error, problems, values }, { status: 422 });
  };
}
