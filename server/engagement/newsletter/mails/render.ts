import { shopFormat, zoneLabel } from '../../../../shared/clock/shopClock.ts';
import { html, type Html } from '../../../platform/markup/html.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import type { NewsletterMailFacts } from './facts.ts';

const moment = shopFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

interface MailTexts {
  subject: string;
  preview: string;
  body: Html;
  text: string;
}

function confirmationTexts({ confirmUrl, askedAt, timeZone }: Extract<NewsletterMailFacts, { kind: 'confirm' }>): MailTexts {
  const title = 'Confirm your subscription';
  const asked = `Someone signed up for our newsletter with this email address on ${moment(askedAt, timeZone)} (${zoneLabel(timeZone)}). Confirm to start receiving it.`;
  const life = 'This link expires in 48 hours.';
  const ignore = 'If this wasn’t you, ignore this email. You won’t receive the newsletter, and we’ll delete your address after 30 days.';
  return {
    subject: title,
    preview: 'Confirm your email address to receive our newsletter. If this wasn’t you, ignore this email.',
    body: html`${heading(title)}${paragraph(asked)}${button('Confirm subscription', confirmUrl)}${paragraph(remark(life))}
    ${paragraph(remark(ignore))}`,
    text: [title, asked, `Confirm: ${confirmUrl}`, life, ignore].join('\n\n'),
  };
}

function welcomeTexts({ preferencesUrl, offUrl }: Extract<NewsletterMailFacts, { kind: 'welcome' }>): MailTexts {
  const title = 'You’re subscribed';
  const thanks = 'Thanks for confirming. We’ll email you about offers and new products.';
  const leave = 'You can unsubscribe at any time with the link in every email.';
  const link = (text: string, url: string) => html`<a class="link" href="${url}" style="color:#0f5c4d">${text}</a>`;
  return {
    subject: title,
    preview: thanks,
    body: html`${heading(title)}${paragraph(thanks)}${button('Manage preferences', preferencesUrl)}
    ${paragraph(remark(html`${leave} ${link('Unsubscribe', offUrl)}`))}`,
    text: [title, thanks, `Manage preferences: ${preferencesUrl}`, `${leave}\nUnsubscribe: ${offUrl}`].join('\n\n'),
  };
}

/** Renders a newsletter email as HTML and plain text. */
export function renderNewsletterMail(facts: NewsletterMailFacts): Mail {
  const { subject, preview, body, text } = facts.kind === 'confirm' ? confirmationTexts(facts) : welcomeTexts(facts);
  return {
    key: facts.key,
    messageId: facts.key,
    to: facts.email,
    senderName: facts.shop.name,
    subject,
    html: mailDocument({ title: subject, preview, body, shop: facts.shop }),
    text: `${text}\n\n${textEnd(facts.shop)}\n`,
    fileName: facts.key,
    ...(facts.kind === 'welcome' && { offUrl: facts.offUrl }),
  };
}
