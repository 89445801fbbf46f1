import type { IEnvironment } from 'relay-runtime';
import { listenAfterMs } from '../../live/liveRules.ts';
import { followedOf, misses, mostFollowed } from './boardRules.ts';
import { askOwnVotes } from './ownVotes.ts';
import { followOffers } from './offersStream.ts';

/** How long a page is scrolled before it is decided anew which offers are followed, in milliseconds. */
const settleMs = 1_000;

/**
 * Follows the offers of a page: at once how the visitor has voted on them, and after a while, when all that is needed to show the page has
 * come, what becomes of them.
 * @param ids of the offers that are shown; their cards have them as data-offer
 * @returns ends it
 */
export function openBoard(environment: IEnvironment, ids: readonly string[]): () => void {
  askOwnVotes(environment, ids);
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
  const opening = setTimeout(follow, hasOpened ? settleMs : listenAfterMs);
  hasOpened = true;

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const id = (target as HTMLElement).dataset.offer ?? '';
      if (isIntersecting) {
        visible.add(id);
        seen = [...seen.filter((other) => other !== id), id];
      } else visible.delete(id);
    }
    clearTimeout(timer);
    timer = setTimeout(() => followed.length > 0 && misses(followed, visible) && follow(), settleMs);
  });
  if (ids.length > mostFollowed) document.querySelectorAll('[data-offer]').forEach((card) => observer.observe(card));
  return () => {
    clearTimeout(opening);
    clearTimeout(timer);
    observer.disconnect();
    close();
  };
}

/** Whether this page has followed anything before: then it is alive for long enough. */
let hasOpened = false;
