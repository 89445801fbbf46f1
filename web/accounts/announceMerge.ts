import { showToast } from '../kit/toast/toasts.ts';
import { mergedWords, type MergedCounts } from './mergedWords.ts';

/** Shows a toast about what was merged at sign-in; it stays visible during the next navigation. */
export function announceMerge(merged: MergedCounts): void {
  const text = mergedWords(merged);
  if (text !== null) showToast({ kind: 'success', text });
}
