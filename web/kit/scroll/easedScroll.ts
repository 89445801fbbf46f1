// Scrolling by script. CSS cannot do it: the duration of its smooth scrolling is up to the browser.

/** Keys that scroll the page or move the focus. */
const ownKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ', 'Tab', 'Escape']);

/**
 * Eases in and out.
 * @param part fraction of the time, from 0 to 1
 * @returns fraction of the distance, from 0 to 1
 */
export function eased(part: number): number {
  return part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part);
}

let giveUp: (() => void) | null = null;

/**
 * Scrolls the page for `durationMs`, or at once with reduced motion. The visitor's own wheel, touch or key stops the scrolling where it is,
 * and so does the next call.
 * @param topOf pixels from the top of the page; called again at each step, because images above may load meanwhile
 * @returns whether the target was reached
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
    // Hidden pages get no animation frames; the timer ends the scrolling there.
    const timer = setTimeout(() => end(true), durationMs);
    frame = requestAnimationFrame(step);
    giveUp = () => end(false);
    addEventListener('wheel', giveUp, how);
    addEventListener('touchmove', giveUp, how);
    addEventListener('popstate', giveUp, how);
    addEventListener('keydown', ({ key }) => ownKeys.has(key) && end(false), how);
  });
}
