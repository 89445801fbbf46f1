import { z } from 'zod';
import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';
import { mailShop, readIdentity, shopTimeZone } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
import { inAscii } from '../../platform/mail/address.ts';
import { factBox, heading, lineBlock, mailDocument, paragraph, remark, textEnd, type MailShop } from '../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/markup/html.ts';
import { contactTopics, type ContactTopic } from './rules.ts';

/** A message in the queue. */
export const contactMail = z.object({
  id: z.string(),
  sentAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  topic: z.enum(Object.keys(contactTopics) as [ContactTopic, ...ContactTopic[]]),
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

const moment = shopFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** Renders the email to the shop as HTML and plain text. A reply goes to the sender of the message. */
export function renderContactMail(mail: ContactMailFacts): Mail {
  const { id, name, email, orderNumber, shop, to, sentAt, timeZone } = mail;
  const topic = contactTopics[mail.topic];
  const subject = `Contact form: ${topic}${orderNumber === '' ? '' : `, order ${orderNumber}`} – ${oneLine(name)}`;
  const facts = [
    ['Name', oneLine(name)],
    ['Email', oneLine(email)],
    ...(orderNumber === '' ? [] : [['Order number', orderNumber] as const]),
    ['Topic', topic],
    ['Sent', `${moment(new Date(sentAt), timeZone)} ${zoneLabel(timeZone)}`],
  ] as const;
  const lines = mail.message.split('\n').map(oneLine);
  const advice = 'Reply to this email to answer. The name, address and order number were entered in the contact form and aren’t verified.';
  const title = 'Message from the contact form';
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
      body: html`${heading(title)}${factBox(facts)}${paragraph('')}${lineBlock(lines)}${paragraph(remark(advice))}`,
      shop,
    }),
    // Indented, so that user input can't pass for the email's own text.
    text: `${[
      title,
      facts.map(([label, value]) => `  ${label}: ${value}`).join('\n'),
      lines.map((line) => `  ${line}`.trimEnd()).join('\n'),
      advice,
      textEnd(shop),
    ].join('\n\n')}\n`,
    fileName: `contact-${id}`,
  };
}
