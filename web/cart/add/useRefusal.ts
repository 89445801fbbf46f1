import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../kit/useHydrated.ts';

/** Navigation state for the product's page after the product was refused elsewhere. */
export interface RefusalState {
  /** The reason, which may be shown. */
  refusal: string;
}

/** Navigations whose refusal was shown. */
const shownRefusals = new WeakSet<object>();

/**
 * Returns why the product was refused on the previous page; otherwise null. It is shown once: neither a reload nor returning to the page
 * shows it again.
 */
export function useRefusal(): string | null {
  const { state } = useLocation() as { state: Partial<RefusalState> | null };
  const [refusal] = useState(() => (state && !shownRefusals.has(state) && state.refusal) || null);
  useEffect(() => {
    if (!state?.refusal || shownRefusals.has(state)) return;
    shownRefusals.add(state);
    // The router stores a navigation's state here for reloads and returns.
    window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [state]);
  return useHydrated() ? refusal : null;
}
