import { selectMessages } from '../selectMessages.ts';

/** What may be entered and chosen; nothing is limited unless said. */
export interface SelectLimits {
  minInputLength?: number;
  maxInputLength?: number;
  maxSelected?: number;
}

/**
 * Why no options are shown (row 11).
 * @param query what was entered
 * @param selectedCount how many are chosen
 * @returns null when they may be shown
 */
export function refusalOf(query: string, selectedCount: number, limits: SelectLimits = {}): string | null {
  const { minInputLength = 0, maxInputLength = Infinity, maxSelected = Infinity } = limits;
  const length = [...query].length;
  if (selectedCount >= maxSelected) return selectMessages.tooMany(maxSelected);
  if (length < minInputLength) return selectMessages.tooShort(minInputLength - length);
  if (length > maxInputLength) return selectMessages.tooLong(length - maxInputLength);
  return null;
}
