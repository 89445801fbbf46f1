import { useSyncExternalStore } from 'react';
import { createSignal } from '../kit/signal.ts';

// State that all buttons of a product share besides the viewer's record: they are busy at the same time, and show completion at the same
// time (rows 70 and 75).

/** `loading` while a change is running or waiting, `processed` for a moment afterwards. */
export type ComparePhase = 'loading' | 'processed';

const changes = createSignal<void>();
const phases = new Map<number, ComparePhase>();

/** @param product database id */
export const phaseOf = (product: number) => phases.get(product);

/** @param product database id */
export function setPhase(product: number, phase?: ComparePhase): void {
  if (phase) phases.set(product, phase);
  else phases.delete(product);
  changes.emit();
}

/** @param product database id */
export function useComparePhase(product: number): ComparePhase | undefined {
  return useSyncExternalStore(
    changes.listen,
    () => phaseOf(product),
    () => undefined,
  );
}
