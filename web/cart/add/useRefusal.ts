import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../kit/useHydrated.ts';

/** State of the navigation to a product's page after it was refused elsewhere. */
export interface RefusalState {
  /** Why, as it may be shown. */
  refusal: string;
}

/** Navigations whose refusal was told. */
const told = new WeakSet<object>();

/**
 * Why the product was refused where the shopper came from; null otherwise. It is told once: neither reloading nor coming back to
 * the page tells it again.
 */
export function useRefusal(): string | null {
  const { state } = useLocation() as { state: Partial<RefusalState> | null };
  const [refusal] = useState(() => (state && !told.has(state) && state.refusal) || null);
  useEffect(() => {
    if (!state?.refusal || told.has(state)) return;
    told.add(state);
    // Where the router keeps a navigation's state, for those who reload or come back.
    window.history.replaceState({ ...(window.history.state as object), usr: null }, '');
  }, [state]);
  return useHydrated() ? refusal : null;
}
