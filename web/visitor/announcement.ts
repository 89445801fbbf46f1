import { createContext, useContext } from 'react';

/**
 * Says something to those who do not see the page; it waits until they have heard what is being read.
 * @returns takes it back, unless something newer was said
 */
export type Announce = (text: string) => () => void;

export const AnnounceContext = createContext<Announce>(() => () => undefined);

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
