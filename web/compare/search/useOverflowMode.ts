import { useSyncExternalStore } from 'react';
import { isOverflowMode } from './searchRules.ts';

function listen(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Whether the window is too low for everything at once (row 81). */
export function useOverflowMode(): boolean {
  return useSyncExternalStore(
    listen,
    () => isOverflowMode(window.innerHeight),
    () => false,
  );
}
