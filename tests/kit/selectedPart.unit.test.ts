import { expect, test } from 'vitest';
import type { NormalizationSelection } from 'relay-runtime';
import { selectedPart } from '../../web/kit/relay/selectedPart.ts';

const scalar = (name: string, alias: string | null = null) => ({ kind: 'ScalarField', name, alias, storageKey: null }) as never;
const linked = (name: string, selections: NormalizationSelection[]) =>
  ({ kind: 'LinkedField', name, alias: null, storageKey: null, plural: false, concreteType: null, selections }) as never;
const inline = (selections: NormalizationSelection[]) => ({ kind: 'InlineFragment', type: 'Cart', abstractKey: null, selections }) as never;

const selections: NormalizationSelection[] = [
  linked('cart', [scalar('itemCount', 'count'), linked('lines', [scalar('id')])]),
  scalar('cartHash'),
];

test('selectedPart keeps the selected fields under their response keys, and nothing else', () => {
  const answer = {
    cart: { count: 3, lines: [{ id: 'a', name: 'Mug' }, null], subtotal: { amount: 1 } },
    cartHash: 'ff',
    id: 'me',
  };
  expect(selectedPart(selections, answer)).toEqual({ cart: { count: 3, lines: [{ id: 'a' }, null] }, cartHash: 'ff' });
});

test('selectedPart keeps null at every depth', () => {
  expect(selectedPart(selections, { cart: null, cartHash: '' })).toEqual({ cart: null, cartHash: '' });
  expect(selectedPart(selections, { cart: { count: null, lines: null }, cartHash: '' })).toEqual({
    cart: { count: null, lines: null },
    cartHash: '',
  });
});

test.each([
  ['at the top level', { cart: null }],
  ['of a nested object', { cart: { lines: [] }, cartHash: '' }],
  ['of a list item', { cart: { count: 1, lines: [{ id: 'a' }, {}] }, cartHash: '' }],
])('selectedPart returns null for a response that lacks a field %s', (_where, answer) => {
  expect(selectedPart(selections, answer)).toBeNull();
});

test('selectedPart keeps fields of inline fragments if present', () => {
  const typed = [scalar('id'), inline([scalar('total')])];
  expect(selectedPart(typed, { id: 'a', total: 2 })).toEqual({ id: 'a', total: 2 });
  expect(selectedPart(typed, { id: 'a' })).toEqual({ id: 'a' });
});
