import { createContext, useContext } from 'react';
import type { PersonalLayer_viewer$data } from '../__generated__/PersonalLayer_viewer.graphql.ts';

/** Filled by app/PersonalLayer.tsx, which brings what the modules show of the visitor's own. */
export const PersonalContext = createContext<PersonalLayer_viewer$data | null>(null);

/** What is the visitor's own; null on the server, while it loads, when it could not be loaded, and while there is nothing. */
export function usePersonalViewer(): PersonalLayer_viewer$data | null {
  return useContext(PersonalContext);
}
