import { useEffect, type RefObject } from 'react';
import { enterDraft, forgetDraft, keepDraft } from './draft.ts';
import { withTabStorage } from '../../kit/tabStorage.ts';

/**
 * Keeps what is entered in the checkout for the tab's next page of it.
 * @param isServed whether the server has shown the form again with what it said: then that counts
 * @returns forgets it, for when it is ordered
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isServed: boolean): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!isServed) withTabStorage((storage) => enterDraft(storage, element));
    const keep = () => withTabStorage((storage) => keepDraft(storage, element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, isServed]);
  return () => withTabStorage(forgetDraft);
}
