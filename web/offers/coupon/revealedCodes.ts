import { useSyncExternalStore } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import { createSignal } from '../../kit/signal.ts';

// Codes revealed on this page. They are kept outside of the store: a later query for the same offer, such as that of a late part of the
// page, would mask the code again.

const changes = createSignal<void>();
const codesOf = new WeakMap<IEnvironment, Map<number, string>>();

/**
 * Stores a revealed code; all its coupons on the page show it.
 * @param codeId number of the offer
 */
export function setRevealed(environment: IEnvironment, codeId: number, code: string): void {
  const codes = codesOf.get(environment) ?? new Map<number, string>();
  codesOf.set(environment, codes.set(codeId, code));
  changes.emit();
}

/** @returns undefined if the code was not revealed on this page */
export function useRevealedCode(codeId: number): string | undefined {
  const environment = useRelayEnvironment();
  return useSyncExternalStore(
    changes.listen,
    () => codesOf.get(environment)?.get(codeId),
    () => undefined,
  );
}
