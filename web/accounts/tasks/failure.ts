import { networkMessages } from '../../kit/relay/networkError.ts';

// Why a form of accounts did not do what it was sent for, as the form shows it.

export interface FormFailure {
  code: string;
  /** Said above the form; null when all of it stands beside the fields. */
  message: string | null;
  /** What is wrong at which field; one problem for each. */
  problems: Readonly<Record<string, string>>;
}

/** What a mutation answers when it did nothing; fields that an error lacks are missing. */
export interface FailedResult {
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[] | null;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** @param fields those of the form; what is wrong with something else is said above it */
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
