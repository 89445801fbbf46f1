import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const auditScreens: readonly AdminScreen[] = [
  {
    path: 'audit',
    goKey: 'a',
    title: t.auditLog,
    right: 'ADMINISTRATOR',
    group: 'Team',
    icon: 'history',
    keywords: 'history who did what',
    open: async () => {
      const { AuditScreen, loadAudit } = await import('./AuditScreen.tsx');
      return { Component: AuditScreen, load: loadAudit };
    },
  },
];
