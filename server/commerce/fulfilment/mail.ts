import { createHash } from 'node:crypto';
import { carrierTitle, trackingPage } from '../../../shared/fulfilment/carriers.ts';
import { mailShop } from '../../foundation/settings/settings.ts';
import type { Db } from '../../platform/database/db.ts';
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

// The email about a shipment. Its contents are read when it is sent: a corrected tracking number is the corrected one.

/** The requested email. `again` is the minute in which it was requested again. */
export interface ShipmentMailRequest {
  shipmentId: number;
  again?: number;
}

/** All data of the email. Texts are unescaped user input. */
export interface ShipmentMailFacts {
  /** Unique and stable: see Mail.key. */
  key: string;
  messageId: string;
  orderId: number;
  /** The order number. */
  number: number;
  /** The shipment's number within the order. */
  shipment: number;
  shop: MailShop;
  email: string;
  firstName: string;
  /** URL of the order's page, with its access key. */
  url: string;
  carrier: string;
  service: string;
  trackingNumber: string;
  /** Null without a tracking page. */
  trackingUrl: string | null;
  lines: readonly { name: string; details: string; quantity: number }[];
  /** Whether more of the order is still to be shipped. */
  isPart: boolean;
}

const columns = {
  lines: {
    orderBy: { orderLine: { position: 'asc' } },
    select: { quantity: true, orderLine: { select: { name: true, options: true } } },
  },
  order: {
    select: {
      id: true,
      number: true,
      accessKey: true,
      email: true,
      firstName: true,
      country: true,
      postcode: true,
      fulfilment: true,
      status: true,
    },
  },
} as const;

/**
 * Reads all data of the email.
 * @param publicUrl the shop's URL, for the link to the order
 * @returns null when the shipment was cancelled or doesn't exist (any longer), or its order is anonymised
 */
export async function readShipmentMail(db: Db, request: ShipmentMailRequest, publicUrl: string): Promise<ShipmentMailFacts | null> {
  const shipment = await db.prisma.shipment.findUnique({ where: { id: request.shipmentId }, include: columns });
  if (!shipment || shipment.cancelledAt || shipment.order.email === '') return null;
  const { order } = shipment;
  const repeated = request.again === undefined ? [] : ['again', request.again];
  const key = ['shipment', shipment.id, ...repeated].join('-');
  return {
    key,
    // The order's secret makes the ID differ from that of another shop's shipment with the same name, and can't be derived from it.
    messageId: `${key}.${createHash('sha256').update(`${key} ${order.accessKey}`).digest('hex').slice(0, 16)}`,
    orderId: order.id,
    number: order.number,
    shipment: shipment.number,
    shop: await mailShop(db, 'order.shipment'),
    email: order.email,
    firstName: order.firstName,
    url: `${publicUrl}${orderPath(order)}`,
    carrier: carrierTitle(shipment),
    service: shipment.service,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: trackingPage({ ...order, ...shipment }),
    lines: shipment.lines.map(({ quantity, orderLine: { name, options } }) => ({
      name,
      details: parseOrderOptions(options)
        .map((option) => `${option.name}: ${option.value}`)
        .join(', '),
      quantity,
    })),
    isPart: order.fulfilment === 'PARTIALLY_SHIPPED' && order.status !== 'COMPLETED',
  };
}

function facts({ carrier, service, trackingNumber }: ShipmentMailFacts, t: Messages): (readonly [name: string, value: string])[] {
  const all = [[t.carrier, carrier] as const, [t.service, service] as const, [t.trackingNumber, trackingNumber] as const];
  return all.map(([name, value]) => [name, oneLine(value)] as const).filter(([, value]) => value !== '');
}

function lineText({ quantity, ...line }: ShipmentMailFacts['lines'][number], t: Messages): string {
  const [name, details] = [oneLine(line.name), oneLine(line.details)];
  return details === '' ? t.line({ quantity, name }) : t.lineWithDetails({ quantity, name, details });
}

/** Values of the placeholders in the shop's own texts. */
export const shipmentPlaceholders = ({ number, shop, carrier, trackingNumber }: ShipmentMailFacts): Record<string, string> => ({
  orderNumber: String(number),
  shopName: shop.name,
  carrier,
  trackingNumber,
});

/** Renders the email about a shipment as HTML and plain text. */
export function renderShipmentMail(mail: ShipmentMailFacts): Mail {
  const { number, isPart, url, trackingUrl } = mail;
  const t = messages[mail.shop.language];
  const own = ownTexts(mail.shop, shipmentPlaceholders(mail));
  const { shop } = own;
  const order = { orderNumber: number, shop: shop.name };
  const subject = own.subject(isPart ? t.partOfYourOrderIsOnItsWay(order) : t.yourOrderIsOnItsWay(order));
  const title = isPart ? t.partIsOnItsWay : t.orderIsOnItsWay;
  const sentences = own.introduction([isPart ? t.weveShippedSomeItems(order) : t.weveShippedItems(order)]);
  const hello = t.helloName({ firstName: oneLine(mail.firstName) });
  const known = facts(mail, t);
  const lines = mail.lines.map((line) => lineText(line, t));
  const body = html`${heading(title)}${paragraph(hello)}${sentences.map((text) => paragraph(text))}
  ${known.length > 0 && factBox(known)}${trackingUrl !== null && button(t.trackShipment, trackingUrl)}
  ${subheading(t.inThisShipment)}${lineBlock(lines)}
  ${trackingUrl === null ? button(t.viewOrder, url) : paragraph(html`<a class="link" href="${url}" style="color:#0f5c4d">${t.viewOrder}</a>`)}`;
  const blocks = [
    title,
    hello,
    ...sentences,
    // Indented, so that user input can't pass for the email's own text.
    known.map(([name, value]) => `  ${name}: ${value}`).join('\n'),
    trackingUrl === null ? '' : t.trackYourShipment({ url: trackingUrl }),
    `${t.inThisShipment}:\n${lines.map((line) => `  ${line}`).join('\n')}`,
    t.yourOrder({ url }),
    textEnd(shop),
  ];
  return {
    key: mail.key,
    messageId: mail.messageId,
    to: mail.email,
    senderName: shop.name,
    subject,
    html: mailDocument({ title: subject, preview: sentences[0] ?? title, body, shop }),
    text: `${blocks.filter((block) => block !== '').join('\n\n')}\n`,
    fileName: `${number}-shipment-${mail.shipment}${mail.key.includes('again') ? '-again' : ''}`,
  };
}
