import { parseInput } from '../../platform/errors/errors.ts';
import { z } from 'zod';
import { defaultLanguage } from '../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';
import { documentPdf, type Archive } from './archive.ts';
import { InvoiceNotFoundError } from './errors.ts';

// Invoices of several orders as one PDF, to print.

/** How many orders are printed at once. */
export const maxPrinted = 50;

const input = z.object({
  orders: z
    .string()
    .regex(/^\d{1,9}(?:,\d{1,9})*$/, 'List order numbers, separated by commas.')
    .transform((numbers) => [...new Set(numbers.split(',').map(Number))])
    .refine((numbers) => numbers.length <= maxPrinted, `Print at most ${maxPrinted} orders at once.`),
});

/**
 * The latest invoice of each order, in the given order, as one file. Its pages are those of the archived files.
 * @param given order numbers, separated by commas; orders without an invoice are left out
 * @throws InvalidInputError, InvoiceNotFoundError if none of them has an invoice
 */
export async function printedInvoices(archive: Archive, given: string, signal: AbortSignal): Promise<Uint8Array> {
  const { orders: numbers } = parseInput(input, { orders: given });
  const found = await archive.db.prisma.invoice.findMany({
    where: { kind: 'INVOICE', order: { number: { in: numbers } } },
    orderBy: { id: 'desc' },
    distinct: ['orderId'],
    select: { id: true, order: { select: { number: true } } },
  });
  if (found.length === 0) throw new InvoiceNotFoundError();
  const idOf = new Map(found.map(({ id, order }) => [order.number, id]));
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const printed = await PDFDocument.create();
  for (const number of numbers) {
    const id = idOf.get(number);
    if (id === undefined) continue;
    signal.throwIfAborted();
    const invoice = await PDFDocument.load(await documentPdf(archive, id));
    for (const page of await printed.copyPages(invoice, invoice.getPageIndices())) printed.addPage(page);
  }
  printed.setTitle(messages[defaultLanguage].invoicesOfOrders({ count: found.length }));
  return printed.save({ useObjectStreams: false });
}
