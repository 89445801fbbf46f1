import { shopFormat } from '../../../../shared/clock/shopClock.ts';
import { arrivalText } from '../../../../shared/delivery/deliveryEstimate.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import type { OrderMailKind } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { oneLine } from '../../../platform/mail/mail.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import type { MailRefund, OrderMailFacts } from './facts.ts';

/** The opening of an email. */
export interface Opening {
  subject: string;
  heading: string;
  /** Sentences below the heading, which the shop's own introduction replaces. */
  text: string;
  /** Sentences that stay: what happened to the order or its payment. */
  facts?: string;
}

/** In quotation marks, because the text was written by staff and isn't part of the email's own wording. */
function reasonOf({ reason }: MailRefund): string {
  return reason.trim() === '' ? '' : ` Reason: “${oneLine(reason)}”`;
}

function extentOf({ isPartial, refundedMinor }: MailRefund, paidMinor: number): string {
  if (!isPartial) return 'Your order is now fully refunded.';
  return `Your order is partially refunded: ${formatMoney(refundedMinor)} of ${formatMoney(paidMinor)}.`;
}

const openings: Record<OrderMailKind, (order: OrderMailFacts) => Opening> = {
  placed: ({ number, shop }) => ({
    subject: `Your order ${number} at ${shop.name}`,
    heading: 'Thank you for your order',
    text: `We’ve received your order ${number}.`,
  }),
  paid: ({ number, shop, isBeingPrepared }) => ({
    subject: `Payment received for your order ${number} at ${shop.name}`,
    heading: 'Payment received',
    text: `We’ve received your payment for order ${number}.${isBeingPrepared ? ' We’re preparing your order now.' : ''}`,
  }),
  failed: ({ number, shop }) => ({
    subject: `Payment failed for your order ${number} at ${shop.name}`,
    heading: 'Your payment failed',
    text: '',
    facts: `We couldn’t take payment for order ${number}, so nothing was charged and the order is closed. The items are no longer reserved for you, but you can order them again.`,
  }),
  cancelled: ({ number, shop, paidMinor }) => ({
    subject: `Your order ${number} at ${shop.name} has been cancelled`,
    heading: 'Your order has been cancelled',
    text: '',
    facts: `Order ${number} has been cancelled and won’t be shipped. ${paidMinor > 0 ? 'We’ll refund your payment to the original payment method.' : 'You don’t have to pay anything.'}`,
  }),
  refunded: ({ number, shop, refund, paidMinor }) => ({
    subject: refund?.isPartial
      ? `Partial refund for your order ${number} at ${shop.name}`
      : `Refund for your order ${number} at ${shop.name}`,
    heading: 'Your refund is on its way',
    text: '',
    facts: refund
      ? `We’ve refunded ${formatMoney(refund.amountMinor)} of order ${number} to your original payment method. ${extentOf(refund, paidMinor)}${reasonOf(refund)}`
      : `We’ve refunded part of order ${number} to your original payment method.`,
  }),
  completed: ({ number, shop, needsShipping }) =>
    needsShipping
      ? {
          subject: `Your order ${number} at ${shop.name} is on its way`,
          heading: 'Your order is on its way',
          text: `Order ${number} has been handed over to the carrier.`,
        }
      : {
          subject: `Your order ${number} at ${shop.name} is complete`,
          heading: 'Your order is complete',
          text: `Everything in order ${number} has been delivered.`,
        },
};

/** The opening for the email's kind, with the shop's own texts. `sentences` are its paragraphs. */
export function opening(order: OrderMailFacts): Opening & { sentences: readonly string[]; shop: MailShop } {
  const { subject, heading, text, facts = '' } = openings[order.kind](order);
  const own = ownTexts(order.shop, orderPlaceholders(order));
  const sentences = [...own.introduction(text === '' ? [] : [text]), ...(facts === '' ? [] : [facts])];
  return { subject: own.subject(subject), heading, text, sentences, shop: own.shop };
}

/** Values of the placeholders in the shop's own texts. */
export const orderPlaceholders = ({ number, shop, totalMinor }: OrderMailFacts): Record<string, string> => ({
  orderNumber: String(number),
  shopName: shop.name,
  orderTotal: formatMoney(totalMinor),
});

/** What the shopper has to know or do about the payment; null when the email's opening covers it. */
export function paymentSentence({ kind, payment }: OrderMailFacts): string | null {
  if (kind !== 'placed' && kind !== 'paid') return null;
  switch (payment.state) {
    case 'transfer':
      return `Transfer ${formatMoney(payment.amountMinor)} to the account below. We’ll ship your order as soon as the payment arrives.`;
    case 'cash':
      return `Have ${formatMoney(payment.amountMinor)} ready to pay the carrier on delivery.`;
    case 'paid':
      return kind === 'paid' ? null : 'Your payment is complete. We’re preparing your order now.';
    case 'authorized':
      return `Your payment is authorised. We charge ${formatMoney(payment.amountMinor)} when we ship your order.`;
    case 'nothing-to-pay':
      return 'There’s nothing to pay. We’re preparing your order now.';
    case 'over':
      return 'Your order has been updated since. See the order page for its current status.';
  }
}

/** When the order arrives, for the email that confirms it; null without a promise. */
export function deliverySentence({ kind, payment, deliveryEstimate }: OrderMailFacts): string | null {
  if (kind !== 'placed' || payment.state === 'over' || !deliveryEstimate) return null;
  return `${arrivalText(deliveryEstimate)}${payment.state === 'transfer' ? ' if paid on the day of your order' : ''}.`;
}

const day = shopFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric' });

/** @returns a date such as "21 November 2026", in the shop's time zone */
export function formatDay(date: Date, timeZone: string): string {
  return day(date, timeZone);
}
