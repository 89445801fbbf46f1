import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/** How a rating stands: `there` as the server made it, `waiting` empty for somebody to come, `growing` to its value and then at it. */
export type Growth = 'there' | 'waiting' | 'growing';

const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Lets a rating grow to its value once it is in view (rows 62 and 63). It is at its value where no script runs, and at once for those who
 * want less motion.
 * @param place what has to be in view
 */
export function useGrowth(place: RefObject<Element | null>): Growth {
  const [growth, setGrowth] = useState<Growth>('there');
  useLayoutEffect(() => {
    if (!matchMedia(reducedMotion).matches) setGrowth('waiting');
  }, []);
  useEffect(() => {
    const element = place.current;
    if (growth !== 'waiting' || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setGrowth('growing');
      },
      { threshold: 0.2 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [growth, place]);
  return growth;
}
