/** An id that no row has, for lookups that must find nothing. */
export const noRow = 0;
const maxRowId = 2_147_483_647;

/** Returns the row id in a global id; for an invalid text, an id that no row has. */
export function rowId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : noRow;
  return id <= maxRowId ? id : noRow;
}
