import { networkMessages } from '../../kit/relay/networkError.ts';
import { addressFieldName, addressFields, isCheckoutField, type CheckoutField } from './formValues.ts';

/** Why nothing was ordered, as the form shows it. */
export interface CheckoutFailure {
  code: string;
  message: string;
  /** What is wrong at which field, in the order of the form. */
  issues: { field: CheckoutField; message: string }[];
  /** Of an order that stands in the way: where it is shown. */
  orderUrl: string | null;
  /** The cart that the form showed when it was sent, for telling what has changed since; '' when that does not matter. */
  seen: string;
}

/** What the mutation answers when it did not order; fields that an error lacks are missing. */
export interface FailedResult {
  readonly code?: string;
  readonly message?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
  readonly order?: { readonly url: string };
}

export const failedMessage = networkMessages.unknown_error;

/** Code of a refusal because of an external shop that was not handled. */
export const externalShopsOpen = 'EXTERNAL_SHOPS_OPEN';

/** Code of our own: the request was sent, and nobody knows what became of it. */
const noAnswerCode = 'NO_ANSWER';

/** For an order whose answer was lost. @param reason what the network says */
export function noAnswerFailure(reason: string): CheckoutFailure {
  const message = `${reason} We don’t know if your order reached us. Send it again unchanged. Your order won’t be placed twice.`;
  return { code: noAnswerCode, message, issues: [], orderUrl: null, seen: '' };
}

/** The form field that a path of the mutation's input names. */
function fieldOf(path: readonly string[]): CheckoutField | null {
  const name = path.at(-1);
  const address = addressFields.find((field) => field === name);
  if (path.includes('billing')) return address ? addressFieldName(address, true) : null;
  return isCheckoutField(name) ? name : null;
}

/** What the form knows of a failure beyond the answer. */
export interface FailureFacts {
  /** What the form itself has found. */
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
    message: atFields.length > 0 ? 'Check the details you’ve entered.' : (issues?.[0]?.message ?? message ?? failedMessage),
    // One problem per field: the first one named is the one to mend first.
    issues: order.flatMap((field) => atFields.find((issue) => issue.field === field) ?? []),
    orderUrl: code === 'PAYMENT_OPEN' ? (openOrder?.url ?? null) : null,
    seen: code === 'CART_CHANGED' ? seen : '',
  };
}
