import { networkMessages } from '../../kit/relay/networkError.ts';
import * as t from '../__generated__/messages.ts';

/** A product of an order that couldn't be added to the cart again. */
interface LeftOut {
  readonly name: string;
  readonly message: string;
}

/** The outcome of a form of the account page. */
export interface FormAnswer {
  /** Name of the form, since a page may have several. */
  form: string;
  isDone: boolean;
  message: string;
  /** Errors by field name. */
  issues: Readonly<Record<string, string>>;
  /** Entered values, for showing the form again without scripts. Never a password. */
  values: Readonly<Record<string, string>>;
  /** Redirect target; absent if the page stays. */
  to?: string;
  /** Whether the target must be loaded as a new document, because the visitor's identity has changed. */
  isNewVisitor?: boolean;
  /** Whether the page's data is outdated, such as the obstacles to an erasure, and must be loaded again. */
  isPageOld?: boolean;
  leftOut?: readonly LeftOut[];
  /** Number of skipped products that are not listed; absent for none. */
  untoldCount?: number;
}

/** The part of a mutation's result that forms use; fields that an error lacks are missing. */
export interface MutationAnswer {
  readonly __typename: string;
  readonly code?: string;
  readonly message?: string;
  readonly path?: readonly string[] | null;
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
}

const unknownMessage = networkMessages.unknown_error;
const checkMessage = t.checkDetailsYouveEntered;

/** Returns the invalid fields by name, with the first error of each. */
function issuesOf({ issues, path, message }: MutationAnswer, fields: readonly string[]): Record<string, string> {
  const named = [...(issues ?? []), ...(path && message ? [{ path, message }] : [])];
  const found: Record<string, string> = {};
  for (const issue of named) {
    const field = issue.path.at(-1) ?? '';
    if (fields.includes(field)) found[field] ??= issue.message;
  }
  return found;
}

/** Returns the outcome of a form that succeeded. */
export function doneAnswer(form: string, message: string, more: Partial<FormAnswer> = {}): FormAnswer {
  return { form, isDone: true, message, issues: {}, values: {}, ...more };
}

/**
 * Returns the outcome of a form that changed nothing.
 * @param values entered values by field name
 */
export function failedAnswer(form: string, answer: MutationAnswer, values: Readonly<Record<string, string>> = {}): FormAnswer {
  const issues = issuesOf(answer, Object.keys(values));
  const hasIssues = Object.keys(issues).length > 0;
  const message = hasIssues ? checkMessage : (answer.issues?.[0]?.message ?? answer.message ?? unknownMessage);
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
  return { form, isDone: false, message, issues, values: kept };
}
