import { showToast } from '../kit/toast/toasts.ts';
import { mergeSummary, type MergedCounts } from './mergeSummary.ts';

/** Shows a toast about what was merged at sign-in; it stays visible during the next navigation. */
export function announceMerge(merged: MergedCounts): void {
  const text = mergeSummary(merged);
  if (text !== null) showToast({ kind: 'success', text });
}
