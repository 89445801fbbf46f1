/** No row has it: what is looked up by it is not found. */
export const noRow = 0;
const maxRowId = 2_147_483_647;

/** The row id in a global id; for a text that is none, an id that no row has. */
export function rowId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : noRow;
  return id <= maxRowId ? id : noRow;
}
