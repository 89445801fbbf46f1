// Patterns of LIKE that are made of what people type: %, _ and \ stand for themselves.

/** Of fewer characters parts cannot be looked up: the indexes of parts are made of three letters in a row. */
export const minPartLength = 3;

function literal(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** Matches what begins with this text. */
export function beginningPattern(text: string): string {
  return `${literal(text)}%`;
}

/** Matches what has this text in it. */
export function partPattern(text: string): string {
  return `%${literal(text)}%`;
}
