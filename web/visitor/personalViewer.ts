import { createContext, useContext } from 'react';
import type { PersonalLayer_viewer$data } from '../__generated__/PersonalLayer_viewer.graphql.ts';

/** Provided by app/PersonalLayer.tsx, with the visitor's own data that the modules show. */
export const PersonalContext = createContext<PersonalLayer_viewer$data | null>(null);

/** The visitor's own data; null on the server, while it loads, if it could not be loaded, and if there is none. */
export function usePersonalViewer(): PersonalLayer_viewer$data | null {
  return useContext(PersonalContext);
}
