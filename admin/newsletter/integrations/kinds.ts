import type { IntegrationKind } from '../../__generated__/IntegrationFormMutation.graphql.ts';

export interface KindWords {
  label: string;
  /** Where its key is found. */
  secretHint: string;
  /** What it calls its lists; null where there are none. */
  listLabel: string | null;
}

/** The services that can be told of subscribers, in the order in which they are offered. */
export const kinds = {
  WEBHOOK: { label: 'Webhook', secretHint: 'Leave it empty: the shop makes one and shows it once.', listLabel: null },
  MAILCHIMP: {
    label: 'Mailchimp',
    secretHint: 'A key of the Marketing API; it ends with the data centre, such as -us21.',
    listLabel: 'Audience ID',
  },
  BREVO: { label: 'Brevo', secretHint: 'An API key (version 3).', listLabel: 'List ID' },
  MAILERLITE: { label: 'MailerLite', secretHint: 'An API token.', listLabel: 'Group ID' },
} as const satisfies Partial<Record<IntegrationKind, KindWords>>;

export type KnownKind = keyof typeof kinds;

/** Narrows a service's name; null for one that this page does not know. */
export function knownKind(name: string | undefined): KnownKind | null {
  const upper = name?.toUpperCase() ?? '';
  return Object.hasOwn(kinds, upper) ? (upper as KnownKind) : null;
}

/** What a service is called. */
export function kindLabel(kind: string): string {
  const known = knownKind(kind);
  return known === null ? kind : kinds[known].label;
}
