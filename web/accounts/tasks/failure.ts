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
  readonly retryAfterSeconds?: number;
}

/** How long to wait, as people say it: never less than it is. */
export function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

function messageOf({ code, message, retryAfterSeconds }: FailedResult): string {
  if (code === 'THROTTLED' && retryAfterSeconds !== undefined)
    return `That was tried too often. For the safety of all accounts, please wait: you can try again in ${waitWords(retryAfterSeconds)}.`;
  return message ?? 'An unknown error occurred.';
}

/** @param fields those of the form; what is wrong with something else is said above it */
export function describeFailure(result: FailedResult, fields: readonly string[]): FormFailure {
  const named = result.issues ?? [{ path: result.path ?? [], message: messageOf(result) }];
  const problems: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of named) {
    const field = fields.find((name) => name === path.at(-1));
    if (field === undefined) others.push(message);
    else problems[field] ??= message;
  }
  return { code: result.code ?? 'UNKNOWN', message: others[0] ?? null, problems };
}
