import type { MailShop } from '../../../platform/mail/layout.ts';

/** Everything that a mail of the newsletter says. No name is in it: names come from strangers, who could write anything to anybody by them. */
export type NewsletterMailFacts = {
  /** Unique and the same each time: see Mail.key. */
  key: string;
  email: string;
  shop: MailShop;
  /** When somebody signed the address up, or confirmed it. */
  askedAt: Date;
  /** The shop's, in which times are told. */
  timeZone: string;
} & (
  | { kind: 'confirm'; /** The page that confirms. */ confirmUrl: string }
  | {
      kind: 'welcome';
      /** The page of one's own choices. */
      preferencesUrl: string;
      /** Ends the newsletter when somebody posts to it. */
      offUrl: string;
    }
);
