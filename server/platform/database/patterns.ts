// LIKE patterns from user input: %, _ and \ are escaped.

/** Minimum length of a substring search, since the indexes use trigrams. */
export const minPartLength = 3;

/**
 * Returns the pattern for a text itself. Prisma compares with ILIKE if it ignores case (`mode: 'insensitive'`): "a_b" would equal "axb", and "%"
 * everything.
 */
export function literalPattern(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Returns the pattern for a prefix. */
export function beginningPattern(text: string): string {
  return `${literalPattern(text)}%`;
}

/** Returns the pattern for a substring. */
export function partPattern(text: string): string {
  return `%${literalPattern(text)}%`;
}
