import { useEffect, type RefObject } from 'react';
import { enterDraft, forgetDraft, saveDraft } from './draft.ts';
import { withTabStorage } from '../../kit/tabStorage.ts';

/**
 * Stores the checkout's input for the next checkout page of this tab.
 * @param isServed whether the server has shown the form again with its input: that input counts then
 * @returns a function that removes the draft, for when the order is placed
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isServed: boolean): () => void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!isServed) withTabStorage((storage) => enterDraft(storage, element));
    const keep = () => withTabStorage((storage) => saveDraft(storage, element));
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, isServed]);
  return () => withTabStorage(forgetDraft);
}
