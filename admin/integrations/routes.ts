import type { AdminScreen } from '../kit/screen.ts';

/** Screen of the API keys. */
export const integrationScreens: readonly AdminScreen[] = [
  {
    path: 'api-keys',
    title: 'API keys',
    right: 'ADMINISTRATOR',
    group: 'Settings',
    icon: 'lock',
    words: 'integration token access program erp scopes developer',
    open: async () => {
      const { ApiKeysScreen, loadApiKeys } = await import('./ApiKeysScreen.tsx');
      return { Component: ApiKeysScreen, load: loadApiKeys };
    },
  },
];
