import { createContext, useContext } from 'react';

/**
 * Announces a text to screen readers, after what they are reading.
 * @returns a function that withdraws the text, unless a newer one was announced
 */
export type Announce = (text: string) => () => void;

export const AnnounceContext = createContext<Announce>(() => () => undefined);

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
