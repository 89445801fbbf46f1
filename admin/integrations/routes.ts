import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

/** Screen of the API keys. */
export const integrationScreens: readonly AdminScreen[] = [
  {
    path: 'api-keys',
    title: t.apiKeys,
    right: 'ADMINISTRATOR',
    group: 'Settings',
    icon: 'lock',
    keywords: 'integration token access program erp scopes developer',
    open: async () => {
      const { ApiKeysScreen, loadApiKeys } = await import('./ApiKeysScreen.tsx');
      return { Component: ApiKeysScreen, load: loadApiKeys };
    },
  },
  {
    path: 'webhooks',
    title: t.webhooks,
    right: 'ADMINISTRATOR',
    group: 'Settings',
    icon: 'plug',
    keywords: 'integration events notification program erp developer receiver',
    open: async () => {
      const { WebhooksScreen, loadWebhooks } = await import('./WebhooksScreen.tsx');
      return { Component: WebhooksScreen, load: loadWebhooks };
    },
  },
  {
    path: 'webhook-deliveries',
    title: t.webhookDeliveries,
    right: 'ADMINISTRATOR',
    keywords: 'log messages resend failed',
    open: async () => {
      const { WebhookDeliveriesScreen, loadWebhookDeliveries } = await import('./WebhookDeliveriesScreen.tsx');
      return { Component: WebhookDeliveriesScreen, load: loadWebhookDeliveries };
    },
  },
];
