import { useSyncExternalStore } from 'react';
import { isOverflowMode } from './searchRules.ts';

function listen(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Returns whether the window is too low to show everything at once (row 81). */
export function useOverflowMode(): boolean {
  return useSyncExternalStore(
    listen,
    () => isOverflowMode(window.innerHeight),
    () => false,
  );
}
