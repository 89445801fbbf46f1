import { createHash } from 'node:crypto';
import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';
import { mailShop, shopTimeZone } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
import type { ReturnMail } from '../../platform/jobs/outbox.ts';
import {
  button,
  factBox,
  heading,
  lineBlock,
  mailDocument,
  paragraph,
  subheading,
  textEnd,
  type MailShop,
} from '../../platform/mail/layout.ts';
import { ownTexts } from '../../platform/mail/ownTexts.ts';
import { oneLine, type Mail } from '../../platform/mail/mail.ts';
import { html } from '../../platform/markup/html.ts';
import { orderPath, parseOrderOptions } from '../orders/orders.ts';
import { isLate, returnReference } from './rules.ts';
import { readReturnSettings } from './settings.ts';
import { reasonTexts } from './reasonTexts.ts';

// The emails about a return. The first one is the acknowledgement on a durable medium that article 11a of Directive 2011/83/EU asks for: the
// content of the statement, and the date and time of its receipt. It confirms the receipt, not that the withdrawal is valid.

/** All data of the email. Texts are unescaped user input. */
export interface ReturnMailFacts {
  kind: ReturnMail['kind'];
  /** Unique and stable: see Mail.key. */
  key: string;
  messageId: string;
  orderId: number;
  /** The order number. */
  number: number;
  reference: string;
  shop: MailShop;
  to: string;
  /** Who made the statement. */
  name: string;
  /** URL of the order's page, with its access key. */
  url: string;
  /** The statement, as labelled facts. */
  statement: readonly (readonly [name: string, value: string])[];
  lines: readonly string[];
  isLate: boolean;
  instructions: string;
  rejection: string;
}

const columns = {
  lines: {
    orderBy: { orderLine: { position: 'asc' } },
    select: { quantity: true, orderLine: { select: { name: true, options: true } } },
  },
  order: { select: { id: true, number: true, accessKey: true, email: true, placedAt: true } },
} as const;

const day = shopFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric' });
const time = shopFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/**
 * Reads all data of the email.
 * @param publicUrl the shop's URL, for the link to the order
 * @returns null when the return doesn't exist (any longer), or its order is anonymised
 */
export async function readReturnMail(db: Db, request: ReturnMail, publicUrl: string): Promise<ReturnMailFacts | null> {
  const found = await db.prisma.return.findUnique({ where: { id: request.returnId }, include: columns });
  if (!found || found.email === '' || found.order.email === '') return null;
  const { order } = found;
  const timeZone = await shopTimeZone(db.prisma);
  const { instructions } = await readReturnSettings(db.prisma);
  const key = ['return', found.id, request.kind, ...(request.toBuyer ? ['buyer'] : [])].join('-');
  const reason = found.reason && reasonTexts[found.reason];
  return {
    kind: request.kind,
    key,
    // The order's secret makes the ID differ from that of another shop's return with the same name, and can't be derived from it.
    messageId: `${key}.${createHash('sha256').update(`${key} ${order.accessKey}`).digest('hex').slice(0, 16)}`,
    orderId: order.id,
    number: order.number,
    reference: returnReference(order.number, found.number),
    shop: await mailShop(db, `return.${request.kind}`),
    to: request.toBuyer ? order.email : found.email,
    name: found.name,
    url: `${publicUrl}${orderPath(order)}`,
    statement: [
      ['Received', `${day(found.createdAt, timeZone)}, ${time(found.createdAt, timeZone)} ${zoneLabel(timeZone)}`],
      ['Reference', returnReference(order.number, found.number)],
      ['Order', `${order.number}, placed on ${day(order.placedAt, timeZone)}`],
      ['Name', oneLine(found.name)],
      ['Email', oneLine(found.email)],
      ...(reason ? [['Reason', reason] as const] : []),
      ...(found.note === '' ? [] : [['Note', oneLine(found.note)] as const]),
    ],
    lines: found.lines.map(({ quantity, orderLine: { name, options } }) => {
      const details = parseOrderOptions(options).map((option) => `${option.name}: ${option.value}`);
      return oneLine(`${quantity} × ${name}${details.length === 0 ? '' : ` (${details.join(', ')})`}`);
    }),
    isLate: isLate(found.createdAt, found.periodEndsAt),
    instructions,
    rejection: found.rejection,
  };
}

interface Opening {
  subject: string;
  title: string;
  /** What the law asks for, or a decision and its reason: stays whatever the shop's own introduction is. */
  facts: readonly string[];
  /** Sentences that the shop's own introduction replaces. */
  sentences: readonly string[];
}

const openings: Record<ReturnMail['kind'], (mail: ReturnMailFacts) => Opening> = {
  requested: ({ number, shop, isLate: isAfter }) => ({
    subject: `Your withdrawal from order ${number} at ${shop.name}`,
    title: 'We’ve received your withdrawal',
    facts: [
      `This email confirms that we’ve received your statement of withdrawal from order ${number}. Keep it for your records.`,
      ...(isAfter ? ['By our records, it arrived after the withdrawal period. We’ll check it and get back to you.'] : []),
    ],
    sentences: isAfter ? [] : ['Once the goods have arrived and we’ve checked them, we’ll refund you and send another email.'],
  }),
  received: ({ number, reference, shop }) => ({
    subject: `Your return ${reference} has arrived at ${shop.name}`,
    title: 'Your return has arrived',
    facts: [],
    sentences: [
      `We’ve received the goods that you returned from order ${number}. We’re checking them and will email you about your refund.`,
    ],
  }),
  rejected: ({ number, reference, shop, rejection }) => ({
    subject: `Your return ${reference} at ${shop.name} was rejected`,
    title: 'Your return was rejected',
    facts: [`We can’t accept your return from order ${number}.${rejection === '' ? '' : ` Reason: “${oneLine(rejection)}”`}`],
    sentences: ['If you disagree, reply to this email or contact us.'],
  }),
};

/** Values of the placeholders in the shop's own texts. */
export const returnPlaceholders = ({ number, reference, shop }: ReturnMailFacts): Record<string, string> => ({
  orderNumber: String(number),
  returnReference: reference,
  shopName: shop.name,
});

/** Renders the email as HTML and plain text. */
export function renderReturnMail(mail: ReturnMailFacts): Mail {
  const { url, lines, statement, name } = mail;
  const own = ownTexts(mail.shop, returnPlaceholders(mail));
  const { shop } = own;
  const start = openings[mail.kind](mail);
  const { title } = start;
  const subject = own.subject(start.subject);
  const sentences = [...start.facts, ...own.introduction(start.sentences)];
  const hello = `Hello ${oneLine(name)},`;
  const isStatement = mail.kind === 'requested';
  const instructions = isStatement && mail.instructions !== '' ? mail.instructions.split('\n').map(oneLine) : [];
  const heads = { lines: isStatement ? 'You withdraw from' : 'Items', instructions: 'How to return the goods' };
  const body = html`${heading(title)}${paragraph(hello)}${sentences.map((text) => paragraph(text))}${isStatement && factBox(statement)}
  ${subheading(heads.lines)}${lineBlock(lines)}${instructions.length > 0 && html`${subheading(heads.instructions)}${lineBlock(instructions)}`}
  ${button('View order', url)}`;
  const indented = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join('\n');
  const blocks = [
    title,
    hello,
    ...sentences,
    // Indented, so that user input can't pass for the email's own text.
    isStatement ? indented(statement.map(([label, value]) => `${label}: ${value}`)) : '',
    `${heads.lines}:\n${indented(lines)}`,
    instructions.length > 0 ? `${heads.instructions}:\n${indented(instructions)}` : '',
    `Your order: ${url}`,
    textEnd(shop),
  ];
  return {
    key: mail.key,
    messageId: mail.messageId,
    to: mail.to,
    senderName: shop.name,
    subject,
    html: mailDocument({ title: subject, preview: sentences[0] ?? title, body, shop }),
    text: `${blocks.filter((block) => block !== '').join('\n\n')}\n`,
    fileName: `${mail.number}-${mail.key}`,
  };
}
