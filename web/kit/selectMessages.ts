// What a dropdown says for itself (specification section 8 and row 11), letter for letter.

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A search box appears from this many options. */
const minOptionsForSearch = 5;

/** Whether a dropdown offers to search in its options; with fewer there is no search box at all. */
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
