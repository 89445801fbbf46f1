import { z } from 'zod';
import { plainVatId } from '../../../shared/vat/vatIds.ts';
import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { OrderNotFoundError } from '../orders/orders.ts';
import { messages } from './__generated__/messages.ts';
import { InvoiceNotPossibleError } from './errors.ts';
import { lockInvoicedOrder } from './invoicedOrder.ts';
import { documentShop, earlierInvoice, store } from './issue.ts';
import { makeReplacedNote, makeReplacement } from './makeCreditNote.ts';
import { hasSeller } from './makeInvoice.ts';

// Corrects who an invoice is for. An issued invoice never changes (Directive 2006/112/EC, article 219): a credit note cancels all of it, and a
// new invoice with a number of its own replaces it, in one transaction.

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Use at most ${max} characters.`)
    .refine((given) => !/\p{Cc}|\p{Cs}/u.test(given), 'Remove invisible characters.');
const required = (what: string, max: number) => line(max).refine((given) => given !== '', `Enter ${what}.`);

const input = z
  .object({
    number: z.string(),
    name: line(120),
    company: line(120),
    address1: required('the street', 120),
    address2: line(120),
    postcode: line(20),
    city: required('the city', 80),
    country: z.string().refine((code) => countryByCode.has(code), 'Choose a country.'),
    vatId: z
      .string()
      .transform(plainVatId)
      .refine((id) => id === '' || /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(id), 'Enter a VAT ID with its country code, such as DE123456789.'),
    reason: line(200),
  })
  .refine(({ name, company }) => name !== '' || company !== '', { path: ['name'], message: 'Enter a name or a company.' });

export type CorrectInvoiceInput = z.input<typeof input> & { orderId: number };

/**
 * Replaces the invoice of an order by one for a corrected buyer. The goods, amounts and taxes stay the same.
 * @param given `number` is that of the invoice to correct: once it is replaced, the request is refused
 * @throws OrderNotFoundError, InvoiceNotPossibleError, InvalidInputError
 */
export async function correctInvoice(shop: Shop, { orderId, ...given }: CorrectInvoiceInput): Promise<{ orderId: number }> {
  const { number, vatId: buyerVatId, reason, ...address } = parseInput(input, given);
  const buyer = { ...address, countryName: countryByCode.get(address.country)?.name ?? address.country };
  const actor = await actorOf(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const order = await lockInvoicedOrder(tx, orderId);
      if (!order) throw new OrderNotFoundError();
      const invoice = earlierInvoice(order);
      if (invoice?.data.number !== number) throw new InvoiceNotPossibleError('REPLACED');
      // Credit notes refer to the invoice, so that another one would have to replace them, too.
      if (order.invoices.some(({ invoiceId }) => invoiceId === invoice.id) || order.refunds.some(({ state }) => state !== 'FAILED'))
        throw new InvoiceNotPossibleError('CREDITED');
      const facts = await documentShop(tx);
      if (!hasSeller(facts.identity)) throw new InvoiceNotPossibleError('NO_SELLER');
      const issuance = { tx, order, shop: facts, now: shop.now };
      const base = { order, invoice: invoice.data, corrects: { number, issuedOn: invoice.data.issuedOn } };
      await store(issuance, 'CREDIT_NOTE', { invoiceId: invoice.id, refundId: null }, (issue) =>
        makeReplacedNote(base, reason === '' ? messages[invoice.data.language].buyersDetailsCorrected : reason, facts, issue),
      );
      const { data } = await store(issuance, 'INVOICE', { invoiceId: null, refundId: null, replacesId: invoice.id }, (issue) =>
        makeReplacement(base, { buyer, buyerVatId }, facts, issue),
      );
      const details = { order: order.number, invoice: data.number, replaces: number };
      await recordAudit(tx, shop, actor, { action: 'invoice.correct', targetType: 'Order', targetIds: [orderId], details });
    }),
  );
  return { orderId };
}
