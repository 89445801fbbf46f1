import { createHash } from 'node:crypto';
import { mailShop, shopTimeZone } from '../../foundation/settings/settings.ts';
import type { ReturnReason } from '../../generated/prisma/enums.ts';
import type { Db } from '../../platform/database/db.ts';
import type { ReturnMail } from '../../platform/jobs/outbox.ts';
import { mailDates } from '../../platform/mail/dates.ts';
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
import { messages, type Messages } from './__generated__/messages.ts';
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
  const shop = await mailShop(db, `return.${request.kind}`);
  const t = messages[shop.language];
  const reference = returnReference(order.number, found.number);
  return {
    kind: request.kind,
    key,
    // The order's secret makes the ID differ from that of another shop's return with the same name, and can't be derived from it.
    messageId: `${key}.${createHash('sha256').update(`${key} ${order.accessKey}`).digest('hex').slice(0, 16)}`,
    orderId: order.id,
    number: order.number,
    reference,
    shop,
    to: request.toBuyer ? order.email : found.email,
    name: found.name,
    url: `${publicUrl}${orderPath(order)}`,
    statement: statementOf(shop, timeZone, { ...found, reference, order }),
    lines: found.lines.map(({ quantity, orderLine: { name, options } }) => {
      const chosen = parseOrderOptions(options).map((option) => `${option.name}: ${option.value}`);
      return oneLine(chosen.length === 0 ? t.line({ quantity, name }) : t.lineWithOptions({ quantity, name, options: chosen.join(', ') }));
    }),
    isLate: isLate(found.createdAt, found.periodEndsAt),
    instructions,
    rejection: found.rejection,
  };
}

/** A statement of withdrawal. */
interface Statement {
  createdAt: Date;
  reference: string;
  order: { number: number; placedAt: Date };
  name: string;
  email: string;
  reason: ReturnReason | null;
  note: string;
}

/** The statement as labelled facts, in the language of the email. */
export function statementOf(
  { language }: MailShop,
  timeZone: string,
  { createdAt, reference, order, reason, ...given }: Statement,
): ReturnMailFacts['statement'] {
  const t = messages[language];
  const { day, second, zone } = mailDates[language];
  const facts = [
    [t.received, t.receivedAt({ time: second(createdAt, timeZone), zone: zone(timeZone) })],
    [t.reference, reference],
    [t.order, t.orderPlacedOn({ orderNumber: order.number, date: day(order.placedAt, timeZone) })],
    [t.name, oneLine(given.name)],
    [t.email, oneLine(given.email)],
    [t.reason, reason ? reasonTexts(t)[reason] : ''],
    [t.note, oneLine(given.note)],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}

interface Opening {
  subject: string;
  title: string;
  /** What the law asks for, or a decision and its reason: stays whatever the shop's own introduction is. */
  facts: readonly string[];
  /** Sentences that the shop's own introduction replaces. */
  sentences: readonly string[];
}

const openings: Record<ReturnMail['kind'], (mail: ReturnMailFacts, t: Messages) => Opening> = {
  requested: ({ number: orderNumber, shop, isLate: isAfter }, t) => ({
    subject: t.yourWithdrawal({ orderNumber, shop: shop.name }),
    title: t.weveReceivedYourWithdrawal,
    facts: [t.confirmsYourStatement({ orderNumber }), ...(isAfter ? [t.arrivedAfterPeriod] : [])],
    sentences: isAfter ? [] : [t.refundAfterCheck],
  }),
  received: ({ number: orderNumber, reference, shop }, t) => ({
    subject: t.yourReturnHasArrivedAt({ reference, shop: shop.name }),
    title: t.yourReturnHasArrived,
    facts: [],
    sentences: [t.weveReceivedItems({ orderNumber })],
  }),
  rejected: ({ number: orderNumber, reference, shop, rejection }, t) => ({
    subject: t.yourReturnWasRejectedAt({ reference, shop: shop.name }),
    title: t.yourReturnWasRejected,
    facts: [
      rejection === ''
        ? t.weCantAcceptYourReturn({ orderNumber })
        : t.weCantAcceptYourReturnBecause({ orderNumber, reason: oneLine(rejection) }),
    ],
    sentences: [t.ifYouDisagree],
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
  const t = messages[shop.language];
  const start = openings[mail.kind](mail, t);
  const { title } = start;
  const subject = own.subject(start.subject);
  const sentences = [...start.facts, ...own.introduction(start.sentences)];
  const hello = t.helloName({ name: oneLine(name) });
  const isStatement = mail.kind === 'requested';
  const instructions = isStatement && mail.instructions !== '' ? mail.instructions.split('\n').map(oneLine) : [];
  const heads = { lines: isStatement ? t.itemsInThisWithdrawal : t.items, instructions: t.howToReturn };
  const body = html`${heading(title)}${paragraph(hello)}${sentences.map((text) => paragraph(text))}${isStatement && factBox(statement)}
  ${subheading(heads.lines)}${lineBlock(lines)}${instructions.length > 0 && html`${subheading(heads.instructions)}${lineBlock(instructions)}`}
  ${button(t.viewOrder, url)}`;
  const indented = (texts: readonly string[]) => texts.map((text) => `  ${text}`).join('\n');
  const blocks = [
    title,
    hello,
    ...sentences,
    // Indented, so that user input can't pass for the email's own text.
    isStatement ? indented(statement.map(([label, value]) => `${label}: ${value}`)) : '',
    `${heads.lines}:\n${indented(lines)}`,
    instructions.length > 0 ? `${heads.instructions}:\n${indented(instructions)}` : '',
    t.yourOrder({ url }),
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
