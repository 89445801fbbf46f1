import type { OrderFulfilmentStatus, OrderStatus, PaymentFlow, PaymentState } from '../__generated__/OrderState_order.graphql.ts';

/** The text at the top of an order's page. */
export interface OrderStatusText {
  heading: string;
  /** What the status means, and what happens next. */
  text: string;
  /** Look of the status: good, waiting, or ended without success. */
  tone: 'good' | 'waiting' | 'over';
  /** A word or two, for the list of facts. */
  status: string;
}

export interface OrderStateFacts {
  status: OrderStatus;
  /** Null if nothing is paid through a provider. */
  paymentState: PaymentState | null;
  /** How the payment is made; null if the shop no longer has the method. */
  paymentFlow: PaymentFlow | null;
  isPaid: boolean;
  /** Whether a part of the payment was refunded. */
  isPartiallyRefunded: boolean;
  /** How far it is shipped; null if nothing is. */
  fulfilment: OrderFulfilmentStatus | null;
}

const thanks = 'Thank you for your order';

function pending(paymentState: PaymentState | null): Pick<OrderStatusText, 'heading' | 'text'> {
  if (paymentState === 'NEEDS_ACTION')
    return {
      heading: 'Complete your payment',
      text: 'Your payment isn’t complete yet. We’ll hold the items for you for 50 minutes.',
    };
  return {
    heading: 'We’re waiting for your payment',
    text: 'We don’t know the result of your payment yet. Don’t pay a second time. This page updates automatically, and we’ll email you.',
  };
}

function preparing({ isPaid, paymentState, paymentFlow }: OrderStateFacts): string {
  if (isPaid) return 'We’ve received your payment and are preparing your order.';
  if (paymentState === 'AUTHORIZED') return 'Your payment is authorised. We charge it when we ship your order.';
  if (paymentFlow === 'ON_DELIVERY') return 'We’re preparing your order. You pay the carrier at your door.';
  return 'We’re preparing your order.';
}

/** What still has to be paid for goods that are on their way. */
function stillToPay({ status, paymentFlow, isPaid }: OrderStateFacts): string {
  if (status === 'ON_HOLD') return ' Your bank transfer hasn’t arrived yet.';
  return paymentFlow === 'ON_DELIVERY' && !isPaid ? ' You pay the carrier at your door.' : '';
}

/** The words of an order that is shipped, in whole or in part, but not completed; null for others. */
function shippedText(facts: OrderStateFacts): OrderStatusText | null {
  if (facts.status !== 'ON_HOLD' && facts.status !== 'PROCESSING') return null;
  if (facts.fulfilment === 'SHIPPED')
    return {
      heading: 'Your order is on its way',
      text: `We’ve handed it over to the carrier.${stillToPay(facts)}`,
      tone: 'good',
      status: 'Shipped',
    };
  if (facts.fulfilment === 'PARTIALLY_SHIPPED')
    return {
      heading: 'Part of your order is on its way',
      text: `We’re preparing the rest.${stillToPay(facts)}`,
      tone: 'good',
      status: 'Partially shipped',
    };
  return null;
}

/** An order's state in words, for its buyer. */
export function orderStatusText(facts: OrderStateFacts): OrderStatusText {
  const words = shippedText(facts) ?? textForState(facts);
  return facts.isPartiallyRefunded ? { ...words, status: `${words.status}, partially refunded` } : words;
}

function textForState(facts: OrderStateFacts): OrderStatusText {
  switch (facts.status) {
    case 'PENDING_PAYMENT':
      return { ...pending(facts.paymentState), tone: 'waiting', status: 'Waiting for payment' };
    case 'FAILED':
      return {
        heading: 'Your payment didn’t go through',
        text: facts.isPaid
          ? 'Your payment arrived after the order was closed. Nothing will be shipped, and the timeline below shows your refund.'
          : 'You haven’t been charged, and nothing will be shipped.',
        tone: 'over',
        status: 'Payment failed',
      };
    case 'ON_HOLD':
      return {
        heading: thanks,
        text: 'We’ll ship your order as soon as your bank transfer arrives.',
        tone: 'good',
        status: 'Waiting for your transfer',
      };
    case 'PROCESSING':
      return { heading: thanks, text: preparing(facts), tone: 'good', status: facts.isPaid ? 'Paid, being prepared' : 'Being prepared' };
    case 'COMPLETED':
      return { heading: 'Your order is on its way', text: 'We’ve handed it over to the carrier.', tone: 'good', status: 'Shipped' };
    case 'CANCELLED':
      return {
        heading: 'This order is cancelled',
        text: 'Nothing will be shipped, and there’s nothing to pay.',
        tone: 'over',
        status: 'Cancelled',
      };
    case 'REFUNDED':
      return {
        heading: 'This order has been refunded',
        text: 'The money goes back to your original payment method.',
        tone: 'over',
        status: 'Refunded',
      };
    default:
      return { heading: 'Your order', text: '', tone: 'waiting', status: '' };
  }
}
