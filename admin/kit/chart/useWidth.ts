import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The current width of an element; a guess before it is measured. */
export function useWidth<E extends HTMLElement>(guess = 640): [RefObject<E | null>, number] {
  const place = useRef<E>(null);
  const [width, setWidth] = useState(guess);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.max(200, Math.round(entry.contentRect.width))));
    setWidth(Math.max(200, Math.round(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}
