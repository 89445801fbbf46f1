import type { IEnvironment } from 'relay-runtime';
import { followedOf, misses, maxFollowedOffers } from './boardRules.ts';
import { followOffers } from './offersStream.ts';

/** How long a page must be scrolled before the followed offers are chosen again, in milliseconds. */
const settleMs = 1_000;

/**
 * Follows changes of a page's offers.
 * @param ids of the offers shown; their cards carry them as data-offer
 * @returns a function that stops following
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
  if (ids.length > maxFollowedOffers) document.querySelectorAll('[data-offer]').forEach((card) => observer.observe(card));
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    close();
  };
}
