import { formatMoney } from '../../../platform/operation/shop.ts';
import type { OrderMailKind } from '../../../platform/jobs/outbox.ts';
import { mailDates } from '../../../platform/mail/dates.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { oneLine } from '../../../platform/mail/mail.ts';
import { ownTexts } from '../../../platform/mail/ownTexts.ts';
import type { MailRefund, OrderMailFacts } from './facts.ts';
import { messages, type Messages } from '../__generated__/messages.ts';

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
function reasonOf({ reason }: MailRefund, t: Messages): string {
  return reason.trim() === '' ? '' : t.reasonReason({ reason: oneLine(reason) });
}

function extentOf({ isPartial, refundedMinor }: MailRefund, paidMinor: number, t: Messages): string {
  if (!isPartial) return t.yourOrderIsNowFullyRefunded;
  return t.yourOrderIsPartiallyRefunded({ refundedMinor: formatMoney(refundedMinor), paidMinor: formatMoney(paidMinor) });
}

const openings: Record<OrderMailKind, (order: OrderMailFacts, t: Messages) => Opening> = {
  placed: ({ number, shop }, t) => ({
    subject: t.yourOrderAt({ number, shop: shop.name }),
    heading: t.thankYouForYourOrder,
    text: t.weveReceivedYourOrder({ number }),
  }),
  paid: ({ number, shop, isBeingPrepared }, t) => ({
    subject: t.paymentReceivedForYourOrderAt({ number, shop: shop.name }),
    heading: t.paymentReceived,
    text: isBeingPrepared ? t.weveReceivedYourPaymentForOrder({ number }) : t.weveReceivedPaymentForOrder({ number }),
  }),
  failed: ({ number, shop }, t) => ({
    subject: t.paymentFailedForYourOrderAt({ number, shop: shop.name }),
    heading: t.yourPaymentFailed,
    text: '',
    facts: t.weCouldntTakePayment({ number }),
  }),
  cancelled: ({ number, shop, paidMinor }, t) => ({
    subject: t.yourOrderAtHasBeen({ number, shop: shop.name }),
    heading: t.yourOrderHasBeenCancelled,
    text: '',
    facts: paidMinor > 0 ? t.orderHasBeenCancelledAndWont({ number }) : t.orderHasBeenCancelledAndWontBe({ number }),
  }),
  refunded: ({ number, shop, refund, paidMinor }, t) => ({
    subject: refund?.isPartial
      ? t.partialRefundForYourOrderAt({ number, shop: shop.name })
      : t.refundForYourOrderAt({ number, shop: shop.name }),
    heading: t.yourRefundIsOnItsWay,
    text: '',
    facts: refund
      ? [
          t.weveRefundedOfOrder({ amountMinor: formatMoney(refund.amountMinor), number }),
          extentOf(refund, paidMinor, t),
          reasonOf(refund, t),
        ]
          .filter((sentence) => sentence !== '')
          .join(' ')
      : t.weveRefundedPartOfOrder({ number }),
  }),
  completed: ({ number, shop, needsShipping }, t) =>
    needsShipping
      ? {
          subject: t.yourOrderAtIs({ number, shop: shop.name }),
          heading: t.yourOrderIsOnIts,
          text: t.orderHasBeenHandedOver({ number }),
        }
      : {
          subject: t.yourOrderAtIsComplete({ number, shop: shop.name }),
          heading: t.yourOrderIsComplete,
          text: t.everythingInOrderHasBeenDelivered({ number }),
        },
};

/** The opening for the email's kind, with the shop's own texts. `sentences` are its paragraphs. */
export function opening(order: OrderMailFacts): Opening & { sentences: readonly string[]; shop: MailShop } {
  const { subject, heading, text, facts = '' } = openings[order.kind](order, messages[order.shop.language]);
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
export function paymentSentence({ shop, kind, payment }: OrderMailFacts): string | null {
  if (kind !== 'placed' && kind !== 'paid') return null;
  const t = messages[shop.language];
  switch (payment.state) {
    case 'transfer':
      return t.transferToAccountBelow({ amountMinor: formatMoney(payment.amountMinor) });
    case 'cash':
      return t.haveReadyToPayCarrier({ amountMinor: formatMoney(payment.amountMinor) });
    case 'paid':
      return kind === 'paid' ? null : t.yourPaymentIsComplete;
    case 'authorized':
      return t.yourPaymentIsAuthorised({ amountMinor: formatMoney(payment.amountMinor) });
    case 'nothing-to-pay':
      return t.theresNothingToPay;
    case 'over':
      return t.yourOrderHasBeenUpdatedSince;
  }
}

/** When the order arrives, for the email that confirms it; null without a promise. */
export function deliverySentence({ shop, kind, payment, deliveryEstimate }: OrderMailFacts): string | null {
  if (kind !== 'placed' || payment.state === 'over' || !deliveryEstimate) return null;
  const t = messages[shop.language];
  const days = mailDates[shop.language].range(deliveryEstimate);
  return payment.state === 'transfer' ? t.arrivesIfPaidOnDay({ days }) : t.arrives({ days });
}

/** @returns such as "Order 1001, placed on 21 November 2026", in the shop's time zone */
export function placedOn({ shop: { language }, number, placedAt, timeZone }: OrderMailFacts): string {
  return messages[language].orderPlacedOn({ number, placedAt: mailDates[language].day(placedAt, timeZone) });
}
