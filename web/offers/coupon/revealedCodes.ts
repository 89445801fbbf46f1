import { useSyncExternalStore } from 'react';
import { createSignal } from '../../kit/signal.ts';

// The codes that this page has been told. They stand beside the store and not in it: whatever shows the same offer later, such as a late
// part of the page, brings it masked again.

const changes = createSignal<void>();
const codes = new Map<number, string>();

/** A code was told. Wherever its coupon stands on the page it shows it now. @param codeId number of the offer */
export function setRevealed(codeId: number, code: string): void {
  codes.set(codeId, code);
  changes.tell();
}

/** @returns undefined when this page has not been told */
export function useRevealedCode(codeId: number): string | undefined {
  return useSyncExternalStore(
    changes.listen,
    () => codes.get(codeId),
    () => undefined,
  );
}
