import { localeOf } from '../../../shared/languages.ts';
import { messages, type Messages } from './__generated__/messages.ts';
import type { DocumentAddress, DocumentData } from './snapshot.ts';

// The texts of invoices and credit notes. They depend on the stored document alone, so that a document is always the same. Pure.

type InLanguage = Pick<DocumentData, 'language'>;

/** The messages in the language of a document. */
export const textsOf = ({ language }: InLanguage): Messages => messages[language];

/** @param day YYYY-MM-DD */
export function dayText(day: string, { language }: InLanguage): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' });
}

/** An amount without currency, such as 1,234.50. */
export function amountText(minor: number, { language }: InLanguage): string {
  return (minor / 100).toLocaleString(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace('-', '−');
}

/** An amount with its currency, such as EUR 1,234.50. */
export const moneyText = (minor: number, document: Pick<DocumentData, 'currency' | 'language'>): string =>
  `${document.currency} ${amountText(minor, document)}`;

/** Title of a document, such as "Invoice INV-2026-00001". */
export function titleOf(document: DocumentData): string {
  const { kind, number } = document;
  const t = textsOf(document);
  return kind === 'INVOICE' ? t.invoiceNumbered({ number }) : t.creditNoteNumbered({ number });
}

/** The lines of an address, as on an envelope. */
export function addressText({ name, company, address1, address2, postcode, city, countryName }: DocumentAddress): string[] {
  return [company, name, address1, address2, `${postcode} ${city}`.trim(), countryName].filter((text) => text !== '');
}

/** Names and values beside the address. */
export function factsOf(document: DocumentData): [string, string][] {
  const { kind, number, issuedOn, order, suppliedOn, paidOn, corrects, replaces, buyerVatId } = document;
  const t = textsOf(document);
  const day = (text: string) => dayText(text, document);
  const when: [string, string | null][] = corrects
    ? [
        [t.correctsInvoice, corrects.number],
        [t.invoiceDate, day(corrects.issuedOn)],
      ]
    : [suppliedOn ? [t.dateOfSupply, day(suppliedOn)] : [t.paymentReceived, paidOn && day(paidOn)]];
  const facts: [string, string | null][] = [
    [kind === 'INVOICE' ? t.invoiceNumber : t.creditNoteNumber, number],
    [t.date, day(issuedOn)],
    ...when,
    [t.replacesInvoice, replaces && replaces.number],
    [t.customerVatId, buyerVatId],
    [t.order, t.orderPlaced({ number: order.number, date: day(order.placedOn) })],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

function paymentText(document: DocumentData): string {
  const { paidOn, payment, totals, kind, corrects, isReplacement } = document;
  const t = textsOf(document);
  const total = moneyText(totals.totalMinor, document);
  const paymentMethod = payment.name;
  if (isReplacement) return t.cancelsAndReplaces;
  if (kind === 'CREDIT_NOTE') return corrects && paidOn ? t.weveRefunded({ total }) : t.cancelsAmount({ total });
  if (totals.totalMinor === 0) return t.nothingToPay;
  if (paidOn) return t.paidOn({ date: dayText(paidOn, document), paymentMethod });
  return payment.bank ? t.pleaseTransfer({ total, reference: payment.bank.reference }) : t.paymentMethod({ paymentMethod });
}

/** The paragraphs below the totals. */
export function notesOf(document: DocumentData): string[] {
  const { payment, shipping, exemption, reason, refunded, kind, suppliedOn, paidOn, footer } = document;
  const { bank } = payment;
  const t = textsOf(document);
  return [
    refunded === '' ? '' : t.refundedItems({ items: refunded }),
    reason === '' ? '' : t.reason({ reason }),
    paymentText(document),
    bank ? t.bankAccount({ accountName: bank.accountName, iban: bank.iban, bic: bank.bic }) : '',
    kind === 'INVOICE' && shipping && !suppliedOn && paidOn ? t.deliveredAfterPayment : '',
    exemption,
    footer,
  ].filter((text) => text !== '');
}

/** The three columns at the foot of each page: who, contact, registers. */
export function footOf(document: DocumentData): string[][] {
  const t = textsOf(document);
  const { legalName, street, postcode, city, countryName, representative, registerEntry, vatId, email, phone } = document.seller;
  return [
    [legalName, street, `${postcode} ${city}`.trim(), countryName],
    [email, phone],
    [registerEntry, vatId === '' ? '' : t.vatId({ vatId }), representative === '' ? '' : t.representedBy({ representative })],
  ].map((column) => column.filter((text) => text !== ''));
}
