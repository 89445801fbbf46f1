import * as t from './__generated__/messages.ts';

/** Texts of lists (row 7), letter for letter. */
export const listTexts = {
  end: t.thatsAll,
  nothing: t.noResultsFound,
} as const;
