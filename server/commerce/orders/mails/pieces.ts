import { formatMoney } from '../../../platform/operation/shop.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { oneLine } from '../../../platform/mail/mail.ts';
import { formatRate, type TaxShare } from '../../taxes/taxes.ts';
import type { MailAddress, MailLine, MailRefund, OrderMailFacts } from './facts.ts';
import { messages, type Messages } from '../__generated__/messages.ts';

// Content that the HTML and plain-text versions share: unescaped single-line texts, in order.

/** An address as lines, without empty ones. */
function addressLines({ name, company, address1, address2, postcode, city, country }: MailAddress): string[] {
  return [name, company, address1, address2, `${postcode} ${city}`.trim(), country].map(oneLine).filter((line) => line !== '');
}

/** The addresses with their titles. */
export function addressBlocks({ shop, needsShipping, delivery, billing, vatId }: OrderMailFacts): { title: string; lines: string[] }[] {
  const t = messages[shop.language];
  const taxed = vatId === '' ? [] : [t.vatId({ vatId: oneLine(vatId) })];
  const invoice = { title: t.billingAddress, lines: [...addressLines(billing ?? delivery), ...taxed] };
  if (!needsShipping) return [invoice];
  if (!billing) return [{ title: t.deliveryAndBillingAddress, lines: invoice.lines }];
  return [{ title: t.deliveryAddress, lines: addressLines(delivery) }, invoice];
}

/** @returns details such as "Colour: red, Size: L · No. TEE-4", and the exception from the right of withdrawal; empty when there are none */
export function lineDetails({ options, sku, depositMinor, withdrawal }: MailLine, t: Messages): string {
  const chosen = oneLine(options.map(({ name, value }) => `${name}: ${value}`).join(', '));
  const deposit = depositMinor > 0 ? t.includesDepositEach({ deposit: formatMoney(depositMinor) }) : '';
  return [chosen, sku ? t.noSku({ sku: oneLine(sku) }) : '', deposit, withdrawal].filter((text) => text !== '').join(' · ');
}

/** The labelled details of a bank transfer; empty when no transfer is due. */
export function transferFacts({ shop, kind, payment }: OrderMailFacts): (readonly [name: string, value: string])[] {
  if (kind !== 'placed' || payment.state !== 'transfer') return [];
  const t = messages[shop.language];
  return [
    [t.amount, formatMoney(payment.amountMinor)],
    [t.recipient, payment.accountName],
    ['IBAN', payment.iban],
    ['BIC', payment.bic],
    [t.reference, payment.reference],
  ];
}

const linesOf = (text: string): string[] => (text.trim() === '' ? [] : text.trim().split(/\r?\n/).map(oneLine));

/** The shopper's own texts, as titled lines. */
export function textBlocks({ shop, note, giftMessage }: OrderMailFacts): { title: string; lines: string[] }[] {
  const t = messages[shop.language];
  const blocks = [
    { title: t.giftMessage, lines: linesOf(giftMessage) },
    { title: t.yourNote, lines: linesOf(note) },
  ];
  return blocks.filter(({ lines }) => lines.length > 0);
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
  const t = messages[order.shop.language];
  const sum = (label: string, amount: string, isStrong = false): Sum => ({ label: oneLine(label), amount, isStrong });
  const codes = couponCodes.join(', ');
  return [
    sum(t.subtotal, formatMoney(subtotalMinor)),
    ...(discountMinor > 0 || codes !== ''
      ? [sum(codes === '' ? t.discount : t.discountCodes({ codes }), formatMoney(-discountMinor))]
      : []),
    ...(needsShipping
      ? [
          sum(
            shippingName ? t.deliveryShippingName({ shippingName }) : t.delivery,
            shippingMinor === 0 ? t.free : formatMoney(shippingMinor),
          ),
        ]
      : []),
    sum(t.total, formatMoney(totalMinor), true),
    ...taxes.map((tax) => sum(...vatSum(tax, order.shop))),
    ...(refund ? refundSums(refund, order.shop).map(([label, amount]) => sum(label, amount)) : []),
  ];
}

const vatSum = ({ basisPoints, amountMinor }: TaxShare, { language }: MailShop) =>
  [messages[language].includesVat({ rate: formatRate(basisPoints, language) }), formatMoney(amountMinor)] as const;

function refundSums(
  { amountMinor, lines, taxes, refundedMinor }: MailRefund,
  shop: MailShop,
): (readonly [label: string, amount: string])[] {
  const t = messages[shop.language];
  const pieces = lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');
  return [
    [pieces === '' ? t.refundedNow : t.refundedNowFor({ pieces }), formatMoney(amountMinor)],
    ...taxes.map((tax) => vatSum(tax, shop)),
    [t.refundedSoFar, formatMoney(refundedMinor)],
  ];
}
