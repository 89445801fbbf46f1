import { isCheckoutField, type CheckoutField } from './formValues.ts';

/** Why nothing was ordered, as the form shows it. */
export interface CheckoutFailure {
  code: string;
  message: string;
  /** What is wrong at which field, in the order of the form. */
  issues: { field: CheckoutField; message: string }[];
}

/** What the mutation answers when it did not order; fields that an error lacks are missing. */
export interface FailedResult {
  readonly code?: string;
  readonly message?: string;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

export const failedMessage = 'An unknown error occurred.';

/** @param order the form's fields from top to bottom, so that the first problem is the first one shown */
export function describeFailure({ code, message, issues }: FailedResult, order: readonly CheckoutField[]): CheckoutFailure {
  const atFields = (issues ?? []).flatMap(({ path, message: problem }) => {
    const field = path.at(-1);
    return isCheckoutField(field) ? [{ field, message: problem }] : [];
  });
  return {
    code: code ?? 'UNKNOWN',
    message: atFields.length > 0 ? 'Please check what you have entered.' : (issues?.[0]?.message ?? message ?? failedMessage),
    // One problem per field: the first one named is the one to mend first.
    issues: order.flatMap((field) => atFields.find((issue) => issue.field === field) ?? []),
  };
}
