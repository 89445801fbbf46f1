import type { AdminScreen } from '../kit/screen.ts';

export const auditScreens: readonly AdminScreen[] = [
  {
    path: 'audit',
    goKey: 'a',
    title: 'Audit log',
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
