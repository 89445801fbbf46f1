import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { emittedPart } from '../../platform/events/domainEvents.ts';
import type { OrderMailKind } from '../../platform/jobs/outbox.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import './events.ts';
import { ordering } from './extensionPoints.ts';
import { joined, type Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

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
const textOrEmpty = (text: unknown) => (typeof text === 'string' ? text.trim() : '');
/** A sentence, and the stored reason if there is one. */
const withReason = (text: Text, { reason }: Record<string, unknown>) => joined([text, textOrEmpty(reason)].filter((part) => part !== ''));

const sentences: Readonly<Record<OrderEventKind, (detail: Record<string, unknown>, isStaff: boolean) => Text>> = {
  placed: () => says((t) => t.orderWasPlaced),
  paid: (detail) => says((t) => t.amountWasPaid({ amount: sum(detail) })),
  paidLate: (detail) => says((t) => t.amountArrivedLate({ amount: sum(detail) })),
  declined: (detail) =>
    withReason(
      says((t) => t.thePaymentFailed),
      detail,
    ),
  authorized: (detail) => says((t) => t.amountWasAuthorised({ amount: sum(detail) })),
  authorizationLost: (detail, isStaff) => {
    const lost = says((t) => t.authorisedPaymentCouldntBeCharged({ amount: sum(detail) }));
    return isStaff ? joined([withReason(lost, detail), says((t) => t.askTheCustomerToPay)]) : lost;
  },
  cancelled: (detail) =>
    detail.by === 'shop'
      ? withReason(
          says((t) => t.shopCancelledTheOrder),
          detail,
        )
      : says((t) => t.orderWasCancelled),
  refunded: (detail) =>
    withReason(
      says((t) => t.amountWasRefunded({ amount: sum(detail) })),
      detail,
    ),
  refundRefused: (detail, isStaff) => {
    const declined = says((t) => t.refundWasDeclined({ amount: sum(detail) }));
    // The provider's reason may concern the shop's account.
    return isStaff ? withReason(declined, detail) : declined;
  },
  completed: () => says((t) => t.orderWasShipped),
  shipped: ({ shipment, carrier: given }) => {
    const [number, carrier] = [Number(shipment), textOrEmpty(given)];
    return says((t) => (carrier === '' ? t.shipmentWasSent({ number }) : t.shipmentWasSentWith({ number, carrier })));
  },
  shipmentCancelled: (detail) => says((t) => t.shipmentWasCancelled({ number: Number(detail.shipment) })),
  mailed: ({ mail }) => says((t) => t.weEmailed({ mail: textOrEmpty(mail) })),
  withdrawn: (detail) => says((t) => t.returnWasRequested({ number: Number(detail.return) })),
  returnReceived: (detail) => says((t) => t.returnHasArrived({ number: Number(detail.return) })),
  returnRejected: (detail) =>
    withReason(
      says((t) => t.returnWasRejected({ number: Number(detail.return) })),
      detail,
    ),
};

/** Describes an event in a sentence, for everyone who may see the order. Kinds recorded by other modules are shown by name. */
export function eventText(kind: string, detail: unknown, isStaff: boolean): Text {
  const facts = typeof detail === 'object' && detail !== null ? (detail as Record<string, unknown>) : {};
  return Object.hasOwn(sentences, kind) ? sentences[kind as OrderEventKind](facts, isStaff) : kind;
}
