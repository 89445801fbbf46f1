import { expect, test } from 'vitest';
import { readAddToCartForm, readCartForm, positiveInteger } from '../../web/cart/formFields.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test.each([
  ['3', 3],
  ['007', 7],
  ['-1', -1],
  ['0', 0],
  ['1.5', null],
  ['1e9', null],
  ['', null],
  ['many', null],
  ['9999999999', null],
])('the quantity %j is read as %j', (text, expected) => expect(positiveInteger(text)).toBe(expected));

test('[F5] a form without a quantity adds one', () => {
  expect(readAddToCartForm(form({ product: 'UHJvZHVjdDox' }))).toEqual({ productId: 'UHJvZHVjdDox', quantity: 1, options: [] });
});

test('[F17] a product form is read as product, quantity and options', () => {
  const fields = { product: ' id ', quantity: ' 2 ', attribute_colour: 'blue', attribute_size: '', other: 'x' };
  expect(readAddToCartForm(form(fields))).toEqual({ productId: 'id', quantity: 2, options: [{ attribute: 'colour', term: 'blue' }] });
});

test('[F30] cart page forms are read as an intent with a line or coupon, and unknown intents are rejected', () => {
  expect(readCartForm(form({ intent: 'remove', key: 'k' }))).toEqual({ intent: 'remove', key: 'k' });
  expect(readCartForm(form({ intent: 'update', key: 'k', quantity: '0' }))).toEqual({ intent: 'update', key: 'k', quantity: 0 });
  expect(readCartForm(form({ intent: 'update', key: 'k', quantity: '1,5' }))).toEqual({ intent: 'update', key: 'k', quantity: null });
  expect(readCartForm(form({ intent: 'applyCoupon', coupon: ' welcome10 ' }))).toEqual({ intent: 'applyCoupon', code: 'welcome10' });
  expect(readCartForm(form({ intent: 'removeCoupon', coupon: 'X' }))).toEqual({ intent: 'removeCoupon', code: 'X' });
  expect(readCartForm(form({ intent: 'burn', key: 'k' }))).toBeNull();
});
