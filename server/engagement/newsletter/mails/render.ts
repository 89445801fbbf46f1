import { shopFormat, zoneLabel } from '../../../../shared/clock/shopClock.ts';
import { html, type Html } from '../../../platform/markup/html.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { NewsletterMailFacts } from './facts.ts';

const moment = shopFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface MailTexts {
  subject: string;
  preview: string;
  body: Html;
  text: string;
}

type Introduction = (byDefault: readonly string[]) => readonly string[];

function confirmationTexts(
  { confirmUrl, askedAt, timeZone }: Extract<NewsletterMailFacts, { kind: 'confirm' }>,
  introduction: Introduction,
): MailTexts {
  // Added to the text, which records who asked for the email.
  const own = introduction([]);
  const title = 'Confirm your subscription';
  const asked = `Someone signed up for our newsletter with this email address on ${moment(askedAt, timeZone)} (${zoneLabel(timeZone)}). Confirm to start receiving it.`;
  const life = 'This link expires in 48 hours.';
  const ignore = 'If this wasn’t you, ignore this email. You won’t receive the newsletter, and we’ll delete your address after 30 days.';
  return {
    subject: title,
    preview: 'Confirm your email address to receive our newsletter. If this wasn’t you, ignore this email.',
    body: html`${heading(title)}${own.map((text) => paragraph(text))}${paragraph(asked)}${button('Confirm subscription', confirmUrl)}${paragraph(remark(life))}
    ${paragraph(remark(ignore))}`,
    text: [title, ...own, asked, `Confirm: ${confirmUrl}`, life, ignore].join('\n\n'),
  };
}

function welcomeTexts(
  { preferencesUrl, offUrl }: Extract<NewsletterMailFacts, { kind: 'welcome' }>,
  introduction: Introduction,
): MailTexts {
  const title = 'You’re subscribed';
  const thanks = introduction(['Thanks for confirming. We’ll email you about offers and new products.']);
  const leave = 'You can unsubscribe at any time with the link in every email.';
  const link = (text: string, url: string) => html`<a class="link" href="${url}" style="color:#0f5c4d">${text}</a>`;
  return {
    subject: title,
    preview: thanks[0] ?? title,
    body: html`${heading(title)}${thanks.map((text) => paragraph(text))}${button('Manage preferences', preferencesUrl)}
    ${paragraph(remark(html`${leave} ${link('Unsubscribe', offUrl)}`))}`,
    text: [title, ...thanks, `Manage preferences: ${preferencesUrl}`, `${leave}\nUnsubscribe: ${offUrl}`].join('\n\n'),
  };
}

/** Values of the placeholders in the shop's own texts. */
export const newsletterPlaceholders = ({ shop }: NewsletterMailFacts): Record<string, string> => ({ shopName: shop.name });

/** Renders a newsletter email as HTML and plain text. */
export function renderNewsletterMail(facts: NewsletterMailFacts): Mail {
  const own = ownTexts(facts.shop, newsletterPlaceholders(facts));
  const { shop, introduction } = own;
  const texts = facts.kind === 'confirm' ? confirmationTexts(facts, introduction) : welcomeTexts(facts, introduction);
  const { preview, body, text } = texts;
  const subject = own.subject(texts.subject);
  return {
    key: facts.key,
    messageId: facts.key,
    to: facts.email,
    senderName: facts.shop.name,
    subject,
    html: mailDocument({ title: subject, preview, body, shop }),
    text: `${text}\n\n${textEnd(shop)}\n`,
    fileName: facts.key,
    ...(facts.kind === 'welcome' && { offUrl: facts.offUrl }),
  };
}
