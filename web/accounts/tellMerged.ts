import { showToast } from '../kit/toast/toasts.ts';
import { mergedWords, type MergedCounts } from './mergedWords.ts';

/** Says in a message over the page how much came along when somebody signed in; it stays while the next page is shown. */
export function tellMerged(merged: MergedCounts): void {
  const text = mergedWords(merged);
  if (text !== null) showToast({ kind: 'success', text });
}
