// Amounts as people enter them.

/**
 * Parses hundredths, such as cents.
 * @returns null if the text is not a number with at most two decimals
 */
export function hundredthsOf(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/**
 * Parses an amount in euros.
 * @returns cents; null for an invalid amount
 */
export function centsOf(text: string): number | null {
  return hundredthsOf(text.trim().replace(/^€\s*/, ''));
}
