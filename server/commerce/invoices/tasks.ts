import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrderDocument, OrderEmail, OrderParticipant } from '../orders/orders.ts';
import { documentPath } from './access.ts';
import { issueDocuments, type Issuing } from './issue.ts';
import { messages } from './__generated__/messages.ts';

// What orders and jobs ask of invoices.

/** Notes, in the transaction of the change, that the order may lack a document. */
async function recordInvoiceTask(tx: Tx, { orderId, at }: { orderId: number; at: Date }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "InvoiceTask" ("orderId", "since") VALUES (${orderId}::int, ${at}::timestamptz) ON CONFLICT DO NOTHING`;
}

/** The invoice for most emails; for one about a refund, its credit note. */
async function documentsOf({ prisma }: Pick<Db, 'prisma'>, { orderId, refundId, language }: OrderEmail): Promise<OrderDocument[]> {
  const found = await prisma.invoice.findMany({
    where: { orderId, ...(refundId === undefined ? {} : { refundId }) },
    orderBy: { id: 'asc' },
    select: { kind: true, number: true, order: { select: { number: true, accessKey: true } } },
  });
  const t = messages[language];
  return found.map(({ kind, number, order }) => ({
    label: kind === 'INVOICE' ? t.invoicePdf({ number }) : t.creditNotePdf({ number }),
    path: documentPath(order, number),
  }));
}

/** Takes part in orders. */
export const orderInvoices: OrderParticipant = { orderChanged: recordInvoiceTask, documents: documentsOf };

const batch = 100;

/**
 * Issues the documents of the orders that something happened to, oldest first.
 * @returns the numbers of orders that were looked at, and of those that wait for the shop's legal name and address
 */
export async function issueDueDocuments(issuing: Issuing, signal: AbortSignal): Promise<{ done: number; waiting: number }> {
  const { prisma } = issuing.db;
  let [done, waiting] = [0, 0];
  let after = 0;
  while (!signal.aborted) {
    const tasks = await prisma.invoiceTask.findMany({ where: { orderId: { gt: after } }, orderBy: { orderId: 'asc' }, take: batch });
    for (const { orderId } of tasks) {
      if (signal.aborted) break;
      if (await issueDocuments(issuing, orderId)) done += 1;
      else waiting += 1;
      after = orderId;
    }
    if (tasks.length < batch) break;
  }
  return { done, waiting };
}
