import type { MailKind } from '../../settings/settings.ts';
import { defaultLanguage } from '../../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';
import type { AccountMailFacts, AccountMailKind } from './facts.ts';
import { accountPlaceholders, renderAccountMail } from './render.ts';

const t = messages[defaultLanguage];

const named: Readonly<Record<AccountMailKind, { title: string; occasion: string }>> = {
  verify: { title: t.confirmEmailAddress, occasion: t.sentWhenSomeoneSignsUp },
  alreadyRegistered: { title: t.accountExists, occasion: t.sentWhenAddressHasAccount },
  resetPassword: { title: t.resetPassword, occasion: t.sentOnRequest },
  confirmEmail: { title: t.confirmNewEmailAddress, occasion: t.sentToNewAddress },
  emailTaken: { title: t.emailAddressInUse, occasion: t.sentWhenNewAddressIsTaken },
  emailChanged: { title: t.emailAddressChanged, occasion: t.sentToOldAddress },
  passwordChanged: { title: t.passwordChanged, occasion: t.sentAfterPasswordChange },
};

/** The emails about accounts, for staff who edit their texts. */
export const accountMails: readonly MailKind[] = (Object.keys(named) as AccountMailKind[]).map((kind) => ({
  kind: `account.${kind}`,
  group: t.accounts,
  ...named[kind],
  placeholders: { shopName: t.shopName },
  sample: (shop, url) => {
    const key = `sample-account-${kind}`;
    const facts: AccountMailFacts = { kind, key, messageId: key, email: 'ada@example.com', shop, url: `${url}/` };
    return { mail: renderAccountMail(facts), values: accountPlaceholders(facts) };
  },
}));
