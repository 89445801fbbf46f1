import type { MailShop } from '../../../platform/mail/layout.ts';

/** What a mail about an account is for. */
export type AccountMailKind =
  | 'verify'
  | 'alreadyRegistered'
  | 'resetPassword'
  | 'confirmEmail'
  | 'emailTaken'
  | 'emailChanged'
  | 'passwordChanged';

/** Everything that a mail about an account says. It names nobody: its reader may not be who asked for it. */
export interface AccountMailFacts {
  kind: AccountMailKind;
  /** Unique and the same each time: see Mail.key. */
  key: string;
  messageId: string;
  email: string;
  shop: MailShop;
  /** Where its button leads: of our own making, with the secret where there is one. */
  url: string;
}
