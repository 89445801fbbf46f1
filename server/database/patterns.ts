// Patterns of LIKE that are made of what people type: %, _ and \ stand for themselves.

/** Matches what is this text, as far as the operator tells letters apart. */
export function wholePattern(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Matches what begins with this text. */
export function beginningPattern(text: string): string {
  return `${wholePattern(text)}%`;
}

/** Matches what has this text in it. */
export function partPattern(text: string): string {
  return `%${wholePattern(text)}%`;
}
