import type { IEnvironment } from 'relay-runtime';
import { followedOf, misses, mostFollowed } from './boardRules.ts';
import { followOffers } from './offersStream.ts';

/** How long a page is scrolled before it is decided anew which offers are followed, in milliseconds. */
const settleMs = 1_000;

/**
 * Follows what becomes of the offers of a page.
 * @param ids of the offers that are shown; their cards have them as data-offer
 * @returns ends it
 */
export function openBoard(environment: IEnvironment, ids: readonly string[]): () => void {
  const visible = new Set<string>();
  let seen: string[] = [];
  let followed: string[] = [];
  let close = () => undefined as void;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = () => {
    close();
    followed = followedOf(ids, seen, visible);
    close = followOffers(environment, followed);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = (target as HTMLElement).dataset.offer ?? '';
      if (isIntersecting) {
        visible.add(id);
        seen = [...seen.filter((other) => other !== id), id];
      } else visible.delete(id);
    }
    clearTimeout(timer);
    timer = setTimeout(() => misses(followed, visible) && follow(), settleMs);
  });
  follow();
  if (ids.length > mostFollowed) document.querySelectorAll('[data-offer]').forEach((card) => observer.observe(card));
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    close();
  };
}
