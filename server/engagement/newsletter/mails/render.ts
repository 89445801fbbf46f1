import { html, type Html } from '../../../platform/markup/html.ts';
import { button, heading, mailDocument, paragraph, remark, textEnd } from '../../../platform/mail/layout.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { mailDates } from '../../../platform/mail/dates.ts';
import { confirmationLifeMs, hourMs, pendingLifeDays } from '../rules.ts';
import { messages } from './__generated__/messages.ts';
import type { NewsletterMailFacts } from './facts.ts';

interface MailTexts {
  subject: string;
  preview: string;
  body: Html;
  text: string;
}

type Introduction = (byDefault: readonly string[]) => readonly string[];

function confirmationTexts(
  { confirmUrl, askedAt, timeZone, shop: { language } }: Extract<NewsletterMailFacts, { kind: 'confirm' }>,
  introduction: Introduction,
): MailTexts {
  const t = messages[language];
  // Added to the text, which records who asked for the email.
  const own = introduction([]);
  const title = t.confirmYourSubscription;
  const asked = t.someoneSignedUp({ time: mailDates[language].minute(askedAt, timeZone), zone: mailDates[language].zone(timeZone) });
  const life = t.linkExpires({ hours: confirmationLifeMs / hourMs });
  const ignore = t.ifThisWasntYou({ days: pendingLifeDays });
  return {
    subject: title,
    preview: t.confirmPreview,
    body: html`${heading(title)}${own.map((text) => paragraph(text))}${paragraph(asked)}${button(t.confirmSubscription, confirmUrl)}${paragraph(remark(life))}
    ${paragraph(remark(ignore))}`,
    text: [title, ...own, asked, t.confirmAt({ url: confirmUrl }), life, ignore].join('\n\n'),
  };
}

function welcomeTexts(
  { preferencesUrl, offUrl, shop }: Extract<NewsletterMailFacts, { kind: 'welcome' }>,
  introduction: Introduction,
): MailTexts {
  const t = messages[shop.language];
  const title = t.youreSubscribed;
  const thanks = introduction([t.thanksForConfirming]);
  const leave = t.unsubscribeAtAnyTime;
  const link = (text: string, url: string) => html`<a class="link" href="${url}" style="color:#0f5c4d">${text}</a>`;
  return {
    subject: title,
    preview: thanks[0] ?? title,
    body: html`${heading(title)}${thanks.map((text) => paragraph(text))}${button(t.managePreferences, preferencesUrl)}
    ${paragraph(remark(html`${leave} ${link(t.unsubscribe, offUrl)}`))}`,
    text: [title, ...thanks, `${t.managePreferences}: ${preferencesUrl}`, `${leave}\n${t.unsubscribe}: ${offUrl}`].join('\n\n'),
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
