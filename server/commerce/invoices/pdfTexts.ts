import { documentTitles } from './rules.ts';
import type { DocumentAddress, DocumentData } from './snapshot.ts';

// The texts of invoices and credit notes. They depend on the stored document alone, so that a document is always the same. Pure.

const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @param day YYYY-MM-DD */
export const dayText = (day: string): string => days.format(new Date(`${day}T00:00:00Z`));

/** An amount without currency, such as 1,234.50. */
export function amountText(minor: number): string {
  const cents = String(Math.abs(minor)).padStart(3, '0');
  const whole = cents.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '−' : ''}${whole}.${cents.slice(-2)}`;
}

/** @returns a rate such as "19%" */
export const rateText = (basisPoints: number): string => `${basisPoints / 100}%`;

/** The lines of an address, as on an envelope. */
export function addressText({ name, company, address1, address2, postcode, city, countryName }: DocumentAddress): string[] {
  return [company, name, address1, address2, `${postcode} ${city}`.trim(), countryName].filter((text) => text !== '');
}

/** Names and values beside the address. */
export function factsOf(document: DocumentData): [string, string][] {
  const { kind, number, issuedOn, order, suppliedOn, paidOn, corrects } = document;
  const supply: [string, string][] = suppliedOn
    ? [['Date of supply', dayText(suppliedOn)]]
    : paidOn
      ? [['Payment received', dayText(paidOn)]]
      : [];
  return [
    [`${documentTitles[kind]} number`, number],
    ['Date', dayText(issuedOn)],
    ...(corrects
      ? ([
          ['Corrects invoice', corrects.number],
          ['Invoice date', dayText(corrects.issuedOn)],
        ] as [string, string][])
      : supply),
    ...(document.replaces ? ([['Replaces invoice', document.replaces.number]] as [string, string][]) : []),
    ...(document.buyerVatId === '' ? [] : ([['Customer VAT ID', document.buyerVatId]] as [string, string][])),
    ['Order', `${order.number}, ${dayText(order.placedOn)}`],
  ];
}

function paymentText({ paidOn, payment, totals, currency, kind, corrects, isReplacement }: DocumentData): string {
  const total = `${currency} ${amountText(totals.totalMinor)}`;
  if (isReplacement) return `This credit note cancels all of the invoice. A corrected invoice replaces it, and no money moves.`;
  if (kind === 'CREDIT_NOTE')
    return corrects && paidOn
      ? `We have refunded ${total} to your original payment method.`
      : `This credit note cancels ${total} of the invoice. You don’t owe this amount.`;
  if (totals.totalMinor === 0) return 'There is nothing to pay.';
  if (paidOn) return `Paid on ${dayText(paidOn)}. Payment method: ${payment.name}. Thank you.`;
  if (payment.bank) return `Please transfer ${total} with the reference ${payment.bank.reference}.`;
  return `Payment method: ${payment.name}.`;
}

/** The paragraphs below the totals. */
export function notesOf(document: DocumentData): string[] {
  const { payment, shipping, exemption, reason, refunded, kind, suppliedOn, paidOn, footer } = document;
  const { bank } = payment;
  return [
    refunded === '' ? '' : `Refunded items: ${refunded}.`,
    reason === '' ? '' : `Reason: ${reason}`,
    paymentText(document),
    bank ? `${bank.accountName} · IBAN ${bank.iban} · BIC ${bank.bic}` : '',
    kind === 'INVOICE' && shipping && !suppliedOn && paidOn ? 'The goods are delivered after payment.' : '',
    exemption,
    footer,
  ].filter((text) => text !== '');
}

/** The three columns at the foot of each page: who, contact, registers. */
export function footOf({ seller }: DocumentData): string[][] {
  const { legalName, street, postcode, city, countryName, representative, registerEntry, vatId, email, phone } = seller;
  return [
    [legalName, street, `${postcode} ${city}`.trim(), countryName],
    [email, phone],
    [registerEntry, vatId === '' ? '' : `VAT ID ${vatId}`, representative === '' ? '' : `Represented by ${representative}`],
  ].map((column) => column.filter((text) => text !== ''));
}
