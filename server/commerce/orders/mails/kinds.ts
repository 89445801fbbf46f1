import type { MailKind } from '../../../foundation/settings/settings.ts';
import { orderMailKinds, type OrderMailKind } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import type { OrderMailFacts } from './facts.ts';
import { defaultLanguage } from '../../../../shared/languages.ts';
import { messages } from '../__generated__/messages.ts';
import { renderOrderMail } from './render.ts';
import { orderPlaceholders } from './texts.ts';

// The emails about orders, for staff who edit their texts.

const t = messages[defaultLanguage];

const named: Readonly<Record<OrderMailKind, { title: string; occasion: string }>> = {
  placed: { title: t.orderConfirmation, occasion: t.sentWhenOrderWasPlaced },
  paid: { title: t.paymentReceived, occasion: t.sentWhenPaymentHasArrived },
  cancelled: { title: t.orderCancelled, occasion: t.sentWhenOrderWasCancelled },
  refunded: { title: t.refund, occasion: t.sentForEachRefund },
  completed: { title: t.orderCompleted, occasion: t.sentWhenStaffComplete },
  failed: { title: t.paymentFailed, occasion: t.sentWhenOnlinePayment },
};

const address = {
  name: 'Ada Byron',
  company: '',
  address1: 'Lindenstr. 1',
  address2: '',
  postcode: '10115',
  city: 'Berlin',
  country: 'Germany',
};

function sampleOf(kind: OrderMailKind, shop: MailShop, url: string): OrderMailFacts {
  const refund = { name: 'sample', amountMinor: 2_490, refundedMinor: 2_490, isPartial: true, lines: [], taxes: [], reason: '' };
  return {
    kind,
    key: `sample-order-${kind}`,
    messageId: `sample-order-${kind}`,
    number: 1_001,
    placedAt: new Date('2026-11-02T10:00:00Z'),
    shop,
    timeZone: 'Europe/Berlin',
    email: 'ada@example.com',
    firstName: 'Ada',
    url: `${url}/`,
    lines: [
      {
        name: 'Table lamp',
        sku: 'LAMP-1',
        options: [{ name: 'Color', value: 'green' }],
        quantity: 1,
        lineMinor: 4_900,
        depositMinor: 0,
        withdrawal: '',
      },
      { name: 'Mug', sku: 'MUG', options: [], quantity: 2, lineMinor: 2_490, depositMinor: 0, withdrawal: '' },
    ],
    subtotalMinor: 7_390,
    discountMinor: 0,
    couponCodes: [],
    needsShipping: true,
    shippingName: 'Standard',
    deliveryEstimate: null,
    shippingMinor: 490,
    totalMinor: 7_880,
    paidMinor: 7_880,
    taxes: [{ basisPoints: 1_900, amountMinor: 1_258 }],
    documents: [],
    paymentName: 'Credit card',
    payment: { state: 'paid' },
    isBeingPrepared: true,
    refund: kind === 'refunded' ? refund : null,
    delivery: address,
    billing: null,
    vatId: '',
    note: '',
    giftMessage: '',
  };
}

const placeholders = { orderNumber: t.orderNumber, orderTotal: t.totalOfOrderWithCurrency, shopName: t.shopName };

/** The emails about orders. */
export const orderMails: readonly MailKind[] = orderMailKinds.map((kind) => ({
  kind: `order.${kind}`,
  group: t.orders,
  ...named[kind],
  placeholders,
  sample: (shop, url) => {
    const facts = sampleOf(kind, shop, url);
    return { mail: renderOrderMail(facts), values: orderPlaceholders(facts) };
  },
}));
