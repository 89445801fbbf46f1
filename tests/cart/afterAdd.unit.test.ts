import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterAdd, type AddOutcome, type AfterAdd } from '../../web/cart/add/afterAdd.ts';
import { showsMiniCart } from '../../web/cart/miniCart/miniCartShown.ts';

const url = '/product/mug/';
const added: AddOutcome = {
  reason: null,
  productUrl: url,
  opensCart: false,
  slidesCart: true,
  hasErrors: false,
  isCartPage: false,
};

test.each<[string, Partial<AddOutcome>, AfterAdd]>([
  ['a rejection opens the product’s page', { reason: 'No.', opensCart: true }, { step: 'open product', url, reason: 'No.' }],
  ['a rejection without a page shows its reason', { reason: 'No.', productUrl: null, opensCart: true }, { step: 'tell', reason: 'No.' }],
  ['the setting opens the cart, even with errors on the page', { opensCart: true, hasErrors: true }, { step: 'open cart' }],
  ['the panel opens', {}, { step: 'open panel' }],
  ['the panel doesn’t open over errors', { hasErrors: true }, { step: 'update' }],
  ['the panel doesn’t open on the cart page', { isCartPage: true }, { step: 'update' }],
  ['a message is shown without the panel', { slidesCart: false }, { step: 'say added' }],
  ['a message is shown on the cart page too', { slidesCart: false, isCartPage: true }, { step: 'say added' }],
  ['no message is shown over errors', { slidesCart: false, hasErrors: true }, { step: 'update' }],
])('[F15, F16, F39, F40] after an add: %s', (_name, outcome, next) => {
  expect(afterAdd({ ...added, ...outcome })).toEqual(next);
});

test('[F39, F40] nothing covers a page with errors, and a rejected add is never reported as added', () => {
  const outcomes = fc.record({
    reason: fc.option(fc.string({ minLength: 1 })),
    productUrl: fc.option(fc.constant(url)),
    opensCart: fc.boolean(),
    slidesCart: fc.boolean(),
    hasErrors: fc.boolean(),
    isCartPage: fc.boolean(),
  });
  fc.assert(
    fc.property(outcomes, (outcome) => {
      const { step } = afterAdd(outcome);
      const isInFront = step === 'open panel' || step === 'say added';
      expect(isInFront && (outcome.hasErrors || outcome.reason !== null)).toBe(false);
      expect(step === 'open cart' && outcome.reason !== null).toBe(false);
    }),
  );
});

test.each([
  ['', 0, false],
  ['woocommerce_items_in_cart=0', 0, false],
  ['woocommerce_items_in_cart=nonsense', 0, false],
  ['a=b; woocommerce_items_in_cart=1', 0, true],
  ['woocommerce_items_in_cart=12', 3, true],
  // Shown as soon as an add starts, and hidden again if the add fails.
  ['', 1, true],
])('[F33] with the cookies “%s” and %d pending adds, the mini-cart is shown: %s', (cookies, adds, isShown) => {
  expect(showsMiniCart(cookies, adds)).toBe(isShown);
});
