// LIKE patterns from user input: %, _ and \ are escaped.

/** Minimum length of a substring search, since the indexes use trigrams. */
export const minPartLength = 3;

function literal(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Returns the pattern for a prefix. */
export function beginningPattern(text: string): string {
  return `${literal(text)}%`;
}

/** Returns the pattern for a substring. */
export function partPattern(text: string): string {
  return `%${literal(text)}%`;
}
