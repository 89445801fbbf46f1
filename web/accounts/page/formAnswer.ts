import { networkMessages } from '../../kit/relay/networkError.ts';

/** Something of an order that could not be put into the cart again. */
interface LeftOut {
  readonly name: string;
  readonly message: string;
}

/** What came of a form of the account page. */
export interface FormAnswer {
  /** Which form it was: a page may have several. */
  form: string;
  isDone: boolean;
  /** For the page to say. */
  message: string;
  /** What is wrong at which field, by its name. */
  issues: Readonly<Record<string, string>>;
  /** What was entered, for a form that is shown once more where script does not run. Never a password. */
  values: Readonly<Record<string, string>>;
  /** Where it leads; absent when the page stays. */
  to?: string;
  /** Whether that page is to be made wholly anew, because the visitor is somebody else now. */
  isNewVisitor?: boolean;
  /** Whether something has become otherwise since the page was made, such as what stands in the way: it is to be loaded anew. */
  isPageOld?: boolean;
  leftOut?: readonly LeftOut[];
  /** So many more were left out than are told; absent for none. */
  untoldCount?: number;
}

/** What a mutation answers, as far as forms look at it; fields that an error lacks are missing. */
export interface MutationAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[] | null;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

const unknownMessage = networkMessages.unknown_error;
const checkMessage = 'Check the details you’ve entered.';

/** The fields at fault, by name: of several faults of one field, the first. */
function issuesOf({ issues, path, message }: MutationAnswer, fields: readonly string[]): Record<string, string> {
  const named = [...(issues ?? []), ...(path && message ? [{ path, message }] : [])];
  const found: Record<string, string> = {};
  for (const issue of named) {
    const field = issue.path.at(-1) ?? '';
    if (fields.includes(field)) found[field] ??= issue.message;
  }
  return found;
}

/** Of a form that did what it was to do. */
export function doneAnswer(form: string, message: string, more: Partial<FormAnswer> = {}): FormAnswer {
  return { form, isDone: true, message, issues: {}, values: {}, ...more };
}

/**
 * Of a form that changed nothing.
 * @param values what its fields said, by their names
 */
export function failedAnswer(form: string, answer: MutationAnswer, values: Readonly<Record<string, string>> = {}): FormAnswer {
  const issues = issuesOf(answer, Object.keys(values));
  const hasIssues = Object.keys(issues).length > 0;
  const message = hasIssues ? checkMessage : (answer.issues?.[0]?.message ?? answer.message ?? unknownMessage);
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
  return { form, isDone: false, message, issues, values: kept };
}
