import type { MailKind } from '../../settings/settings.ts';
import type { AccountMailFacts, AccountMailKind } from './facts.ts';
import { accountPlaceholders, renderAccountMail } from './render.ts';

const named: Readonly<Record<AccountMailKind, { title: string; occasion: string }>> = {
  verify: { title: 'Confirm email address', occasion: 'Sent when somebody signs up, with the link that confirms the address.' },
  alreadyRegistered: { title: 'Account exists', occasion: 'Sent when somebody signs up with the address of an account.' },
  resetPassword: { title: 'Set a new password', occasion: 'Sent on request, with the link that sets a new password.' },
  confirmEmail: { title: 'Confirm new email address', occasion: 'Sent to the new address when a customer changes it.' },
  emailTaken: { title: 'Email address in use', occasion: 'Sent when a customer changes their address to that of another account.' },
  emailChanged: { title: 'Email address changed', occasion: 'Sent to the old address when it was changed.' },
  passwordChanged: { title: 'Password changed', occasion: 'Sent when the password was changed.' },
};

/** The emails about accounts, for staff who edit their texts. */
export const accountMails: readonly MailKind[] = (Object.keys(named) as AccountMailKind[]).map((kind) => ({
  kind: `account.${kind}`,
  group: 'Accounts',
  ...named[kind],
  placeholders: { shopName: 'Name of the shop' },
  sample: (shop, url) => {
    const key = `sample-account-${kind}`;
    const facts: AccountMailFacts = { kind, key, messageId: key, email: 'ada@example.com', shop, url: `${url}/` };
    return { mail: renderAccountMail(facts), values: accountPlaceholders(facts) };
  },
}));
