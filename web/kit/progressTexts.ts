/** Texts for progress (row 53), letter for letter: three dots, not the ellipsis character. */
export const progressTexts = {
  loading: 'Loading...',
  closing: 'Closing...',
  saving: 'Saving...',
  updating: 'Updating...',
} as const;

/** Shown when a part of the page failed to load (row 117). The specification spells it so. */
export const loadFailure = 'An error has occured. Please try again in a few moments.';
