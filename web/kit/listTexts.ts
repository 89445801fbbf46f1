/** Texts of lists (row 7), letter for letter. */
export const listTexts = {
  end: "That's all",
  nothing: 'No results found',
} as const;
