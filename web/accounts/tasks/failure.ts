import { networkMessages } from '../../kit/relay/networkError.ts';

// Why an account form failed, as shown by the form.

export interface FormFailure {
  code: string;
  /** Message above the form; null if all messages are next to the fields. */
  message: string | null;
  /** Errors by field, one for each. */
  problems: Readonly<Record<string, string>>;
}

/** A mutation's result when it failed; fields that an error lacks are missing. */
export interface FailedResult {
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[] | null;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** @param fields names of the form's fields; other errors are shown above the form */
export function describeFailure(result: FailedResult, fields: readonly string[]): FormFailure {
  const named = result.issues ?? [{ path: result.path ?? [], message: result.message ?? networkMessages.unknown_error }];
  const problems: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of named) {
    const field = fields.find((name) => name === path.at(-1));
    if (field === undefined) others.push(message);
    else problems[field] ??= message;
  }
  return { code: result.code ?? 'UNKNOWN', message: others[0] ?? null, problems };
}
