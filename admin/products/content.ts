import { parseMeasure } from '../../shared/measures/measures.ts';
import * as t from './__generated__/messages.ts';

/** What is wrong with a content that can't be read. */
export const contentFault = t.enterQuantity;

/** The mutations' input for a content as typed; null for none, undefined for a text that is no quantity. */
export function contentOf(text: string) {
  if (text.trim() === '') return null;
  const measure = parseMeasure(text);
  return measure ? { amount: measure.milli / 1_000, unit: measure.unit } : undefined;
}
