import { expect, test } from 'vitest';
import { describeFailure } from '../../web/orders/checkout/failure.ts';
import { checkoutFields, placeOrderInput, readCheckoutForm } from '../../web/orders/checkout/formValues.ts';
import {
  forgetKey,
  storedKey,
  newIdempotencyKey,
  pageIdempotencyKey,
  replacedKey,
  type KeyStorage,
} from '../../web/orders/checkout/idempotencyKey.ts';

function sent(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readCheckoutForm(data);
}

test('[F44] form data becomes the placeOrder input', () => {
  const form = sent({
    email: 'a@b.example',
    acceptsTerms: 'yes',
    paymentMethod: 'BANK_TRANSFER',
    cartVersion: '7',
    expectedTotal: '2390',
    idempotencyKey: 'k',
  });
  expect(placeOrderInput(form)).toMatchObject({
    email: 'a@b.example',
    firstName: '',
    acceptsTerms: true,
    cartVersion: 7,
    expectedTotal: 2390,
    idempotencyKey: 'k',
    paymentMethod: 'BANK_TRANSFER',
  });
});

test('[F44] missing and malformed form fields get defaults, and are left to the server to validate', () => {
  const form = sent({ cartVersion: 'x' });
  expect(placeOrderInput(form)).toMatchObject({ acceptsTerms: false, cartVersion: 0, expectedTotal: null });
});

test('[F44] errors are assigned to their fields, in form order, one per field', () => {
  const failure = describeFailure(
    {
      code: 'INVALID_INPUT',
      message: 'Values of the input are not allowed.',
      issues: [
        { path: ['input', 'city'], message: 'Enter your town or city.' },
        { path: ['input', 'email'], message: 'Enter your email address.' },
        { path: ['input', 'email'], message: 'Too long.' },
      ],
    },
    checkoutFields,
  );
  expect(failure).toEqual({
    code: 'INVALID_INPUT',
    message: 'Check the details you’ve entered.',
    issues: [
      { field: 'email', message: 'Enter your email address.' },
      { field: 'city', message: 'Enter your town or city.' },
    ],
    orderUrl: null,
    seen: '',
  });
});

test('[F44] an error in the billing address is assigned to the billing field', () => {
  const issues = [
    { path: ['input', 'billing', 'postcode'], message: 'Enter your postcode.' },
    { path: ['input', 'billing', 'email'], message: 'No such field.' },
  ];
  expect(describeFailure({ code: 'INVALID_INPUT', issues }, checkoutFields).issues).toEqual([
    { field: 'billingPostcode', message: 'Enter your postcode.' },
  ]);
});

test('[F44] a different billing address is sent, and a payment token only with its own payment method', () => {
  const token = { paymentToken: 'tok_action', paymentTokenMethod: 'TEST_CARD' };
  const fields = { billingFirstName: 'Mary', billingCity: 'Paris', paymentMethod: 'TEST_CARD', ...token };
  expect(placeOrderInput(sent(fields))).toMatchObject({ billing: null, paymentMethod: 'TEST_CARD', paymentToken: 'tok_action' });
  const input = placeOrderInput(sent({ ...fields, billingDiffers: 'yes', paymentMethod: 'CASH_ON_DELIVERY' }));
  expect(input).toMatchObject({ billing: { firstName: 'Mary', city: 'Paris', company: '' }, paymentToken: null });
  expect(placeOrderInput(sent({ paymentMethod: 'acme' }))).toMatchObject({ paymentMethod: 'acme', paymentToken: null });
});

test('[F44] an error without a form field keeps its message', () => {
  expect(describeFailure({ code: 'CART_CHANGED', message: 'Your cart has changed.' }, checkoutFields)).toEqual({
    code: 'CART_CHANGED',
    message: 'Your cart has changed.',
    issues: [],
    orderUrl: null,
    seen: '',
  });
  const hidden = { code: 'INVALID_INPUT', issues: [{ path: ['input', 'idempotencyKey'], message: 'Use 8 to 255 characters.' }] };
  expect(describeFailure(hidden, checkoutFields)).toMatchObject({ message: 'Use 8 to 255 characters.', issues: [] });
});

test('[F44] each page has its own idempotency key, and a failed form keeps its key', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(pageIdempotencyKey(undefined)).not.toBe(pageIdempotencyKey(undefined));
  expect(pageIdempotencyKey('kept')).toBe('kept');
});

function storage(): KeyStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  };
}

test('[F44] a tab keeps its idempotency key per cart version until an order is placed or rejected', () => {
  const tab = storage();
  expect(storedKey(tab, 7, 'first')).toBe('first');
  expect(storedKey(tab, 7, 'after a reload')).toBe('first');
  expect(storedKey(tab, 8, 'of another cart')).toBe('of another cart');
  const other = replacedKey(tab, 8);
  expect(other).toMatch(/^[0-9a-f]{32}$/);
  expect(storedKey(tab, 8, 'x')).toBe(other);
  forgetKey(tab);
  expect(storedKey(tab, 8, 'the next order')).toBe('the next order');
});
