import * as t from './__generated__/messages.ts';

/** Texts for progress (row 53), letter for letter: three dots, not the ellipsis character. */
export const progressTexts = {
  loading: t.loading,
  closing: t.closing,
  saving: t.saving,
  updating: t.updating,
} as const;

/** Shown when a part of the page failed to load (row 117). The specification spells it so. */
export const loadFailure = t.errorOccured;
