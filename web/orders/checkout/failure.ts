import { networkMessages } from '../../kit/relay/networkError.ts';
import { addressFieldName, addressFields, isCheckoutField, type CheckoutField } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

/** Why an order was not placed, as the form shows it. */
export interface CheckoutFailure {
  code: string;
  message: string;
  /** Problems by field, in the order of the form. */
  issues: { field: CheckoutField; message: string }[];
  /** Address of an open order that blocks this one; null otherwise. */
  orderUrl: string | null;
  /** The cart that the form showed when it was sent, for listing what has changed since; '' if that does not matter. */
  seen: string;
}

/** The mutation's result without an order; fields that an error lacks are missing. */
export interface FailedResult {
  readonly code?: string;
  readonly message?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
  readonly order?: { readonly url: string };
}

export const failedMessage = networkMessages.unknown_error;

/** Code of a refusal because of an unhandled external shop. */
export const externalShopsOpen = 'EXTERNAL_SHOPS_OPEN';

/** The client's own code: the request was sent, and its outcome is unknown. */
const noAnswerCode = 'NO_ANSWER';

/**
 * Failure of an order whose response was lost.
 * @param reason the network's message
 */
export function noAnswerFailure(reason: string): CheckoutFailure {
  const message = t.unknownIfOrdered({ reason });
  return { code: noAnswerCode, message, issues: [], orderUrl: null, seen: '' };
}

/** The form field for a path of the mutation's input. */
function fieldOf(path: readonly string[]): CheckoutField | null {
  const name = path.at(-1);
  const address = addressFields.find((field) => field === name);
  if (path.includes('billing')) return address ? addressFieldName(address, true) : null;
  return isCheckoutField(name) ? name : null;
}

/** What the form adds to the response's data. */
export interface FailureFacts {
  /** Problems found by the form itself. */
  issues?: CheckoutFailure['issues'];
  /** The cart that the form showed. */
  seen?: string;
}

/** @param order the form's fields from top to bottom, so that the first problem is the first one shown */
export function describeFailure(
  { code, message, issues, order: openOrder }: FailedResult,
  order: readonly CheckoutField[],
  { issues: found = [], seen = '' }: FailureFacts = {},
): CheckoutFailure {
  const named = (issues ?? []).flatMap(({ path, message: problem }) => {
    const field = fieldOf(path);
    return field ? [{ field, message: problem }] : [];
  });
  const atFields = [...named, ...found];
  return {
    code: code ?? 'UNKNOWN',
    message: atFields.length > 0 ? t.checkDetailsYouveEntered : (issues?.[0]?.message ?? message ?? failedMessage),
    // One problem per field: the first one should be fixed first.
    issues: order.flatMap((field) => atFields.find((issue) => issue.field === field) ?? []),
    orderUrl: code === 'PAYMENT_OPEN' ? (openOrder?.url ?? null) : null,
    seen: code === 'CART_CHANGED' ? seen : '',
  };
}
