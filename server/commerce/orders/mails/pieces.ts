import { formatMoney } from '../../../platform/operation/shop.ts';
import { oneLine } from '../../../platform/mail/mail.ts';
import type { MailAddress, MailLine, MailRefund, OrderMailFacts } from './facts.ts';

// Content that the HTML and plain-text versions share: unescaped single-line texts, in order.

/** An address as lines, without empty ones. */
function addressLines({ name, company, address1, address2, postcode, city, country }: MailAddress): string[] {
  return [name, company, address1, address2, `${postcode} ${city}`.trim(), country].map(oneLine).filter((line) => line !== '');
}

/** The addresses with their titles. */
export function addressBlocks({ needsShipping, delivery, billing }: OrderMailFacts): { title: string; lines: string[] }[] {
  const invoice = { title: 'Billing address', lines: addressLines(billing ?? delivery) };
  if (!needsShipping) return [invoice];
  if (!billing) return [{ title: 'Delivery and billing address', lines: invoice.lines }];
  return [{ title: 'Delivery address', lines: addressLines(delivery) }, invoice];
}

/** @returns details such as "Colour: red, Size: L · No. TEE-4", and the exception from the right of withdrawal; empty when there are none */
export function lineDetails({ options, sku, withdrawal }: MailLine): string {
  const chosen = oneLine(options.map(({ name, value }) => `${name}: ${value}`).join(', '));
  return [chosen, sku ? `No. ${oneLine(sku)}` : '', withdrawal].filter((text) => text !== '').join(' · ');
}

/** The labelled details of a bank transfer; empty when no transfer is due. */
export function transferFacts({ kind, payment }: OrderMailFacts): (readonly [name: string, value: string])[] {
  if (kind !== 'placed' || payment.state !== 'transfer') return [];
  return [
    ['Amount', formatMoney(payment.amountMinor)],
    ['Recipient', payment.accountName],
    ['IBAN', payment.iban],
    ['BIC', payment.bic],
    ['Reference', payment.reference],
  ];
}

/** The shopper's note as lines; empty without one. */
export function noteLines({ note }: OrderMailFacts): string[] {
  return note.trim() === '' ? [] : note.trim().split(/\r?\n/).map(oneLine);
}

/** A labelled sum. */
export interface Sum {
  label: string;
  amount: string;
  isStrong: boolean;
}

/** The sums below the lines, in the order in which they add up; the total is emphasised. */
export function sums(order: OrderMailFacts): Sum[] {
  const { subtotalMinor, discountMinor, couponCodes, needsShipping, shippingName, shippingMinor, totalMinor, taxes, refund } = order;
  const sum = (label: string, amount: string, isStrong = false): Sum => ({ label: oneLine(label), amount, isStrong });
  const codes = couponCodes.length > 0 ? ` (${couponCodes.join(', ')})` : '';
  return [
    sum('Subtotal', formatMoney(subtotalMinor)),
    ...(discountMinor > 0 || codes !== '' ? [sum(`Discount${codes}`, formatMoney(-discountMinor))] : []),
    ...(needsShipping
      ? [sum(shippingName ? `Delivery: ${shippingName}` : 'Delivery', shippingMinor === 0 ? 'Free' : formatMoney(shippingMinor))]
      : []),
    sum('Total', formatMoney(totalMinor), true),
    ...taxes.map(({ label, amountMinor }) => sum(`Includes ${label}`, formatMoney(amountMinor))),
    ...(refund ? refundSums(refund).map(([label, amount]) => sum(label, amount)) : []),
  ];
}

function refundSums({ amountMinor, lines, taxes, refundedMinor }: MailRefund): (readonly [label: string, amount: string])[] {
  const pieces = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return [
    [pieces === '' ? 'Refunded now' : `Refunded now: ${pieces}`, formatMoney(amountMinor)],
    ...taxes.map(({ label, amountMinor: vatMinor }) => [`Includes ${label}`, formatMoney(vatMinor)] as const),
    ['Refunded so far', formatMoney(refundedMinor)],
  ];
}
