import { expect, test } from 'vitest';
import { describeFailure } from '../../web/checkout/failure.ts';
import { checkoutFields, placeOrderInput, readCheckoutForm } from '../../web/checkout/formValues.ts';
import { newIdempotencyKey, pageIdempotencyKey } from '../../web/checkout/idempotencyKey.ts';

function sent(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return readCheckoutForm(data);
}

test('[F44] the form’s text becomes the input of placeOrder', () => {
  const { values, hidden } = sent({
    email: 'a@b.example',
    acceptsTerms: 'yes',
    cartVersion: '7',
    expectedTotal: '2390',
    idempotencyKey: 'k',
  });
  expect(placeOrderInput(values, hidden)).toMatchObject({
    email: 'a@b.example',
    firstName: '',
    acceptsTerms: true,
    cartVersion: 7,
    expectedTotal: 2390,
    idempotencyKey: 'k',
    paymentMethod: 'BANK_TRANSFER',
  });
});

test('[F44] what the form does not say is no reason to fail before the server has spoken', () => {
  const { values, hidden } = sent({ cartVersion: 'x' });
  expect(placeOrderInput(values, hidden)).toMatchObject({ acceptsTerms: false, cartVersion: 0, expectedTotal: null });
});

test('[F44] problems stand at their fields, in the order of the form, one per field', () => {
  const failure = describeFailure(
    {
      code: 'INVALID_INPUT',
      message: 'Values of the input are not allowed.',
      issues: [
        { path: ['input', 'city'], message: 'Enter your town or city.' },
        { path: ['input', 'email'], message: 'Enter your e-mail address.' },
        { path: ['input', 'email'], message: 'Too long.' },
      ],
    },
    checkoutFields,
  );
  expect(failure).toEqual({
    code: 'INVALID_INPUT',
    message: 'Please check what you have entered.',
    issues: [
      { field: 'email', message: 'Enter your e-mail address.' },
      { field: 'city', message: 'Enter your town or city.' },
    ],
  });
});

test('[F44] a failure of no field is told as it is', () => {
  expect(describeFailure({ code: 'CART_CHANGED', message: 'Your cart has changed.' }, checkoutFields)).toEqual({
    code: 'CART_CHANGED',
    message: 'Your cart has changed.',
    issues: [],
  });
  const hidden = { code: 'INVALID_INPUT', issues: [{ path: ['input', 'idempotencyKey'], message: 'Use 8 to 255 characters.' }] };
  expect(describeFailure(hidden, checkoutFields)).toMatchObject({ message: 'Use 8 to 255 characters.', issues: [] });
});

test('[F44] each page has an idempotency key of its own, and a form that failed keeps it', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(pageIdempotencyKey(undefined)).not.toBe(pageIdempotencyKey(undefined));
  expect(pageIdempotencyKey('kept')).toBe('kept');
});
