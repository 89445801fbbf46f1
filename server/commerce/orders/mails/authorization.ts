import { mailDates } from '../../../platform/mail/dates.ts';
import { button, heading, mailDocument, paragraph, textEnd, type MailShop } from '../../../platform/mail/layout.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { html } from '../../../platform/markup/html.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import { messages } from '../__generated__/messages.ts';

/** All data of the email that warns the shop of a payment authorisation that expires soon. */
export interface AuthorizationMailFacts {
  /** Unique and stable across retries: see Mail.key. */
  key: string;
  /** The shop's address. */
  to: string;
  shop: MailShop;
  timeZone: string;
  orderNumber: number;
  amountMinor: number;
  captureBefore: Date;
  /** The order in the administration. */
  url: string;
}

/** Renders the email to the shop as HTML and plain text. */
export function renderAuthorizationMail(mail: AuthorizationMailFacts): Mail {
  const { key, shop, orderNumber, amountMinor, captureBefore, timeZone, url } = mail;
  const t = messages[shop.language];
  const subject = t.authorisationExpiresSoon({ orderNumber });
  const sentences = [
    t.authorisationExpiresOn({
      amount: formatMoney(amountMinor),
      orderNumber,
      time: mailDates[shop.language].minute(captureBefore, timeZone),
      zone: mailDates[shop.language].zone(timeZone),
    }),
    t.captureBeforeThen,
  ];
  const action = t.viewOrder;
  return {
    key,
    messageId: key,
    to: mail.to,
    senderName: shop.name,
    subject,
    html: mailDocument({
      title: subject,
      preview: sentences[0] ?? subject,
      body: html`${heading(subject)}${sentences.map((text) => paragraph(text))}${button(action, url)}`,
      shop,
    }),
    text: `${[subject, ...sentences, `${action}: ${url}`, textEnd(shop)].join('\n\n')}\n`,
    fileName: key,
  };
}
