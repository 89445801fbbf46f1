import { shopFormat } from '../../../../shared/clock/shopClock.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import type { OrderMailKind } from '../../../platform/jobs/outbox.ts';
import { oneLine } from '../../../platform/mail/mail.ts';
import type { MailRefund, OrderMailFacts } from './facts.ts';

/** How a mail of a kind begins. */
export interface Opening {
  subject: string;
  heading: string;
  /** Sentences below the heading. */
  text: string;
}

/** Set in quotes where somebody has written it: it is theirs, not the mail's. */
function reasonOf({ reason }: MailRefund): string {
  return reason.trim() === '' ? '' : ` Reason: “${oneLine(reason)}”`;
}

function extentOf({ isPartial, refundedMinor }: MailRefund, paidMinor: number): string {
  if (!isPartial) return 'With it, everything you paid has been refunded.';
  return `Your order is partially refunded: ${formatMoney(refundedMinor)} of ${formatMoney(paidMinor)}.`;
}

const openings: Record<OrderMailKind, (order: OrderMailFacts) => Opening> = {
  placed: ({ number, shop }) => ({
    subject: `Your order ${number} at ${shop.name}`,
    heading: 'Thank you for your order',
    text: `We have received your order ${number}.`,
  }),
  paid: ({ number, shop, isBeingPrepared }) => ({
    subject: `Your order ${number} at ${shop.name} is paid`,
    heading: 'Thank you, your order is paid',
    text: `Your payment for order ${number} has arrived.${isBeingPrepared ? ' We are preparing your order now.' : ''}`,
  }),
  failed: ({ number, shop }) => ({
    subject: `The payment of your order ${number} at ${shop.name} failed`,
    heading: 'Your payment did not go through',
    text: `Order ${number} could not be paid, and nothing was charged. We do not keep the goods for you any longer; you are welcome to order them again.`,
  }),
  cancelled: ({ number, shop, paidMinor }) => ({
    subject: `Your order ${number} at ${shop.name} is cancelled`,
    heading: 'Your order is cancelled',
    text: `Order ${number} is cancelled, and nothing will be sent. ${paidMinor > 0 ? 'What you paid goes back the way you paid.' : 'There is nothing to pay any more.'}`,
  }),
  refunded: ({ number, shop, refund, paidMinor }) => ({
    subject: refund?.isPartial
      ? `A partial refund for your order ${number} at ${shop.name}`
      : `A refund for your order ${number} at ${shop.name}`,
    heading: 'Your money is on its way back',
    text: refund
      ? `We have refunded ${formatMoney(refund.amountMinor)} of order ${number}. ${extentOf(refund, paidMinor)} It goes the way you paid.${reasonOf(refund)}`
      : `We have refunded a part of order ${number}. It goes the way you paid.`,
  }),
  completed: ({ number, shop, needsShipping }) =>
    needsShipping
      ? {
          subject: `Your order ${number} at ${shop.name} is on its way`,
          heading: 'Your order is on its way',
          text: `We have handed order ${number} over to the carrier.`,
        }
      : {
          subject: `Your order ${number} at ${shop.name} is complete`,
          heading: 'Your order is complete',
          text: `Order ${number} is complete: you have everything in it.`,
        },
};

/** How the mail begins. */
export function opening(order: OrderMailFacts): Opening {
  return openings[order.kind](order);
}

/** What the shopper has to know or do about the money; null where the mail's opening says it all. */
export function paymentSentence({ kind, payment }: OrderMailFacts): string | null {
  if (kind !== 'placed' && kind !== 'paid') return null;
  switch (payment.state) {
    case 'transfer':
      return `Please transfer ${formatMoney(payment.amountMinor)} to the account below. We send your order when the money has arrived.`;
    case 'cash':
      return `Please have ${formatMoney(payment.amountMinor)} ready: you pay the carrier at your door.`;
    case 'paid':
      return kind === 'paid' ? null : 'It is paid. We are preparing it now.';
    case 'nothing-to-pay':
      return 'There is nothing to pay. We are preparing it now.';
    case 'over':
      return 'Its state has changed since: please look at its page.';
  }
}

const day = shopFormat('en-IE', { day: 'numeric', month: 'long', year: 'numeric' });

/** @returns such as "21 November 2026", by the shop's clock */
export function formatDay(date: Date, timeZone: string): string {
  return day(date, timeZone);
}
