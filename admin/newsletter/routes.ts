import type { AdminScreen } from '../kit/screen.ts';

export const newsletterScreens: readonly AdminScreen[] = [
  {
    path: 'subscribers',
    goKey: 's',
    title: 'Subscribers',
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
    title: 'Import subscribers',
    right: 'SUBSCRIBERS',
    open: async () => {
      const { ImportsScreen, loadImports } = await import('./ImportsScreen.tsx');
      return { Component: ImportsScreen, load: loadImports };
    },
  },
  {
    path: 'subscribers/:id',
    title: 'Subscriber',
    right: 'SUBSCRIBERS',
    open: async () => {
      const { SubscriberScreen, loadSubscriber } = await import('./SubscriberScreen.tsx');
      return { Component: SubscriberScreen, load: loadSubscriber };
    },
  },
  {
    path: 'integrations',
    title: 'Integrations',
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
    title: 'New integration',
    right: 'SUBSCRIBERS',
    open: async () => {
      const { NewIntegrationScreen, loadNewIntegration } = await import('./integrations/NewIntegrationScreen.tsx');
      return { Component: NewIntegrationScreen, load: loadNewIntegration };
    },
  },
  {
    path: 'integrations/:id',
    title: 'Integration',
    right: 'SUBSCRIBERS',
    open: async () => {
      const { IntegrationScreen, loadIntegration } = await import('./integrations/IntegrationScreen.tsx');
      return { Component: IntegrationScreen, load: loadIntegration };
    },
  },
  {
    path: 'newsletter-forms',
    title: 'Newsletter forms',
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
