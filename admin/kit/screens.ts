import { createContext, useContext } from 'react';
import type { AdminScreen } from './screen.ts';

/** Provided by app/router.tsx, which knows the screens of all modules. */
export const ScreensContext = createContext<readonly AdminScreen[]>([]);

/** All screens of the administration, including those that this person has no right to. */
export const useScreens = (): readonly AdminScreen[] => useContext(ScreensContext);
