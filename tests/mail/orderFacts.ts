import type { OrderMailFacts } from '../../server/commerce/orders/mails/facts.ts';

const ada = {
  name: 'Ada Byron',
  company: '',
  address1: '12 St James’s Square',
  address2: '',
  postcode: '10115',
  city: 'Berlin',
  country: 'Germany',
};

/** An order of two lines, paid by bank transfer, that was just placed. */
export function orderFacts(more: Partial<OrderMailFacts> = {}): OrderMailFacts {
  return {
    kind: 'placed',
    key: 'order-7-placed',
    messageId: 'order-7-placed.0123456789abcdef',
    number: 1001,
    placedAt: new Date('2026-03-01T12:00:00.000Z'),
    shop: { name: 'Souk', language: 'en', lines: ['Souk Demo Shop, Sample Street 1, 10115 Berlin, Germany'] },
    timeZone: 'UTC',
    email: 'ada@example.com',
    firstName: 'Ada',
    url: 'https://shop.example/checkout/order-received/1001/?key=abc&x=1',
    lines: [
      {
        name: 'Mug',
        sku: 'MUG-1',
        options: [{ name: 'Colour', value: 'Blue' }],
        quantity: 2,
        lineMinor: 2_400,
        depositMinor: 0,
        withdrawal: '',
      },
      { name: 'Steel pan', sku: null, options: [], quantity: 1, lineMinor: 123_450, depositMinor: 0, withdrawal: '' },
    ],
    subtotalMinor: 125_850,
    discountMinor: 850,
    couponCodes: ['SPRING'],
    needsShipping: true,
    shippingName: 'Standard delivery',
    deliveryEstimate: null,
    shippingMinor: 490,
    totalMinor: 125_490,
    paidMinor: 0,
    taxes: [
      { basisPoints: 1_900, amountMinor: 20_036 },
      { basisPoints: 700, amountMinor: 12 },
    ],
    documents: [],
    paymentName: 'Bank transfer',
    payment: {
      state: 'transfer',
      accountName: 'Souk Demo Shop',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      reference: 'SOUK-1001',
      amountMinor: 125_490,
    },
    isBeingPrepared: true,
    refund: null,
    delivery: ada,
    billing: null,
    vatId: '',
    giftMessage: '',
    note: '',
    ...more,
  };
}

/** Names that hostile shoppers, merchants or coupons might use. */
export const hostile = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></table><h1>You won</h1>',
  '<!-- -->',
  '${7*7}{{7*7}}',
  '&lt;b&gt;',
];
