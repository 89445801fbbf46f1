import type { MailKind } from '../../../foundation/settings/settings.ts';
import type { NewsletterMailFacts } from './facts.ts';
import { newsletterPlaceholders, renderNewsletterMail } from './render.ts';

function kindOf(
  kind: 'confirm' | 'welcome',
  title: string,
  occasion: string,
  more: (url: string) => { kind: 'confirm'; confirmUrl: string } | { kind: 'welcome'; preferencesUrl: string; offUrl: string },
): MailKind {
  return {
    kind: `newsletter.${kind}`,
    group: 'Newsletter',
    title,
    occasion,
    placeholders: { shopName: 'Name of the shop' },
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
  kindOf('confirm', 'Confirm subscription', 'Sent when somebody subscribes, with the link that confirms it.', (url) => ({
    kind: 'confirm',
    confirmUrl: url,
  })),
  kindOf('welcome', 'Welcome', 'Sent when a subscription was confirmed.', (url) => ({ kind: 'welcome', preferencesUrl: url, offUrl: url })),
];
