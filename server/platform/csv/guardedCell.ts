// Cells of CSV files. Spreadsheets run a cell that begins like a formula, so such a cell gets a leading apostrophe (SAFETY
// 1.10); reading removes it, so that files survive the round trip.

/** Characters that start a formula in spreadsheets, including full-width forms, and the whitespace that spreadsheets skip before them. */
const dangerous = /^[=+\-@\t\r\n＝＋－＠]/;

/** @returns the cell as text that no spreadsheet runs as a formula */
export function guardedCell(text: string): string {
  return dangerous.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe of guardedCell(). */
export function unguardedCell(text: string): string {
  return text.startsWith("'") && dangerous.test(text.slice(1)) ? text.slice(1) : text;
}
