import { useSyncExternalStore } from 'react';
import { createSignal } from '../kit/signal.ts';

// What the buttons of one product have in common besides the viewer's record: they are busy together, and show together that it is done
// (rows 70 and 75).

/** `loading` while a change is under way or waiting for its turn, `processed` for a moment after it. */
export type ComparePhase = 'loading' | 'processed';

const changes = createSignal<void>();
const phases = new Map<number, ComparePhase>();

/** @param product database id */
export const phaseOf = (product: number) => phases.get(product);

/** @param product database id */
export function setPhase(product: number, phase?: ComparePhase): void {
  if (phase) phases.set(product, phase);
  else phases.delete(product);
  changes.tell();
}

/** @param product database id */
export function useComparePhase(product: number): ComparePhase | undefined {
  return useSyncExternalStore(
    changes.listen,
    () => phaseOf(product),
    () => undefined,
  );
}
