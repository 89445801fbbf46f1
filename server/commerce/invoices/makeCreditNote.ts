import { lineRefundMinor, refundParts, vatOf } from '../taxes/taxes.ts';
import { messages } from './__generated__/messages.ts';
import type { InvoicedOrder } from './invoicedOrder.ts';
import { commonParts, makeInvoice, type DocumentShop, type Issue } from './makeInvoice.ts';
import { sumsByRate, totalOfRates, type RateSums } from './rules.ts';
import type { DocumentData, DocumentLine } from './snapshot.ts';

// Makes what a credit note says from a refund. Pure.

type OrderRefund = InvoicedOrder['refunds'][number];

/** The invoice that is corrected. */
type Corrected = NonNullable<DocumentData['corrects']>;

/** A line of a credit note: discounts are taken off. */
function creditLine(
  name: string,
  quantity: number,
  grossMinor: number,
  vatBasisPoints: number,
  { depositMinor = 0, ...more }: Partial<DocumentLine> = {},
): DocumentLine {
  const unitGrossMinor = Math.round(grossMinor / quantity) - depositMinor;
  return {
    sku: null,
    options: [],
    name,
    quantity,
    unitGrossMinor,
    unitNetMinor: unitGrossMinor - vatOf(unitGrossMinor, vatBasisPoints),
    depositMinor,
    grossMinor,
    discountMinor: 0,
    vatBasisPoints,
    vatMinor: vatOf(grossMinor, vatBasisPoints),
    ...more,
  };
}

/** The refunded pieces at what they cost after discounts, given the refunds that earlier credit notes are about. */
function refundedLines(order: InvoicedOrder, refund: OrderRefund, earlier: readonly OrderRefund[], invoice: DocumentData): DocumentLine[] {
  return refund.lines.flatMap(({ orderLineId, quantity }) => {
    const index = order.lines.findIndex(({ id }) => id === orderLineId);
    const line = order.lines[index];
    if (!line) return [];
    const before = earlier.flatMap(({ lines }) => lines).filter((part) => part.orderLineId === orderLineId);
    const refundedQuantity = before.reduce((sum, part) => sum + part.quantity, 0);
    const grossMinor = lineRefundMinor({ ...line, refundedQuantity }, quantity);
    const { sku = null, options = [] } = invoice.lines[index] ?? {};
    return [creditLine(line.name, quantity, grossMinor, line.vatBasisPoints, { sku, options, depositMinor: line.depositMinor })];
  });
}

/** Whether the lines are exactly what is refunded at each rate. */
function agrees(lines: readonly DocumentLine[], taxes: readonly RateSums[]): boolean {
  const sums = sumsByRate(lines).filter(({ grossMinor }) => grossMinor > 0);
  return (
    lines.length > 0 &&
    sums.length === taxes.length &&
    sums.every(({ vatBasisPoints, grossMinor }, index) => {
      const tax = taxes[index];
      return tax?.vatBasisPoints === vatBasisPoints && tax.grossMinor === grossMinor;
    })
  );
}

/**
 * Makes the credit note of a refund. Its VAT follows from the refunds that earlier credit notes are about, in their order, so that all of
 * them together have the VAT of the invoice once everything is refunded.
 * @param earlier those refunds
 */
export function makeCreditNote(
  { order, invoice, corrects }: { order: InvoicedOrder; invoice: DocumentData; corrects: Corrected },
  refund: OrderRefund,
  earlier: readonly OrderRefund[],
  shop: DocumentShop,
  issue: Issue,
): DocumentData {
  const t = messages[invoice.language];
  const taxes = sumsByRate(refundParts({ ...order, refunds: [...earlier, refund] }).get(refund.id) ?? []);
  const pieces = refundedLines(order, refund, earlier, invoice);
  const hasPieces = agrees(pieces, taxes);
  const amounts = taxes.map(({ vatBasisPoints, grossMinor, vatMinor }) =>
    creditLine(t.refund, 1, grossMinor, vatBasisPoints, { vatMinor, unitNetMinor: grossMinor - vatMinor }),
  );
  const totals = totalOfRates(taxes);
  return {
    ...invoice,
    kind: 'CREDIT_NOTE',
    ...sameBuyer(commonParts(order, shop, issue), invoice),
    payment: { name: invoice.payment.name, bank: null },
    lines: hasPieces ? pieces : amounts,
    shipping: null,
    coupons: [],
    taxes,
    totals: { subtotalMinor: totals.totalMinor, discountMinor: 0, shippingMinor: 0, ...totals },
    corrects,
    replaces: null,
    reason: refund.reason,
    refunded: hasPieces ? '' : pieces.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  };
}

/** Makes the credit note for all of an invoice, whose order was cancelled before it was paid. */
export function makeCancellation(
  { order, invoice, corrects }: { order: InvoicedOrder; invoice: DocumentData; corrects: Corrected },
  shop: DocumentShop,
  issue: Issue,
): DocumentData {
  const { lines, shipping, coupons, taxes, totals } = invoice;
  const made = makeInvoice(order, shop, issue, null);
  const common = sameBuyer(made, invoice);
  return {
    ...made,
    ...common,
    kind: 'CREDIT_NOTE',
    lines,
    shipping,
    coupons,
    taxes,
    totals,
    corrects,
    reason: messages[invoice.language].orderWasCancelled,
  };
}

/** The buyer on a corrected invoice. */
export type CorrectedBuyer = Pick<DocumentData, 'buyer' | 'buyerVatId'>;

/** Makes the credit note for all of an invoice that is replaced, because its buyer's name, address or VAT ID was wrong. */
export function makeReplacedNote(
  { order, invoice, corrects }: { order: InvoicedOrder; invoice: DocumentData; corrects: Corrected },
  reason: string,
  shop: DocumentShop,
  issue: Issue,
): DocumentData {
  const common = sameBuyer(commonParts(order, shop, issue), invoice);
  return {
    ...invoice,
    ...common,
    kind: 'CREDIT_NOTE',
    payment: { name: invoice.payment.name, bank: null },
    corrects,
    reason,
    isReplacement: true,
  };
}

/** Makes the invoice that replaces another one: the same goods, amounts and taxes, for a corrected buyer. */
export function makeReplacement(
  { order, invoice, corrects }: { order: InvoicedOrder; invoice: DocumentData; corrects: Corrected },
  corrected: CorrectedBuyer,
  shop: DocumentShop,
  issue: Issue,
): DocumentData {
  const common = sameBuyer(commonParts(order, shop, issue), invoice);
  // Where the goods were delivered decides the VAT, and doesn't change.
  const delivery = invoice.delivery ?? (invoice.shipping ? invoice.buyer : null);
  return { ...invoice, ...common, ...corrected, delivery, replaces: corrects };
}

/** The buyer and language of a credit note are those of its invoice, even when the customer's account was erased in the meantime. */
function sameBuyer<Parts extends Pick<DocumentData, 'buyer' | 'delivery'>>(
  parts: Parts,
  invoice: DocumentData,
): Parts & Pick<DocumentData, 'buyerVatId' | 'language'> {
  return {
    ...parts,
    language: invoice.language,
    buyer: invoice.buyer,
    buyerVatId: invoice.buyerVatId,
    delivery: invoice.delivery,
    exemption: invoice.exemption,
  };
}
