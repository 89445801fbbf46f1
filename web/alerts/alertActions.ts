import { graphql } from 'react-relay/hooks.js';
import { data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { alertActionsCancelMutation } from '../__generated__/alertActionsCancelMutation.graphql.ts';
import type { alertActionsConfirmMutation } from '../__generated__/alertActionsConfirmMutation.graphql.ts';
import type { alertActionsRequestMutation } from '../__generated__/alertActionsRequestMutation.graphql.ts';
import { redirectWithFlash } from '../kit/flash.ts';
import { textOf } from '../kit/forms/fieldText.ts';
import type { FormArgs } from '../kit/forms/useFormAction.ts';
import { networkMessages } from '../kit/relay/networkError.ts';
import { runMutation } from '../visitor/runMutation.ts';

/** Where forms are sent. */
export const alertPath = '/stock-alert/';

/** The honeypot field. */
export const trapField = 'website';

/** What the form's page gets after the form was sent. */
export interface AlertAnswer {
  /** The confirmation; absent if the form failed. */
  sent?: string;
  error?: string;
  /** Whether the error is about the email address. */
  isAboutEmail?: boolean;
  /** What was entered. */
  email?: string;
  productId?: string;
}

/** Action of the form, by script and without. */
export function requestAction(environment: IEnvironment) {
  return async ({ request }: FormArgs) => {
    const form = await request.formData();
    const [email, productId] = [textOf(form, 'email'), textOf(form, 'product')];
    const result = await runMutation<alertActionsRequestMutation>(
      environment,
      graphql`
        mutation alertActionsRequestMutation($input: RequestStockAlertInput!) {
          result: requestStockAlert(input: $input) {
            __typename
            ... on RequestStockAlertPayload {
              confirmation: message
            }
            ... on UserError {
              message
            }
          }
        }
      `,
      { input: { productId, email, website: textOf(form, trapField) } },
    );
    if (result.confirmation !== undefined) return redirectWithFlash(alertPath, { sent: result.confirmation } satisfies AlertAnswer);
    const isAboutEmail = ['EmailRequiredError', 'InvalidEmailError'].includes(result.__typename);
    const error = result.message ?? networkMessages.unknown_error;
    return data<AlertAnswer>({ error, isAboutEmail, email, productId }, { status: 422 });
  };
}

/** The key in the address of a page that an email links to. */
export function alertKeyOf(url: string): string {
  return new URL(url).searchParams.get('key') ?? '';
}

/** Result of a page's button: why nothing was changed; null on success. */
export interface LinkAnswer {
  failure: string | null;
}

/** Action of the page that confirms. */
export function confirmAction(environment: IEnvironment) {
  return async ({ request }: FormArgs): Promise<LinkAnswer> => {
    const mutation = graphql`
      mutation alertActionsConfirmMutation($input: ConfirmStockAlertInput!) {
        result: confirmStockAlert(input: $input) {
          __typename
          ... on UserError {
            message
          }
        }
      }
    `;
    const result = await runMutation<alertActionsConfirmMutation>(environment, mutation, { input: { key: alertKeyOf(request.url) } });
    return { failure: result.__typename === 'ConfirmStockAlertPayload' ? null : (result.message ?? networkMessages.unknown_error) };
  };
}

/** Action of the page that ends all alerts, and of mail programs that post to it (RFC 8058): the key in the address is sufficient. */
export function offAction(environment: IEnvironment) {
  return async ({ request }: FormArgs): Promise<LinkAnswer> => {
    const mutation = graphql`
      mutation alertActionsCancelMutation($input: CancelStockAlertsInput!) {
        result: cancelStockAlerts(input: $input) {
          __typename
          ... on UserError {
            message
          }
        }
      }
    `;
    const result = await runMutation<alertActionsCancelMutation>(environment, mutation, { input: { key: alertKeyOf(request.url) } });
    return { failure: result.__typename === 'CancelStockAlertsPayload' ? null : (result.message ?? networkMessages.unknown_error) };
  };
}
