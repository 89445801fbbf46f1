import { parseMeasure } from '../../shared/measures/measures.ts';

/** What is wrong with a content that can't be read. */
export const contentFault = 'Enter a quantity such as 250 g, 0.75 l, 2 m, 1.5 m² or 10 pieces.';

/** The mutations' input for a content as typed; null for none, undefined for a text that is no quantity. */
export function contentOf(text: string) {
  if (text.trim() === '') return null;
  const measure = parseMeasure(text);
  return measure ? { amount: measure.milli / 1_000, unit: measure.unit } : undefined;
}
