import * as t from './__generated__/messages.ts';

// Texts of a dropdown (specification section 8 and row 11), letter for letter.

const minOptionsForSearch = 5;

/** Whether a dropdown has a search box; with fewer options none is rendered. */
export function hasSearchBox(optionCount: number): boolean {
  return optionCount >= minOptionsForSearch;
}

export const selectMessages = {
  noMatches: t.noMatchesFound,
  loadFailed: t.resultsCouldNotBeLoaded,
  searching: t.searching,
  loadingMore: t.loadingMoreResults,
  tooShort: (missing: number) => t.enterMoreCharacters({ missing }),
  tooLong: (excess: number) => t.deleteCharacters({ excess }),
  tooMany: (limit: number) => t.selectionLimit({ limit }),
} as const;
