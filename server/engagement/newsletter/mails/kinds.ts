import type { MailKind } from '../../../foundation/settings/settings.ts';
import { defaultLanguage } from '../../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';
import type { NewsletterMailFacts } from './facts.ts';
import { newsletterPlaceholders, renderNewsletterMail } from './render.ts';

const t = messages[defaultLanguage];

function kindOf(
  kind: 'confirm' | 'welcome',
  title: string,
  occasion: string,
  more: (url: string) => { kind: 'confirm'; confirmUrl: string } | { kind: 'welcome'; preferencesUrl: string; offUrl: string },
): MailKind {
  return {
    kind: `newsletter.${kind}`,
    group: t.newsletter,
    title,
    occasion,
    placeholders: { shopName: t.shopName },
    sample: (shop, url) => {
      const key = `sample-newsletter-${kind}`;
      const askedAt = new Date('2026-11-02T10:00:00Z');
      const facts: NewsletterMailFacts = { key, email: 'ada@example.com', shop, askedAt, timeZone: 'Europe/Berlin', ...more(`${url}/`) };
      return { mail: renderNewsletterMail(facts), values: newsletterPlaceholders(facts) };
    },
  };
}

/** The emails of the newsletter, for staff who edit their texts. */
export const newsletterMails: readonly MailKind[] = [
  kindOf('confirm', t.confirmSubscription, t.sentWhenSomeoneSubscribes, (url) => ({
    kind: 'confirm',
    confirmUrl: url,
  })),
  kindOf('welcome', t.welcome, t.sentAfterConfirmation, (url) => ({ kind: 'welcome', preferencesUrl: url, offUrl: url })),
];
