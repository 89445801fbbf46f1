// Cells of the list's files. Spreadsheets take a cell that begins like a formula for one, so such a cell gets an apostrophe before it
// (SAFETY 1.10); reading takes it off again, so that a file can go out and come back.

/** Signs by which a spreadsheet begins to calculate, also in their wide forms, and what it jumps over to find them. */
const dangerous = /^[=+\-@\t\r\n＝＋－＠]/;

/** @returns the cell as text that no spreadsheet takes for a formula */
export function guardedCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe off again. */
export function bareCell(text: string): string {
  return text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;
}
