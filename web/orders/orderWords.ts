import type { OrderStatus, PaymentFlow, PaymentState } from '../__generated__/OrderState_order.graphql.ts';

/** What the page of an order says first. */
export interface OrderWords {
  heading: string;
  /** What it means, and what happens next. */
  text: string;
  /** How it looks: all is well, something is awaited, or it came to nothing. */
  tone: 'good' | 'waiting' | 'over';
  /** In a word or two, for the list of facts. */
  status: string;
}

export interface OrderStateFacts {
  status: OrderStatus;
  /** Null when nothing is paid through a provider. */
  paymentState: PaymentState | null;
  /** How the money comes; null when the shop does not have the method any more. */
  paymentFlow: PaymentFlow | null;
  /** Whether it is paid. */
  isPaid: boolean;
  /** Whether a part of what was paid was refunded. */
  isPartiallyRefunded: boolean;
}

const thanks = 'Thank you for your order';

function pending(paymentState: PaymentState | null): Pick<OrderWords, 'heading' | 'text'> {
  if (paymentState === 'NEEDS_ACTION')
    return {
      heading: 'Please confirm your payment',
      text: 'Your bank wants you to confirm the payment. We keep the goods for you for 50 minutes.',
    };
  return {
    heading: 'We are waiting for your payment',
    text: 'The bank has not answered yet. You need not pay again: this page follows by itself, and we send you a mail.',
  };
}

function preparing({ isPaid, paymentFlow }: OrderStateFacts): string {
  if (isPaid) return 'Your payment has arrived. We are preparing your order now.';
  if (paymentFlow === 'ON_DELIVERY') return 'We are preparing your order now. You pay the carrier at your door.';
  return 'We are preparing your order now.';
}

/** What an order's state means to its buyer. */
export function orderWords(facts: OrderStateFacts): OrderWords {
  const words = stateWords(facts);
  return facts.isPartiallyRefunded ? { ...words, status: `${words.status}, partially refunded` } : words;
}

function stateWords(facts: OrderStateFacts): OrderWords {
  switch (facts.status) {
    case 'PENDING_PAYMENT':
      return { ...pending(facts.paymentState), tone: 'waiting', status: 'Waiting for payment' };
    case 'FAILED':
      return {
        heading: 'Your payment did not go through',
        text: 'Nothing was charged, and nothing will be sent.',
        tone: 'over',
        status: 'Payment failed',
      };
    case 'ON_HOLD':
      return {
        heading: thanks,
        text: 'We send it as soon as your transfer has arrived.',
        tone: 'good',
        status: 'Waiting for your transfer',
      };
    case 'PROCESSING':
      return { heading: thanks, text: preparing(facts), tone: 'good', status: facts.isPaid ? 'Paid, being prepared' : 'Being prepared' };
    case 'COMPLETED':
      return { heading: 'Your order is on its way', text: 'We have handed it over to the carrier.', tone: 'good', status: 'Sent' };
    case 'CANCELLED':
      return {
        heading: 'This order is cancelled',
        text: 'Nothing will be sent, and there is nothing to pay.',
        tone: 'over',
        status: 'Cancelled',
      };
    case 'REFUNDED':
      return { heading: 'This order was paid back', text: 'The money goes the way you paid.', tone: 'over', status: 'Paid back' };
    default:
      return { heading: 'Your order', text: '', tone: 'waiting', status: '' };
  }
}
