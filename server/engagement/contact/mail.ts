import { z } from 'zod';
import { mailShop, readIdentity, shopTimeZone } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
import { inAscii } from '../../platform/mail/address.ts';
import { mailDates } from '../../platform/mail/dates.ts';
import { factBox, heading, lineBlock, mailDocument, paragraph, remark, textEnd, type MailShop } from '../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/markup/html.ts';
import { messages, type Messages } from './__generated__/messages.ts';
import { contactTopics, type ContactTopic } from './rules.ts';

/** A message in the queue. */
export const contactMail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  topic: z.enum(contactTopics),
  message: z.string(),
});

/** All data of the email. Texts are unescaped user input. */
export interface ContactMailFacts extends z.output<typeof contactMail> {
  /** The shop's address. */
  to: string;
  shop: MailShop;
  timeZone: string;
}

/** @returns null when the shop has removed its email address */
export async function readContactMail(db: Db, message: z.output<typeof contactMail>): Promise<ContactMailFacts | null> {
  const { email } = await readIdentity(db);
  if (email === '') return null;
  return { ...message, to: inAscii(email), shop: await mailShop(db, null), timeZone: await shopTimeZone(db.prisma) };
}

const topicTexts = (t: Messages): Readonly<Record<ContactTopic, string>> => ({
  ORDER: t.myOrder,
  DELIVERY: t.delivery,
  RETURN: t.returnOrRefund,
  PRODUCT: t.aProduct,
  OTHER: t.somethingElse,
});

/** Renders the email to the shop as HTML and plain text. A reply goes to the sender of the message. */
export function renderContactMail(mail: ContactMailFacts): Mail {
  const { id, email, orderNumber, shop, to, sentAt, timeZone } = mail;
  const t = messages[shop.language];
  const topic = topicTexts(t)[mail.topic];
  const name = oneLine(mail.name);
  const subject = orderNumber === '' ? t.contactFormTopic({ topic, name }) : t.contactFormTopicOrder({ topic, orderNumber, name });
  const facts = [
    [t.name, name],
    [t.email, oneLine(email)],
    ...(orderNumber === '' ? [] : [[t.orderNumber, orderNumber] as const]),
    [t.topic, topic],
    [t.sent, t.timeInZone({ time: mailDates[shop.language].minute(sentAt, timeZone), zone: mailDates[shop.language].zone(timeZone) })],
  ] as const;
  const lines = mail.message.split('\n').map(oneLine);
  return {
    key: `contact-${id}`,
    messageId: `contact-${id}`,
    to,
    replyTo: email,
    senderName: shop.name,
    subject,
    html: mailDocument({
      title: subject,
      preview: oneLine(mail.message).slice(0, 120),
      body: html`${heading(t.messageFromContactForm)}${factBox(facts)}${paragraph('')}${lineBlock(lines)}${paragraph(remark(t.replyToAnswer))}`,
      shop,
    }),
    // Indented, so that user input can't pass for the email's own text.
    text: `${[
      t.messageFromContactForm,
      facts.map(([label, value]) => `  ${label}: ${value}`).join('\n'),
      lines.map((line) => `  ${line}`.trimEnd()).join('\n'),
      t.replyToAnswer,
      textEnd(shop),
    ].join('\n\n')}\n`,
    fileName: `contact-${id}`,
  };
}
