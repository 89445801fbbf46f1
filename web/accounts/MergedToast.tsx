import { useEffect } from 'react';
import { showToast } from '../kit/toast/toasts.ts';
import { mergedWords, type MergedCounts } from './mergedWords.ts';

/** Says once, in a toast, how much came along when somebody signed in. It shows nothing itself. */
export function MergedToast({ cart, compared, wished }: MergedCounts) {
  useEffect(() => {
    const text = mergedWords({ cart, compared, wished });
    return text === null ? undefined : showToast({ kind: 'success', text });
  }, [cart, compared, wished]);
  return null;
}
