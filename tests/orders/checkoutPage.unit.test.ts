import { afterEach, expect, test, vi } from 'vitest';
import { attributionFields, attributionInputName, readAttribution, warnOfMissing } from '../../web/orders/checkout/attribution.ts';
import { checkoutAddress, deliveryChoices } from '../../web/orders/checkout/deliveryChoices.ts';
import { orderNumberOf } from '../../web/orders/orderActions.ts';
import { checkoutFields, placeOrderInput, readCheckoutForm, type CheckoutValues } from '../../web/orders/checkout/formValues.ts';
import { orderStatusText, type OrderStateFacts } from '../../web/orders/orderStatusText.ts';
import { emailIssues, postcodeIssues } from '../../web/orders/checkout/postcodes.ts';
import { changesBetween, parseCheckoutCart, serializeCheckoutCart, type CheckoutCart } from '../../web/orders/checkout/checkoutCart.ts';

afterEach(() => vi.restoreAllMocks());

function attributionForm(leftOut: readonly string[] = []): FormData {
  const form = new FormData();
  for (const field of attributionFields)
    if (!leftOut.includes(field)) form.set(attributionInputName(field), field === 'referrer' ? 'https://a.example/' : '');
  return form;
}

test('[F45] there are sixteen attribution inputs, named after their fields', () => {
  expect(attributionFields.length).toBe(16);
  expect(attributionInputName('utm_source')).toBe('wc_order_attribution_utm_source');
  expect(readAttribution(attributionForm()).values.map(({ key }) => key)).toEqual([...attributionFields]);
});

test('[F46] the attribution inputs become extension data of the order, including empty values', () => {
  const { extensions } = placeOrderInput(readCheckoutForm(attributionForm()));
  expect(extensions?.map(({ namespace }) => namespace)).toEqual(['woocommerce/order-attribution']);
  const values = extensions?.[0]?.values ?? [];
  expect(values).toHaveLength(16);
  expect(values.every(({ value }) => typeof value === 'string')).toBe(true);
  expect(values.find(({ key }) => key === 'referrer')?.value).toBe('https://a.example/');
});

test('[F47] each missing attribution input is logged once by name, and the others are sent', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const attribution = readAttribution(attributionForm(['utm_term', 'user_agent']));
  expect(attribution.values).toHaveLength(14);
  warnOfMissing(attribution);
  warnOfMissing(attribution);
  const texts = warn.mock.calls.map(([text]) => String(text));
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('wc_order_attribution_utm_term');
  expect(texts[1]).toContain('wc_order_attribution_user_agent');
  expect(texts.every((text) => text.includes('was manipulated'))).toBe(true);
});

const cart: CheckoutCart = {
  lines: [
    { key: 'a', name: 'Pan', quantity: 1, total: '€20.00' },
    { key: 'b', name: 'Mug, Blue', quantity: 2, total: '€8.00' },
  ],
  discount: '€0.00',
  shipping: '€4.90',
  total: '€32.90',
};

test('[F44] cart changes are listed line by line, followed by the amounts', () => {
  const now: CheckoutCart = {
    lines: [
      { key: 'a', name: 'Pan', quantity: 1, total: '€25.00' },
      { key: 'c', name: 'Lamp', quantity: 1, total: '€40.00' },
    ],
    discount: '€2.00',
    shipping: 'Free',
    total: '€63.00',
  };
  expect(changesBetween(cart, now)).toEqual([
    'Pan: total changed from €20.00 to €25.00.',
    'New in your cart: Lamp × 1, €40.00.',
    'No longer in your cart: Mug, Blue.',
    'Discount: changed from €0.00 to €2.00.',
    'Delivery: changed from €4.90 to Free.',
  ]);
  const more = { ...cart, lines: cart.lines.map((line) => (line.key === 'b' ? { ...line, quantity: 3, total: '€12.00' } : line)) };
  expect(changesBetween(cart, more)).toEqual(['Mug, Blue: quantity changed from 2 to 3. New total: €12.00.']);
  expect(changesBetween(cart, cart)).toEqual([]);
});

test('[F44] the cart stored in the form is read back, and malformed data is ignored', () => {
  expect(parseCheckoutCart(serializeCheckoutCart(cart))).toEqual(cart);
  for (const text of ['', '{', 'null', '[]', '{"lines":[{}],"discount":"","shipping":"","total":""}', '{"lines":[],"discount":1}'])
    expect(parseCheckoutCart(text)).toBeNull();
});

const noValues = Object.fromEntries(checkoutFields.map((field) => [field, ''])) as CheckoutValues;
const countries = [
  { code: 'DE', name: 'Germany', postcodePattern: String.raw`^\d{5}$`, postcodeExample: '10115' },
  { code: 'NL', name: 'Netherlands', postcodePattern: String.raw`^[1-9]\d{3} ?[A-Z]{2}$`, postcodeExample: '1012 AB' },
];

test('[F44] a postcode that doesn’t match its country shows the server’s message before the review', () => {
  const values = { ...noValues, country: 'DE', postcode: '1012 AB', billingCountry: 'NL', billingPostcode: '10115' };
  const problem = { field: 'postcode', message: 'Enter a postcode for Germany, such as 10115.' };
  expect(postcodeIssues(values, countries)).toEqual([problem]);
  expect(postcodeIssues({ ...values, billingDiffers: 'yes' }, countries)).toEqual([
    problem,
    { field: 'billingPostcode', message: 'Enter a postcode for Netherlands, such as 1012 AB.' },
  ]);
  expect(postcodeIssues({ ...values, country: 'NL', postcode: ' 1012ab ' }, countries)).toEqual([]);
  expect(postcodeIssues({ ...values, country: 'XX' }, countries)).toEqual([]);
});

test.each(['jo@exa', 'jo', 'jo@exa.', '@exa.com', 'jo@.com', ''])('[F44] the email address "%s" shows the server’s message', (email) => {
  const message = 'Enter an email address such as name@example.com.';
  expect(emailIssues({ ...noValues, email })).toEqual([{ field: 'email', message }]);
});

test.each(['jo@exa.com', ' jo@mail.exa.co.uk ', 'jo@bücher.example', 'jo@xn--bcher-kva.example'])(
  '[F44] the email address "%s" is accepted',
  (email) => {
    expect(emailIssues({ ...noValues, email })).toEqual([]);
  },
);

test('[F44] the checkout URL holds country and delivery method, and submitted values take precedence', () => {
  expect(checkoutAddress({})).toBe('/checkout/');
  expect(checkoutAddress({ country: 'FR', shippingMethod: 'express' })).toBe('/checkout/?country=FR&shipping=express');
  const url = new URL('https://souk.example/checkout/?country=FR&shipping=express');
  expect(deliveryChoices(url, null)).toEqual({ country: 'FR', postcode: null, city: null, shippingMethod: 'express' });
  const posted = { country: 'ES', postcode: '35001', city: null, shippingMethod: null };
  expect(deliveryChoices(url, posted)).toEqual(posted);
  expect(checkoutAddress(posted)).toBe('/checkout/?country=ES&postcode=35001');
  expect(deliveryChoices(new URL('https://souk.example/checkout/?country=ES&postcode=E-35001'), null).postcode).toBe('E-35001');
  expect(deliveryChoices(new URL('https://souk.example/checkout/?country=fr&shipping=%3Cb%3E&postcode=%3Cb%3E'), null)).toEqual({
    country: null,
    postcode: null,
    city: null,
    shippingMethod: null,
  });
  const shared = { country: 'IT', postcode: '22060', city: 'Campione d’Italia', shippingMethod: null };
  expect(deliveryChoices(new URL(checkoutAddress(shared), 'https://souk.example'), null)).toEqual(shared);
  expect(checkoutAddress({ ...shared, postcode: null })).toBe('/checkout/?country=IT');
  // A different dash and an invisible mark, as found in copied postcodes.
  expect(deliveryChoices(new URL('https://souk.example/checkout/?country=DE&postcode=%E2%80%8ED%E2%80%9327498'), null).postcode).toBe(
    'D-27498',
  );
});

test.each([
  ['100002', 100002],
  ['# 100002', 100002],
  ['#100002', 100002],
  ['SOUK-100002', 100002],
  ['0', null],
  ['-3', null],
  ['12a', null],
  ['', null],
])('[F44] %j is read as order number %j', (text, number) => expect(orderNumberOf(text)).toBe(number));

const facts: OrderStateFacts = {
  status: 'PROCESSING',
  paymentState: null,
  paymentFlow: 'TRANSFER',
  isPaid: false,
  isPartiallyRefunded: false,
  fulfilment: 'UNFULFILLED',
};

test('[F44] each order state has its own text', () => {
  const states: Partial<OrderStateFacts>[] = [
    { status: 'PENDING_PAYMENT', paymentState: 'PENDING' },
    { status: 'PENDING_PAYMENT', paymentState: 'NEEDS_ACTION' },
    { status: 'FAILED', paymentState: 'DECLINED' },
    { status: 'ON_HOLD' },
    { isPaid: true, paymentState: 'SUCCEEDED' },
    { paymentFlow: 'ON_DELIVERY' },
    { status: 'COMPLETED' },
    { status: 'CANCELLED' },
    { status: 'REFUNDED' },
  ];
  const words = states.map((state) => orderStatusText({ ...facts, ...state }));
  expect(new Set(words.map(({ text }) => text)).size).toBe(states.length);
  expect(words.map(({ tone }) => tone)).toEqual(['waiting', 'waiting', 'over', 'good', 'good', 'good', 'good', 'over', 'over']);
});

test('[F44] a shipped order says that it is on its way, and what is still to be paid', () => {
  const words = (state: Partial<OrderStateFacts>) => orderStatusText({ ...facts, ...state });
  expect(words({ isPaid: true, fulfilment: 'PARTIALLY_SHIPPED' })).toMatchObject({
    heading: 'Part of your order is on its way',
    status: 'Partially shipped',
  });
  expect(words({ isPaid: true, fulfilment: 'SHIPPED' })).toEqual({ ...words({ status: 'COMPLETED' }), status: 'Shipped' });
  expect(words({ status: 'ON_HOLD', fulfilment: 'SHIPPED' }).text).toContain('transfer hasn’t arrived');
  expect(words({ paymentFlow: 'ON_DELIVERY', fulfilment: 'SHIPPED' }).text).toContain('pay the carrier');
  expect(words({ status: 'REFUNDED', fulfilment: 'SHIPPED' }).status).toBe('Refunded');
});

test('[F44] a partial refund is shown next to the order state', () => {
  expect(orderStatusText({ ...facts, status: 'COMPLETED', isPartiallyRefunded: true }).status).toBe('Shipped, partially refunded');
});
