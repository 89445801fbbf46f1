import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** How a rating stands: `there` as the server made it, `waiting` empty for somebody to come, `growing` to its value and then at it. */
export type Growth = 'there' | 'waiting' | 'growing';

const never = () => () => undefined;
const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Lets a rating grow to its value once it is in view (rows 62 and 63). It is at its value where no script runs, and at once for those who
 * want less motion.
 * @param place what has to be in view
 */
export function useGrowth(place: RefObject<Element | null>): Growth {
  const moves = useSyncExternalStore(never, wantsMotion, () => false);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!moves || isSeen || !element) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true), {
      threshold: 0.2,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [moves, isSeen, place]);
  return moves ? (isSeen ? 'growing' : 'waiting') : 'there';
}
