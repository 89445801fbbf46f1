import type { AdminScreen } from '../../kit/screen.ts';
import * as t from '../__generated__/messages.ts';

const menus = async () => {
  const { MenusScreen, loadMenu } = await import('./MenusScreen.tsx');
  return { Component: MenusScreen, load: loadMenu };
};

/** Screens of the content shown on every page. */
export const contentScreens: readonly AdminScreen[] = [
  {
    path: 'menus',
    title: t.menus,
    right: 'CONTENT',
    group: 'Content',
    icon: 'menu',
    keywords: 'navigation header links top bar logo',
    open: menus,
  },
  { path: 'menus/:place', title: t.menu, right: 'CONTENT', open: menus },
  {
    path: 'notices',
    title: t.notices,
    right: 'CONTENT',
    group: 'Content',
    icon: 'eye',
    keywords: 'store notice banner coming soon opening top content',
    open: async () => {
      const { NoticesScreen, loadNotices } = await import('../NoticesScreen.tsx');
      return { Component: NoticesScreen, load: loadNotices };
    },
  },
  {
    path: 'emails',
    title: t.emails,
    right: 'CONTENT',
    group: 'Content',
    icon: 'mail',
    keywords: 'mails texts templates subject introduction footer order confirmation preview test',
    open: async () => {
      const { EmailsScreen, loadEmails } = await import('../emails/EmailsScreen.tsx');
      return { Component: EmailsScreen, load: loadEmails };
    },
  },
  {
    path: 'emails/:kind',
    title: t.email,
    right: 'CONTENT',
    open: async () => {
      const { EmailScreen, loadEmail } = await import('../emails/EmailScreen.tsx');
      return { Component: EmailScreen, load: loadEmail };
    },
  },
];
