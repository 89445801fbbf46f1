import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/**
 * State of a rating's animation: `there` at its value as the server rendered it, `waiting` empty until it is in view, `growing` to its
 * value, and then at it.
 */
export type Growth = 'there' | 'waiting' | 'growing';

const never = () => () => undefined;
const wantsMotion = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates a rating to its value once it is in view (rows 62 and 63). Without script or with reduced motion the rating shows its value at
 * once.
 * @param place element that has to be in view
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
