import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { anchorHashOf, anchorTarget } from '../../../kit/page/anchorTarget.ts';

/**
 * What scrolling sets in motion (row 131). At load these are two listeners; the code comes with the first scroll and the first click on
 * an anchor. In-page links are plain `<a href="#id">`: the router's own links jump.
 */
export function ScrollTools() {
  const navigate = useNavigate();
  const [Tools, setTools] = useState<ComponentType | null>(null);

  const follow = useEffectEvent((event: MouseEvent) => {
    const hash = anchorHashOf(event);
    const target = hash === null ? null : anchorTarget(hash);
    if (hash === null || !target) return;
    event.preventDefault();
    import('./followAnchor.ts').then(
      ({ followAnchor }) => followAnchor(target, hash, navigate),
      // Then the browser jumps.
      () => location.assign(hash),
    );
  });
  useEffect(() => {
    // On the window, after everybody who answers such a click in another way.
    const listener = (event: MouseEvent) => follow(event);
    addEventListener('click', listener);
    return () => removeEventListener('click', listener);
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const wait = () => addEventListener('scroll', load, { passive: true, once: true, signal });
    const load = () => {
      import('./FloatingTools.tsx').then(
        ({ FloatingTools }) => setTools(() => FloatingTools),
        // The page is whole without them.
        () => addEventListener('online', wait, { once: true, signal }),
      );
    };
    wait();
    return () => listening.abort();
  }, []);

  return Tools && <Tools />;
}
