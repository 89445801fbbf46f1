import type { MailShop } from '../../../platform/mail/layout.ts';

/**
 * All data of a newsletter email. Contains no name: names are entered by strangers, who could use them to send arbitrary text to anyone.
 */
export type NewsletterMailFacts = {
  /** Unique and stable: see Mail.key. */
  key: string;
  email: string;
  shop: MailShop;
  /** When the address was signed up or confirmed. */
  askedAt: Date;
  /** The shop's time zone, for times. */
  timeZone: string;
} & (
  | { kind: 'confirm'; /** The page that confirms. */ confirmUrl: string }
  | {
      kind: 'welcome';
      /** URL of the subscriber's preferences page. */
      preferencesUrl: string;
      /** URL that unsubscribes on POST. */
      offUrl: string;
    }
);
