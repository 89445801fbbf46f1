import type { MailKind } from '../../../foundation/settings/settings.ts';
import { orderMailKinds, type OrderMailKind } from '../../../platform/jobs/outbox.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import type { OrderMailFacts } from './facts.ts';
import { renderOrderMail } from './render.ts';
import { orderPlaceholders } from './texts.ts';

// The emails about orders, for staff who edit their texts.

const named: Readonly<Record<OrderMailKind, { title: string; occasion: string }>> = {
  placed: { title: 'Order confirmation', occasion: 'Sent when an order was placed.' },
  paid: { title: 'Payment received', occasion: 'Sent when a payment has arrived, with the invoice if it has been issued.' },
  cancelled: { title: 'Order cancelled', occasion: 'Sent when an order was cancelled.' },
  refunded: { title: 'Refund', occasion: 'Sent for each refund, with the credit note if it has been issued.' },
  completed: { title: 'Order completed', occasion: 'Sent when staff complete an order without a shipment.' },
  failed: { title: 'Payment failed', occasion: 'Sent when an online payment has failed and the order was closed.' },
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
      { name: 'Table lamp', sku: 'LAMP-1', options: [{ name: 'Color', value: 'green' }], quantity: 1, lineMinor: 4_900, withdrawal: '' },
      { name: 'Mug', sku: 'MUG', options: [], quantity: 2, lineMinor: 2_490, withdrawal: '' },
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
    taxes: [{ label: 'VAT 19%', amountMinor: 1_258 }],
    documents: [],
    paymentName: 'Credit card',
    payment: { state: 'paid' },
    isBeingPrepared: true,
    refund: kind === 'refunded' ? refund : null,
    delivery: address,
    billing: null,
    note: '',
  };
}

const placeholders = { orderNumber: 'Order number', orderTotal: 'Total of the order, with currency', shopName: 'Name of the shop' };

/** The emails about orders. */
export const orderMails: readonly MailKind[] = orderMailKinds.map((kind) => ({
  kind: `order.${kind}`,
  group: 'Orders',
  ...named[kind],
  placeholders,
  sample: (shop, url) => {
    const facts = sampleOf(kind, shop, url);
    return { mail: renderOrderMail(facts), values: orderPlaceholders(facts) };
  },
}));
