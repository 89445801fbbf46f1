import { defaultLanguage } from '../../../shared/languages.ts';
import { textIn, type Text } from '../i18n/text.ts';

// Schemas of zod report problems as strings. Their texts depend on a language that is known only where the request is answered, so while
// readInput runs a schema, each text is kept and the string only refers to it. Schemas run synchronously: no other input is parsed meanwhile.

let kept: Text[] | null = null;

const mark = '\u0000';

/** The message of a problem, for ctx.addIssue. Outside of readInput, it is in the shop's default language. */
export function issueText(text: Text): string {
  if (kept === null || typeof text === 'string') return textIn(text, defaultLanguage);
  return `${mark}${kept.push(text) - 1}`;
}

/** The error option of a schema or check: z.string().min(1, withText(says((t) => t.enterName))). */
export const withText = (text: Text): { error: () => string } => ({ error: () => issueText(text) });

/**
 * Runs a schema.
 * @param run receives a function that returns the text of a message
 */
export function keepingTexts<T>(run: (textOf: (message: string) => Text) => T): T {
  const outer = kept;
  const own: Text[] = [];
  kept = own;
  try {
    return run((message) => (message.startsWith(mark) ? (own[Number(message.slice(1))] ?? '') : message));
  } finally {
    kept = outer;
  }
}
