import { createHash } from 'node:crypto';
import type { Language } from '../../../shared/languages.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrderMailKind } from '../../platform/jobs/outbox.ts';
import { ordering } from './extensionPoints.ts';
import type { MailAddress, MailDocument, MailRefund, OrderMailFacts, PaymentSituation } from './mails/facts.ts';
import { withdrawalException } from '../../catalogue/products/products.ts';
import { mailShop, shopTimeZone } from '../../foundation/settings/settings.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import { recordEvent } from './orderEvents.ts';
import { parseOrderOptions } from './orderOptions.ts';
import { calledNow, flowOf, readPaymentSettings, type BankAccountFacts, type PaymentFlow, type Payments } from '../payments/payments.ts';
import { refundTaxes, parseShippingTaxes, taxShares } from '../taxes/taxes.ts';
import { orderPath, transferReference } from './checkout/rules.ts';
import { promisedDelivery } from './storedDelivery.ts';
import { parseAddress, type StoredAddress } from './storedAddress.ts';

// Reads the contents of order emails when they are sent rather than when they are requested: a customer whose order has been cancelled
// meanwhile isn't asked to pay.

/** The requested email. `refundId` identifies its refund. */
export interface OrderMailRequest {
  orderId: number;
  kind: OrderMailKind;
  refundId?: number;
  /** The minute in which the email was requested again. */
  again?: number;
}

const columns = {
  lines: { orderBy: { position: 'asc' } },
  coupons: { orderBy: { id: 'asc' }, select: { code: true } },
  payment: { select: { state: true } },
} as const;

type MailedOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

function readOrder(db: Db, id: number) {
  return db.prisma.order.findUnique({ where: { id }, include: columns });
}

/**
 * Reads all data of the email.
 * @param publicUrl the shop's URL, for the link to the order
 * @returns null when the order doesn't exist (any longer), or there is nothing to send
 */
export async function readOrderMail(
  { db, payments }: { db: Db; payments: Payments },
  request: OrderMailRequest,
  publicUrl: string,
): Promise<OrderMailFacts | null> {
  const order = await readOrder(db, request.orderId);
  if (!order || order.email === '') return null;
  const kind = mailKindFor(order, request.kind);
  if (kind === null) return null;
  const refund = kind === 'refunded' ? await refundFacts(db, order, request.refundId) : null;
  const settings = await readPaymentSettings(db, payments);
  // Only transfers are awaited with this status, even if their provider is no longer installed.
  const flow = flowOf(payments, order.paymentMethod) ?? (order.status === 'ON_HOLD' ? 'TRANSFER' : null);
  const shop = await mailShop(db, `order.${kind}`);
  const repeated = request.again === undefined ? [] : ['again', request.again];
  const key = ['order', order.id, kind, ...(refund ? [refund.name] : []), ...repeated].join('-');
  return {
    kind,
    key,
    // The order's secret makes the ID differ from that of another shop's order with the same name, and can't be derived from it.
    messageId: `${key}.${createHash('sha256').update(`${key} ${order.accessKey}`).digest('hex').slice(0, 16)}`,
    number: order.number,
    placedAt: order.placedAt,
    shop,
    timeZone: await shopTimeZone(db.prisma),
    email: order.email,
    firstName: order.firstName,
    url: `${publicUrl}${orderPath(order)}`,
    lines: order.lines.map(({ name, sku, options, quantity, lineMinor, depositMinor, withdrawalException: reason }) => ({
      name,
      sku,
      quantity,
      lineMinor,
      depositMinor,
      options: parseOrderOptions(options),
      withdrawal: withdrawalException(reason, shop.language)?.text ?? '',
    })),
    subtotalMinor: order.subtotalMinor,
    discountMinor: order.discountMinor,
    couponCodes: order.coupons.map(({ code }) => code),
    needsShipping: order.shippingMethod !== '',
    shippingName: order.shippingName,
    deliveryEstimate: promisedDelivery(order),
    shippingMinor: order.shippingMinor,
    totalMinor: order.totalMinor,
    paidMinor: order.paidMinor,
    taxes: taxShares([...order.lines, ...parseShippingTaxes(order.shippingTaxes)]),
    documents: await documentsOf(db, request, shop.language, publicUrl),
    paymentName: order.paymentName || calledNow(settings, order.paymentMethod).name,
    payment: paymentSituation(order, flow, settings.bank, shop.name),
    isBeingPrepared: order.status === 'PROCESSING' && flow !== 'ON_DELIVERY',
    refund,
    delivery: mailAddress(order),
    billing: billingAddress(order),
    vatId: order.vatId,
    note: order.note,
    giftMessage: order.giftMessage,
  };
}

/**
 * An order paid online gets one confirmation, when it is paid or authorised: until then its page shows its status. The first of the two requests sends
 * it.
 */
function mailKindFor({ payment }: MailedOrder, kind: OrderMailKind): OrderMailKind | null {
  if (payment && kind === 'placed') return payment.state === 'SUCCEEDED' || payment.state === 'AUTHORIZED' ? 'placed' : null;
  return payment && kind === 'paid' ? 'placed' : kind;
}

async function documentsOf(
  db: Db,
  { orderId, refundId }: OrderMailRequest,
  language: Language,
  publicUrl: string,
): Promise<MailDocument[]> {
  const found = await Promise.all(
    ordering.participants.map(async ({ documents }) => (await documents?.(db, { orderId, refundId, language })) ?? []),
  );
  return found.flat().map(({ label, path }) => ({ label, url: `${publicUrl}${path}` }));
}

async function refundFacts(db: Db, order: MailedOrder, refundId: number | undefined): Promise<MailRefund> {
  const { refundedMinor } = order;
  const sums = { refundedMinor, isPartial: refundedMinor < order.paidMinor };
  const refunds = await db.prisma.refund.findMany({
    where: { orderId: order.id },
    orderBy: { id: 'asc' },
    include: { lines: { orderBy: { orderLineId: 'asc' } } },
  });
  const refund = refunds.find(({ id }) => id === refundId);
  if (!refund) return { ...sums, name: `up-to-${refundedMinor}`, amountMinor: refundedMinor, reason: '', lines: [], taxes: [] };
  return {
    ...sums,
    name: String(refund.id),
    amountMinor: refund.amountMinor,
    reason: refund.reason,
    lines: refund.lines.flatMap(({ orderLineId, quantity }) => {
      const line = order.lines.find(({ id }) => id === orderLineId);
      return line ? [{ name: line.name, quantity }] : [];
    }),
    taxes: refundTaxes({ ...order, refunds }).get(refund.id) ?? [],
  };
}

function paymentSituation(
  { status, number, paidMinor, totalMinor, payment }: MailedOrder,
  flow: PaymentFlow | null,
  bank: BankAccountFacts,
  shopName: string,
): PaymentSituation {
  if (status === 'CANCELLED' || status === 'FAILED' || status === 'REFUNDED') return { state: 'over' };
  if (totalMinor === 0) return { state: 'nothing-to-pay' };
  if (paidMinor >= totalMinor) return { state: 'paid' };
  const amountMinor = totalMinor - paidMinor;
  if (payment?.state === 'AUTHORIZED') return { state: 'authorized', amountMinor };
  if (flow === 'ON_DELIVERY') return { state: 'cash', amountMinor };
  if (flow !== 'TRANSFER') return { state: 'over' };
  return { state: 'transfer', ...bank, reference: transferReference(number, shopName), amountMinor };
}

function mailAddress({ firstName, lastName, country, ...address }: StoredAddress): MailAddress {
  const { company, address1, address2, postcode, city } = address;
  const name = `${firstName} ${lastName}`.trim();
  return { name, company, address1, address2, postcode, city, country: countryByCode.get(country)?.name ?? country };
}

function billingAddress({ billingAddress: stored }: MailedOrder): MailAddress | null {
  const address = parseAddress(stored);
  return address && mailAddress(address);
}

/** Records in the order's history that an email was sent. */
export async function recordMailed(tx: Tx, { orderId, kind }: OrderMailRequest, at: Date): Promise<void> {
  // An order that was deleted meanwhile has no history; the email must still count as sent.
  if ((await tx.order.count({ where: { id: orderId } })) === 0) return;
  await recordEvent(tx, { orderId, kind: 'mailed', detail: { mail: kind }, at });
}
