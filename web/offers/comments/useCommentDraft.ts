import { useEffect, type RefObject } from 'react';
import { draftPrefix, withTabStorage } from '../../kit/tabStorage.ts';

/**
 * Keeps the text of an unsent comment in the tab, so that it outlasts signing in and reloading.
 * @param name the comment's place: global IDs of the offer and of the comment replied to
 * @returns a function that removes the draft, for when the comment is posted
 */
export function useCommentDraft(form: RefObject<HTMLFormElement | null>, name: string): () => void {
  const key = `${draftPrefix}comment.${name}`;
  useEffect(() => {
    const body = form.current?.elements.namedItem('body');
    if (!(body instanceof HTMLTextAreaElement)) return undefined;
    const draft = withTabStorage((storage) => storage.getItem(key)) ?? '';
    if (draft !== '' && body.value === '') {
      body.value = draft;
      // The form of a reply is folded.
      const folded = body.closest('details');
      if (folded) folded.open = true;
    }
    const keep = () => withTabStorage((storage) => storage.setItem(key, body.value));
    body.addEventListener('input', keep);
    return () => body.removeEventListener('input', keep);
  }, [form, key]);
  return () => withTabStorage((storage) => storage.removeItem(key));
}
