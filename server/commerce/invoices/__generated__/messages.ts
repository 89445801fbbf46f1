// Generated from the catalogues (messages.*.json): npm run generate.
import type { Language } from '../../../../shared/languages.ts';

const en = {
  /** Invoice */
  invoice: "Invoice",
  /** Credit note */
  creditNote: "Credit note",
  /** Invoice {number} */
  invoiceNumbered: (v: { number: string | number }): string => `Invoice ${v.number}`,
  /** Credit note {number} */
  creditNoteNumbered: (v: { number: string | number }): string => `Credit note ${v.number}`,
  /** Invoice {number} (PDF) */
  invoicePdf: (v: { number: string | number }): string => `Invoice ${v.number} (PDF)`,
  /** Credit note {number} (PDF) */
  creditNotePdf: (v: { number: string | number }): string => `Credit note ${v.number} (PDF)`,
  /** Invoice number */
  invoiceNumber: "Invoice number",
  /** Credit note number */
  creditNoteNumber: "Credit note number",
  /** Date */
  date: "Date",
  /** Date of supply */
  dateOfSupply: "Date of supply",
  /** Payment received */
  paymentReceived: "Payment received",
  /** Corrects invoice */
  correctsInvoice: "Corrects invoice",
  /** Invoice date */
  invoiceDate: "Invoice date",
  /** Replaces invoice */
  replacesInvoice: "Replaces invoice",
  /** Customer VAT ID */
  customerVatId: "Customer VAT ID",
  /** Order */
  order: "Order",
  /** {number}, {date} */
  orderPlaced: (v: { number: string | number; date: string | number }): string => `${v.number}, ${v.date}`,
  /** Order {number} */
  orderNumbered: (v: { number: string | number }): string => `Order ${v.number}`,
  /** This credit note cancels the entire invoice, which is replaced by a corrected one. What you’ve paid, or still have to pay, doesn’t change. */
  cancelsAndReplaces: "This credit note cancels the entire invoice, which is replaced by a corrected one. What you’ve paid, or still have to pay, doesn’t change.",
  /** We’ve refunded {total} to your original payment method. */
  weveRefunded: (v: { total: string | number }): string => `We’ve refunded ${v.total} to your original payment method.`,
  /** This credit note cancels {total} of the invoice. You don’t owe this amount. */
  cancelsAmount: (v: { total: string | number }): string => `This credit note cancels ${v.total} of the invoice. You don’t owe this amount.`,
  /** There’s nothing to pay. */
  nothingToPay: "There’s nothing to pay.",
  /** Paid on {date}. Payment method: {paymentMethod}. Thank you. */
  paidOn: (v: { date: string | number; paymentMethod: string | number }): string => `Paid on ${v.date}. Payment method: ${v.paymentMethod}. Thank you.`,
  /** Please transfer {total} using the reference {reference}. */
  pleaseTransfer: (v: { total: string | number; reference: string | number }): string => `Please transfer ${v.total} using the reference ${v.reference}.`,
  /** Payment method: {paymentMethod}. */
  paymentMethod: (v: { paymentMethod: string | number }): string => `Payment method: ${v.paymentMethod}.`,
  /** {accountName} · IBAN {iban} · BIC {bic} */
  bankAccount: (v: { accountName: string | number; iban: string | number; bic: string | number }): string => `${v.accountName} · IBAN ${v.iban} · BIC ${v.bic}`,
  /** Refunded items: {items}. */
  refundedItems: (v: { items: string | number }): string => `Refunded items: ${v.items}.`,
  /** Reason: {reason} */
  reason: (v: { reason: string | number }): string => `Reason: ${v.reason}`,
  /** Goods are delivered after payment. */
  deliveredAfterPayment: "Goods are delivered after payment.",
  /** VAT ID {vatId} */
  vatId: (v: { vatId: string | number }): string => `VAT ID ${v.vatId}`,
  /** Represented by {representative} */
  representedBy: (v: { representative: string | number }): string => `Represented by ${v.representative}`,
  /** SKU: {sku} */
  sku: (v: { sku: string | number }): string => `SKU: ${v.sku}`,
  /** plus {deposit} deposit each */
  plusDepositEach: (v: { deposit: string | number }): string => `plus ${v.deposit} deposit each`,
  /** Item */
  item: "Item",
  /** Quantity */
  quantity: "Quantity",
  /** Unit price net */
  unitPriceNet: "Unit price net",
  /** VAT */
  vat: "VAT",
  /** Unit price */
  unitPrice: "Unit price",
  /** Amount ({currency}) */
  amountIn: (v: { currency: string | number }): string => `Amount (${v.currency})`,
  /** Subtotal */
  subtotal: "Subtotal",
  /** Discount */
  discount: "Discount",
  /** Discount ({codes}) */
  discountCodes: (v: { codes: string | number }): string => `Discount (${v.codes})`,
  /** Delivery: {method} */
  deliveryBy: (v: { method: string | number }): string => `Delivery: ${v.method}`,
  /** Total */
  total: "Total",
  /** Total including VAT */
  totalIncludingVat: "Total including VAT",
  /** VAT rate */
  vatRate: "VAT rate",
  /** Net */
  net: "Net",
  /** Gross */
  gross: "Gross",
  /** Delivered to */
  deliveredTo: "Delivered to",
  /** Page {page} of {pages} */
  pageOf: (v: { page: string | number; pages: string | number }): string => `Page ${v.page} of ${v.pages}`,
  /** {title}, {date} */
  titleAndDate: (v: { title: string | number; date: string | number }): string => `${v.title}, ${v.date}`,
  /** {count, plural, one {Invoice for # order} other {Invoices for # orders}} */
  invoicesOfOrders: (v: { count: number }): string => `${(v.count === 1 ? `Invoice for ${v.count.toLocaleString("en")} order` : `Invoices for ${v.count.toLocaleString("en")} orders`)}`,
  /** Export to {destination}, outside the VAT area of the European Union: exempt from VAT. */
  exportOutsideVatArea: (v: { destination: string | number }): string => `Export to ${v.destination}, outside the VAT area of the European Union: exempt from VAT.`,
  /** No VAT is charged. */
  noVatIsCharged: "No VAT is charged.",
  /** The order was cancelled. */
  orderWasCancelled: "The order was cancelled.",
  /** The buyer’s details were corrected. A new invoice replaces this one. */
  buyersDetailsCorrected: "The buyer’s details were corrected. A new invoice replaces this one.",
  /** Refund */
  refund: "Refund",
};

/** The messages of one language. */
export type Messages = typeof en;

/** The messages by language. */
export const messages: Readonly<Record<Language, Messages>> = { en };

/** A text of these messages, written where the language is known: says((t) => t.key). */
export const says =
  (choose: (t: Messages, language: Language) => string) =>
  (language: Language): string =>
    choose(messages[language], language);
