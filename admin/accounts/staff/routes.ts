import type { AdminScreen } from '../../kit/screen.ts';

/** The staff member's own sign-in settings, and the other staff accounts. */
export const staffScreens: readonly AdminScreen[] = [
  {
    path: 'staff',
    goKey: 't',
    title: 'Staff',
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
    title: 'Sign-in and security',
    right: null,
    group: 'Team',
    icon: 'lock',
    keywords: 'recovery codes second factor password session',
    open: async () => ({ Component: (await import('./OwnSignInScreen.tsx')).OwnSignInScreen }),
  },
];
