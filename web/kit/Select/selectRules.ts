import { selectMessages } from '../selectMessages.ts';

/** Limits on search text and selection; unlimited by default. */
export interface SelectLimits {
  minInputLength?: number;
  maxInputLength?: number;
  maxSelected?: number;
}

/**
 * Returns why no options are shown (row 11).
 * @param query search text
 * @param selectedCount number of selected options
 * @returns null if options may be shown
 */
export function refusalOf(query: string, selectedCount: number, limits: SelectLimits = {}): string | null {
  const { minInputLength = 0, maxInputLength = Infinity, maxSelected = Infinity } = limits;
  const length = [...query].length;
  if (selectedCount >= maxSelected) return selectMessages.tooMany(maxSelected);
  if (length < minInputLength) return selectMessages.tooShort(minInputLength - length);
  if (length > maxInputLength) return selectMessages.tooLong(length - maxInputLength);
  return null;
}
