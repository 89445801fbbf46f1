import type { OrderFulfilmentStatus, OrderStatus, PaymentFlow, PaymentState } from '../__generated__/OrderState_order.graphql.ts';
import * as t from './__generated__/messages.ts';

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

const thanks = t.thankYouForYourOrder;

function pending(paymentState: PaymentState | null): Pick<OrderStatusText, 'heading' | 'text'> {
  if (paymentState === 'NEEDS_ACTION')
    return {
      heading: t.completeYourPayment,
      text: t.yourPaymentIsntCompleteYet,
    };
  return {
    heading: t.wereWaitingForYourPayment,
    text: t.weDontKnowResult,
  };
}

function preparing({ isPaid, paymentState, paymentFlow }: OrderStateFacts): string {
  if (isPaid) return t.weveReceivedYourPayment;
  if (paymentState === 'AUTHORIZED') return t.yourPaymentIsAuthorised;
  if (paymentFlow === 'ON_DELIVERY') return t.preparingPayAtDoor;
  return t.werePreparingYourOrder;
}

/** Adds what still has to be paid to a sentence about goods that are on their way. */
function withPayment(sentence: string, { status, paymentFlow, isPaid }: OrderStateFacts): string {
  if (status === 'ON_HOLD') return `${sentence} ${t.yourBankTransferHasntArrivedYet}`;
  return paymentFlow === 'ON_DELIVERY' && !isPaid ? `${sentence} ${t.youPayCarrierAtYourDoor}` : sentence;
}

/** The words of an order that is shipped, in whole or in part, but not completed; null for others. */
function shippedText(facts: OrderStateFacts): OrderStatusText | null {
  if (facts.status !== 'ON_HOLD' && facts.status !== 'PROCESSING') return null;
  if (facts.fulfilment === 'SHIPPED')
    return {
      heading: t.yourOrderIsOnItsWay,
      text: withPayment(t.handedOver, facts),
      tone: 'good',
      status: t.shipped,
    };
  if (facts.fulfilment === 'PARTIALLY_SHIPPED')
    return {
      heading: t.partOfYourOrder,
      text: withPayment(t.werePreparingTheRest, facts),
      tone: 'good',
      status: t.partiallyShipped,
    };
  return null;
}

/** An order's state in words, for its buyer. */
export function orderStatusText(facts: OrderStateFacts): OrderStatusText {
  const words = shippedText(facts) ?? textForState(facts);
  return facts.isPartiallyRefunded ? { ...words, status: t.partiallyRefunded({ status: words.status }) } : words;
}

function textForState(facts: OrderStateFacts): OrderStatusText {
  switch (facts.status) {
    case 'PENDING_PAYMENT':
      return { ...pending(facts.paymentState), tone: 'waiting', status: t.waitingForPayment };
    case 'FAILED':
      return {
        heading: t.yourPaymentDidntGoThrough,
        text: facts.isPaid ? t.yourPaymentArrivedAfterOrder : t.notChargedNotShipped,
        tone: 'over',
        status: t.paymentFailed,
      };
    case 'ON_HOLD':
      return {
        heading: thanks,
        text: t.wellShipYourOrderAsSoon,
        tone: 'good',
        status: t.waitingForYourTransfer,
      };
    case 'PROCESSING':
      return { heading: thanks, text: preparing(facts), tone: 'good', status: facts.isPaid ? t.paidBeingPrepared : t.beingPrepared };
    case 'COMPLETED':
      return { heading: t.yourOrderIsOnItsWay, text: t.handedOver, tone: 'good', status: t.shipped };
    case 'CANCELLED':
      return {
        heading: t.thisOrderIsCancelled,
        text: t.nothingWillBeShippedAndTheres,
        tone: 'over',
        status: t.cancelled,
      };
    case 'REFUNDED':
      return {
        heading: t.thisOrderHasBeenRefunded,
        text: t.moneyGoesBackToYourOriginal,
        tone: 'over',
        status: t.refunded,
      };
    default:
      return { heading: t.yourOrder, text: '', tone: 'waiting', status: '' };
  }
}
