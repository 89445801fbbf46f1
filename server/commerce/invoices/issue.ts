import { shopDay } from '../../../shared/clock/shopClock.ts';
import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { readIdentity, shopTimeZone } from '../../foundation/settings/settings.ts';
import type { InvoiceKind } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { OrderNotFoundError, transferReference } from '../orders/orders.ts';
import { flowOf, readPaymentSettings } from '../payments/payments.ts';
import { InvoiceNotPossibleError } from './errors.ts';
import './events.ts';
import { lockInvoicedOrder, type InvoicedOrder } from './invoicedOrder.ts';
import { makeCancellation, makeCreditNote } from './makeCreditNote.ts';
import { hasSeller, makeInvoice, type DocumentShop, type Issue } from './makeInvoice.ts';
import { documentNumber, invoiceObstacle, isInvoiceDue } from './rules.ts';
import { readInvoiceSettings } from './settings.ts';
import { parseDocument, type DocumentData } from './snapshot.ts';

// Issues invoices and credit notes: one transaction locks the order, decides what it lacks, takes the next numbers and stores the documents.
// The counter's row stays locked until the transaction ends, so a number is used exactly when its document is stored.

/** What issuing depends on. */
export type Issuing = Pick<Shop, 'db' | 'now' | 'payments'>;

export async function documentShop(tx: Tx): Promise<DocumentShop> {
  return { identity: await readIdentity({ prisma: tx }), timeZone: await shopTimeZone(tx), settings: await readInvoiceSettings(tx) };
}

/** Takes the next number of a kind. The last lock that the transaction takes before it writes. */
async function nextNumber(tx: Tx, kind: InvoiceKind, shop: DocumentShop, now: Date): Promise<Issue & { year: number; sequence: number }> {
  const year = Number(shopDay(now, shop.timeZone).slice(0, 4));
  const [counter] = await tx.$queryRaw<{ last: number; issuedAt: Date }[]>`
    INSERT INTO "InvoiceCounter" ("kind", "year", "last", "issuedAt") VALUES (${kind}::"InvoiceKind", ${year}::int, 1, ${now}::timestamptz)
    ON CONFLICT ("kind", "year") DO UPDATE
    SET "last" = "InvoiceCounter"."last" + 1, "issuedAt" = greatest("InvoiceCounter"."issuedAt", EXCLUDED."issuedAt")
    RETURNING "last", "issuedAt"`;
  if (!counter) throw new Error('The document counter has no row');
  const { last: sequence, issuedAt } = counter;
  const { invoicePrefix, creditNotePrefix } = shop.settings;
  return { year, sequence, issuedAt, number: documentNumber(kind === 'INVOICE' ? invoicePrefix : creditNotePrefix, year, sequence) };
}

/** A document that was issued. */
export interface Issued {
  id: number;
  data: DocumentData;
}

export interface Issuance {
  tx: Tx;
  order: InvoicedOrder;
  shop: DocumentShop;
  now: Date;
}

/** Stores a document under the next number of its kind. */
export async function store(
  { tx, order, shop, now }: Issuance,
  kind: InvoiceKind,
  references: { invoiceId: number | null; refundId: number | null; replacesId?: number },
  make: (issue: Issue) => DocumentData,
): Promise<Issued> {
  const { year, sequence, number, issuedAt } = await nextNumber(tx, kind, shop, now);
  const data = make({ number, issuedAt });
  const { netMinor, vatMinor, totalMinor } = data.totals;
  const { id: orderId, country, currency } = order;
  const sums = { country, currency, netMinor, vatMinor, totalMinor };
  const row = { kind, number, year, sequence, orderId, ...references, issuedAt, ...sums, data };
  const { id } = await tx.invoice.create({ data: row, select: { id: true } });
  await emitEvents(tx, 'invoiceIssued', [{ invoiceId: id, number, kind, orderId, totalMinor, currency }], issuedAt);
  return { id, data };
}

/** Issues the invoice. */
async function issueInvoiceOf(issuance: Issuance, payments: Shop['payments']): Promise<Issued> {
  const { tx, order, shop } = issuance;
  const isAwaited = order.status === 'ON_HOLD' && (flowOf(payments, order.paymentMethod) ?? 'TRANSFER') === 'TRANSFER';
  const { bank, bankVersion } = await readPaymentSettings({ prisma: tx }, payments);
  const account = isAwaited && bankVersion > 0 ? { ...bank, reference: transferReference(order.number, shop.identity.name) } : null;
  return store(issuance, 'INVOICE', { invoiceId: null, refundId: null }, (issue) => makeInvoice(order, shop, issue, account));
}

/** Issues the credit notes that an invoiced order lacks. */
async function issueCreditNotes(issuance: Issuance, { id: invoiceId, data: invoice }: Issued): Promise<void> {
  const { order, shop } = issuance;
  const corrects = { number: invoice.number, issuedOn: invoice.issuedOn };
  const base = { order, invoice, corrects };
  const existing = order.invoices.filter((one) => one.invoiceId === invoiceId);
  let creditedMinor = existing.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
  const credited = existing.flatMap(({ refundId }) => order.refunds.filter(({ id }) => id === refundId));
  for (const refund of order.refunds) {
    const fits = creditedMinor + refund.amountMinor <= invoice.totals.totalMinor;
    if (refund.state !== 'SUCCEEDED' || credited.includes(refund) || !fits) continue;
    const earlier = [...credited];
    await store(issuance, 'CREDIT_NOTE', { invoiceId, refundId: refund.id }, (issue) => makeCreditNote(base, refund, earlier, shop, issue));
    credited.push(refund);
    creditedMinor += refund.amountMinor;
  }
  if (order.status === 'CANCELLED' && existing.length === 0 && creditedMinor === 0)
    await store(issuance, 'CREDIT_NOTE', { invoiceId, refundId: null }, (issue) => makeCancellation(base, shop, issue));
}

/** The invoice in force: the last one, because a corrected invoice replaces the one before. */
export const earlierInvoice = ({ invoices }: InvoicedOrder): Issued | null => {
  const found = invoices.findLast(({ kind }) => kind === 'INVOICE');
  return found ? { id: found.id, data: parseDocument(found.data) } : null;
};

/**
 * Issues the documents that an order lacks after something happened to it: safe to call at any time and from several processes.
 * @returns false when they must wait until the shop's legal name and address are set
 */
export async function issueDocuments({ db, now, payments }: Issuing, orderId: number): Promise<boolean> {
  return withRetry(() =>
    db.prisma.$transaction(async (tx) => {
      const order = await lockInvoicedOrder(tx, orderId);
      // Nothing has happened to it since: orders from before there were invoices get theirs by hand.
      if (!order?.invoiceTask) return true;
      const shop = await documentShop(tx);
      const isDelivered = order.events.length > 0;
      const existing = earlierInvoice(order);
      const isDue = !existing && order.email !== '' && isInvoiceDue({ ...order, isDelivered }, shop.settings.moment);
      if (isDue && !hasSeller(shop.identity)) return false;
      const issuance = { tx, order, shop, now };
      const invoice = existing ?? (isDue ? await issueInvoiceOf(issuance, payments) : null);
      if (invoice) await issueCreditNotes(issuance, invoice);
      await tx.invoiceTask.deleteMany({ where: { orderId } });
      return true;
    }),
  );
}

/**
 * Issues the invoice of an order on request, and credit notes for what was refunded of it. Does nothing for an order that has its invoice.
 * The entry point checks rights.
 * @throws OrderNotFoundError, InvoiceNotPossibleError
 */
export async function issueInvoice(shop: Shop, { orderId }: { orderId: number }): Promise<{ orderId: number }> {
  const actor: Actor = await actorOf(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const order = await lockInvoicedOrder(tx, orderId);
      if (!order) throw new OrderNotFoundError();
      if (earlierInvoice(order)) return;
      const obstacle = invoiceObstacle(order);
      const facts = await documentShop(tx);
      if (obstacle !== null) throw new InvoiceNotPossibleError(obstacle);
      if (!hasSeller(facts.identity)) throw new InvoiceNotPossibleError('NO_SELLER');
      const issuance = { tx, order, shop: facts, now: shop.now };
      const invoice = await issueInvoiceOf(issuance, shop.payments);
      await issueCreditNotes(issuance, invoice);
      const details = { order: order.number, invoice: invoice.data.number };
      await recordAudit(tx, shop, actor, { action: 'invoice.issue', targetType: 'Order', targetIds: [orderId], details });
    }),
  );
  return { orderId };
}
