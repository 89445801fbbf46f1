import type { AdminScreen } from '../kit/screen.ts';

/** One's own way to sign in, and who else works here. */
export const accountScreens: readonly AdminScreen[] = [
  {
    path: 'account',
    title: 'Your sign-in',
    right: null,
    group: 'Team',
    icon: 'lock',
    words: 'recovery codes second factor password session',
    open: async () => ({ Component: (await import('./OwnSignInScreen.tsx')).OwnSignInScreen }),
  },
];
