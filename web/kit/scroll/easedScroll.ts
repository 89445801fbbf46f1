// How the shop scrolls by itself. CSS cannot: its smooth scrolling takes as long as the browser likes.

/** Keys by which one scrolls or leaves the place. */
const ownKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab', 'Escape']);

/** Slow at both ends. @param part of the time, from 0 to 1 @returns part of the way, from 0 to 1 */
export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

let giveUp: (() => void) | null = null;

/**
 * Scrolls the page for `durationMs`, at once where motion is not wanted. The visitor's own wheel, touch or key ends it where it is,
 * and so does the next call.
 * @param topOf pixels from the page's beginning; asked for again at each step, as pictures above may arrive meanwhile
 * @returns whether it arrived
 */
export function scrollPage(topOf: () => number, durationMs: number): Promise<boolean> {
  giveUp?.();
  const jump = (top: number) => window.scrollTo({ top, behavior: 'instant' });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    jump(topOf());
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const from = window.scrollY;
    const start = performance.now();
    const listening = new AbortController();
    const how = { signal: listening.signal, passive: true };
    let frame = 0;
    const end = (isThere: boolean) => {
      listening.abort();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      giveUp = null;
      if (isThere) jump(topOf());
      resolve(isThere);
    };
    const step = () => {
      const part = Math.min(1, (performance.now() - start) / durationMs);
      jump(from + (topOf() - from) * eased(part));
      frame = requestAnimationFrame(step);
    };
    // Frames do not come in a page that is not in sight; the end does.
    const timer = setTimeout(() => end(true), durationMs);
    frame = requestAnimationFrame(step);
    giveUp = () => end(false);
    addEventListener('wheel', giveUp, how);
    addEventListener('touchmove', giveUp, how);
    addEventListener('popstate', giveUp, how);
    addEventListener('keydown', ({ key }) => ownKeys.has(key) && end(false), how);
  });
}
