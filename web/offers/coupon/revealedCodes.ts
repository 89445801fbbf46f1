import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { createSignal } from '../../kit/signal.ts';

// The codes that this page has been told. They stand beside the store and not in it: whatever shows the same offer later, such as a late
// part of the page, brings it masked again.

const changes = createSignal<void>();
const codesOf = new WeakMap<IEnvironment, Map<number, string>>();

/** A code was revealed. Wherever its coupon stands on the page it shows it now. @param codeId number of the offer */
export function setRevealed(environment: IEnvironment, codeId: number, code: string): void {
  const codes = codesOf.get(environment) ?? new Map<number, string>();
  codesOf.set(environment, codes.set(codeId, code));
  changes.tell();
}

/** @returns undefined when this page has not been told */
export function useRevealedCode(codeId: number): string | undefined {
  const environment = useRelayEnvironment();
  return useSyncExternalStore(
    changes.listen,
    () => codesOf.get(environment)?.get(codeId),
    () => undefined,
  );
}
