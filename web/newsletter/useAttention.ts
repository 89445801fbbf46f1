import { useEffect, type RefObject } from 'react';
import * as t from './__generated__/messages.ts';

/** Interval at which a form draws attention to itself (specification section 9, Notices and forms), in milliseconds. */
const attentionMs = 3500;

const wantsNoMotion = () => matchMedia(t.prefersReducedMotionReduce).matches;

/**
 * Marks an element at intervals, so that its styles animate it for a moment (row 100): not with reduced motion, and not while it has the
 * focus.
 * @param isWanted until the form is sent
 */
export function useAttention(block: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const element = block.current;
    if (!element || !isWanted) return;
    const end = () => delete element.dataset.attention;
    const timer = setInterval(() => {
      if (!wantsNoMotion() && !element.contains(document.activeElement)) element.dataset.attention = '';
    }, attentionMs);
    element.addEventListener('animationend', end);
    element.addEventListener('focusin', end);
    return () => {
      clearInterval(timer);
      end();
      element.removeEventListener('animationend', end);
      element.removeEventListener('focusin', end);
    };
  }, [block, isWanted]);
}
