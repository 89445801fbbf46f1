import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { emittedPart } from '../../platform/events/domainEvents.ts';
import type { OrderMailKind } from '../../platform/jobs/outbox.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import './events.ts';
import { ordering } from './extensionPoints.ts';

/** The kinds of order events, and the details stored with each besides the time. */
export interface OrderEventDetails {
  placed: Record<string, never>;
  /** @property byHand whether staff marked the order as paid; otherwise the provider reported the payment */
  paid: { amountMinor: number; byHand?: boolean };
  /** The payment arrived after the order was closed and is refunded. */
  paidLate: { amountMinor: number };
  declined: { reason: string };
  /** The payment is reserved, and charged when the order is shipped. */
  authorized: { amountMinor: number };
  /** The authorised payment expired, was cancelled at the provider or couldn't be charged. */
  authorizationLost: { amountMinor: number; reason: string };
  cancelled: { by: 'shopper' | 'shop'; reason?: string };
  refunded: { amountMinor: number; reason: string };
  refundRefused: { amountMinor: number; reason: string };
  completed: Record<string, never>;
  /** @property shipment its number within the order */
  shipped: { shipment: number; carrier: string };
  shipmentCancelled: { shipment: number };
  /** @property mail kind of the email */
  mailed: { mail: OrderMailKind | OtherMail };
  /** @property return its number within the order */
  withdrawn: { return: number };
  returnReceived: { return: number };
  returnRejected: { return: number; reason: string };
}

/** Emails about an order that other modules send. */
type OtherMail = 'shipment' | 'return';

export type OrderEventKind = keyof OrderEventDetails;

/**
 * Records an order event in the transaction in which it happens. `accountId` is that of the acting staff member; absent or null for
 * shoppers, providers and jobs.
 */
export async function recordEvent<Kind extends OrderEventKind>(
  tx: Tx,
  { orderId, kind, detail, at, accountId = null }: RecordedEvent<Kind>,
): Promise<void> {
  const type = kind in emitted ? emitted[kind as keyof typeof emitted] : null;
  const amount = 'amountMinor' in detail ? detail.amountMinor : 0;
  const facts = Prisma.sql`jsonb_build_object('orderId', o."id", 'number', o."number", 'totalMinor', o."totalMinor", 'currency', o."currency")`;
  const payload = type === 'orderRefunded' ? Prisma.sql`${facts} || jsonb_build_object('amountMinor', ${amount}::bigint)` : facts;
  const order = Prisma.sql`"Order" o WHERE o."id" = ${orderId}::int`;
  // One statement, because most orders have several events within their busiest transaction.
  await tx.$executeRaw`
    WITH noted AS (
      INSERT INTO "OrderEvent" ("orderId", "kind", "detail", "at", "accountId")
      VALUES (${orderId}::int, ${kind}, ${JSON.stringify(detail)}::jsonb, ${at.toISOString()}::timestamptz, ${accountId}::int)
    )${type ? emittedPart(type, payload, order, at) : Prisma.empty}
    SELECT 1`;
  if (!changes.has(kind)) return;
  for (const { orderChanged } of ordering.participants) await orderChanged?.(tx, { orderId, at });
}

interface RecordedEvent<Kind extends OrderEventKind> {
  orderId: number;
  kind: Kind;
  detail: OrderEventDetails[Kind];
  at: Date;
  accountId?: number | null;
}

/** The events that other modules take part in. */
const changes: ReadonlySet<OrderEventKind> = new Set(['paid', 'completed', 'cancelled', 'refunded']);

const emitted = {
  placed: 'orderPlaced',
  paid: 'orderPaid',
  completed: 'orderCompleted',
  cancelled: 'orderCancelled',
  refunded: 'orderRefunded',
} as const;

/** Records in the order's history that the customer got an email of another module. */
export async function recordOtherMail(tx: Tx, orderId: number, mail: OtherMail, at: Date): Promise<void> {
  // An order that was deleted meanwhile has no history; the email must still count as sent.
  if ((await tx.order.count({ where: { id: orderId } })) === 0) return;
  await recordEvent(tx, { orderId, kind: 'mailed', detail: { mail }, at });
}

const sum = (detail: Record<string, unknown>) => formatMoney(Number(detail.amountMinor ?? 0));
const textOrEmpty = (text: unknown) => (typeof text === 'string' && text !== '' ? ` ${text}` : '');

/** What each email to the customer holds. */
const mails: Readonly<Record<OrderEventDetails['mailed']['mail'], string>> = {
  placed: 'the order confirmation',
  paid: 'the payment confirmation',
  failed: 'that the payment failed',
  shipment: 'the shipping confirmation',
  completed: 'that the order is complete',
  cancelled: 'the cancellation',
  refunded: 'the refund details',
  return: 'an update on the return',
};

const sentences: Readonly<Record<OrderEventKind, (detail: Record<string, unknown>, isStaff: boolean) => string>> = {
  placed: () => 'The order was placed.',
  paid: (detail) => `${sum(detail)} was paid.`,
  paidLate: (detail) => `${sum(detail)} arrived after the order was closed and is being refunded.`,
  declined: (detail) => `The payment failed.${textOrEmpty(detail.reason)}`,
  authorized: (detail) => `${sum(detail)} was authorised. It will be charged when the order is shipped.`,
  authorizationLost: (detail, isStaff) =>
    `The authorised payment of ${sum(detail)} couldn’t be charged.${isStaff ? `${textOrEmpty(detail.reason)} Ask the customer to pay in another way.` : ''}`,
  cancelled: (detail) => (detail.by === 'shop' ? `The shop cancelled the order.${textOrEmpty(detail.reason)}` : 'The order was cancelled.'),
  refunded: (detail) => `${sum(detail)} was refunded.${textOrEmpty(detail.reason)}`,
  // The provider's reason may concern the shop's account.
  refundRefused: (detail, isStaff) => `The refund of ${sum(detail)} was declined.${isStaff ? textOrEmpty(detail.reason) : ''}`,
  completed: () => 'The order was shipped.',
  shipped: (detail) => `Shipment ${Number(detail.shipment)} was sent with ${textOrEmpty(detail.carrier).trim() || 'the carrier'}.`,
  shipmentCancelled: (detail) => `Shipment ${Number(detail.shipment)} was cancelled.`,
  mailed: ({ mail }) => `We emailed ${mails[mail as keyof typeof mails] ?? 'about the order'}.`,
  withdrawn: (detail) => `Return ${Number(detail.return)} was requested.`,
  returnReceived: (detail) => `The goods for return ${Number(detail.return)} have arrived.`,
  returnRejected: (detail) => `Return ${Number(detail.return)} was rejected.${textOrEmpty(detail.reason)}`,
};

/** Describes an event in a sentence, for everyone who may see the order. Kinds recorded by other modules are shown by name. */
export function eventText(kind: string, detail: unknown, isStaff: boolean): string {
  const facts = typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>) : {};
  return Object.hasOwn(sentences, kind) ? sentences[kind as OrderEventKind](facts, isStaff) : kind;
}
