import type { Tx } from '../../platform/database/db.ts';
import { refundedOrderColumns } from '../taxes/taxes.ts';

// The order that a document is about, as it is when the document is issued.

const columns = {
  lines: { orderBy: { position: 'asc' } },
  coupons: { orderBy: { id: 'asc' }, select: { code: true } },
  refunds: { ...refundedOrderColumns.refunds, select: { ...refundedOrderColumns.refunds.select, reason: true } },
  invoiceTask: { select: { since: true } },
  events: { where: { kind: 'completed' }, orderBy: { id: 'asc' }, take: 1, select: { at: true } },
  invoices: {
    orderBy: { id: 'asc' },
    select: { id: true, kind: true, number: true, invoiceId: true, refundId: true, totalMinor: true, data: true },
  },
} as const;

/** An order with its lines, refunds and documents. */
export type InvoicedOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

function readOrder(tx: Tx, id: number) {
  return tx.order.findUnique({ where: { id }, include: columns });
}

/** Locks and reads an order; null if there is none. */
export async function lockInvoicedOrder(tx: Tx, id: number): Promise<InvoicedOrder | null> {
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${id}::int FOR NO KEY UPDATE`;
  return readOrder(tx, id);
}
