import type { AdminScreen } from '../../kit/screen.ts';
import * as t from '../__generated__/messages.ts';

/** The staff member's own sign-in settings, and the other staff accounts. */
export const staffScreens: readonly AdminScreen[] = [
  {
    path: 'staff',
    goKey: 't',
    title: t.staff,
    right: 'ADMINISTRATOR',
    group: 'Team',
    icon: 'people',
    keywords: 'accounts roles rights administrators',
    open: async () => {
      const { StaffScreen, loadStaff } = await import('./StaffScreen.tsx');
      return { Component: StaffScreen, load: loadStaff };
    },
  },
  {
    path: 'account',
    title: t.signInAndSecurity,
    right: null,
    group: 'Team',
    icon: 'lock',
    keywords: 'recovery codes second factor password session',
    open: async () => ({ Component: (await import('./OwnSignInScreen.tsx')).OwnSignInScreen }),
  },
];
