import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { anchorHashOf, anchorTarget } from '../../../kit/page/anchorTarget.ts';

/**
 * Scroll features (row 131). On load these are only two listeners; the code is loaded on the first scroll and the first click on an anchor.
 * In-page links are plain `<a href="#id">`: the router's own links jump.
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
      // If the code can't be loaded, the browser jumps.
      () => location.assign(hash),
    );
  });
  useEffect(() => {
    // On the window, so that it runs after all other handlers of the click.
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
        // The page works without these features.
        () => addEventListener('online', wait, { once: true, signal }),
      );
    };
    wait();
    return () => listening.abort();
  }, []);

  return Tools && <Tools />;
}
