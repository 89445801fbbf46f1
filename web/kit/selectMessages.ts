// Texts of a dropdown (specification section 8 and row 11), letter for letter.

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const minOptionsForSearch = 5;

/** Whether a dropdown has a search box; with fewer options none is rendered. */
export function hasSearchBox(optionCount: number): boolean {
  return optionCount >= minOptionsForSearch;
}

export const selectMessages = {
  noMatches: 'No matches found',
  loadFailed: 'The results could not be loaded.',
  searching: 'Searching…',
  loadingMore: 'Loading more results…',
  tooShort: (missing: number) => `Please enter ${missing} or more characters`,
  tooLong: (excess: number) => `Please delete ${counted(excess, 'character')}`,
  tooMany: (limit: number) => `You can only select ${counted(limit, 'item')}`,
} as const;
