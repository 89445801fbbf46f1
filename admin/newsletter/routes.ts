import type { AdminScreen } from '../kit/screen.ts';
import * as t from './__generated__/messages.ts';

export const newsletterScreens: readonly AdminScreen[] = [
  {
    path: 'subscribers',
    goKey: 's',
    title: t.subscribers,
    right: 'SUBSCRIBERS',
    group: 'Audience',
    icon: 'mail',
    keywords: 'newsletter list delete export',
    open: async () => {
      const { SubscribersScreen, loadSubscribers } = await import('./SubscribersScreen.tsx');
      return { Component: SubscribersScreen, load: loadSubscribers };
    },
  },
  {
    path: 'subscribers/imports',
    title: t.importSubscribers,
    right: 'SUBSCRIBERS',
    open: async () => {
      const { ImportsScreen, loadImports } = await import('./ImportsScreen.tsx');
      return { Component: ImportsScreen, load: loadImports };
    },
  },
  {
    path: 'subscribers/:id',
    title: t.subscriber,
    right: 'SUBSCRIBERS',
    open: async () => {
      const { SubscriberScreen, loadSubscriber } = await import('./SubscriberScreen.tsx');
      return { Component: SubscriberScreen, load: loadSubscriber };
    },
  },
  {
    path: 'integrations',
    title: t.integrations,
    right: 'SUBSCRIBERS',
    group: 'Audience',
    icon: 'plug',
    keywords: 'mailing services webhook newsletter',
    open: async () => {
      const { IntegrationsScreen, loadIntegrations } = await import('./integrations/IntegrationsScreen.tsx');
      return { Component: IntegrationsScreen, load: loadIntegrations };
    },
  },
  {
    path: 'integrations/new/:kind',
    title: t.newIntegration,
    right: 'SUBSCRIBERS',
    open: async () => {
      const { NewIntegrationScreen, loadNewIntegration } = await import('./integrations/NewIntegrationScreen.tsx');
      return { Component: NewIntegrationScreen, load: loadNewIntegration };
    },
  },
  {
    path: 'integrations/:id',
    title: t.integration,
    right: 'SUBSCRIBERS',
    open: async () => {
      const { IntegrationScreen, loadIntegration } = await import('./integrations/IntegrationScreen.tsx');
      return { Component: IntegrationScreen, load: loadIntegration };
    },
  },
  {
    path: 'newsletter-forms',
    title: t.newsletterForms,
    right: 'SETTINGS',
    group: 'Audience',
    icon: 'sliders',
    keywords: 'variants placements subscribe form consent box',
    open: async () => {
      const { NewsletterFormsScreen, loadNewsletterForms } = await import('./NewsletterFormsScreen.tsx');
      return { Component: NewsletterFormsScreen, load: loadNewsletterForms };
    },
  },
];
