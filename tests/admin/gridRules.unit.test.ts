import { expect, it } from 'vitest';
import { cellsAsRead, patchOf, staleWords } from '../../admin/products/gridRules.ts';

// The grid of variations: of each row its own changes are sent, so that nobody's are saved over unseen.

const row = {
  databaseId: 7,
  version: 3,
  name: 'Jug, matt',
  status: 'PUBLISHED',
  sku: 'JUG-M',
  regularPrice: { amount: 3_000 },
  salePrice: null,
  options: [{ label: 'Matt' }],
};

it('sends of a row what was changed, and nothing else', () => {
  const cells = cellsAsRead(row);
  expect(patchOf(row, cells)).toEqual({ databaseId: 7, expectedVersion: 3 });
  expect(patchOf(row, { ...cells, sale: '21' })).toEqual({ databaseId: 7, expectedVersion: 3, salePriceMinor: 2_100 });
  const emptied = { isPublished: false, sku: ' ', regular: '', sale: '' };
  expect(patchOf(row, emptied)).toEqual({ databaseId: 7, expectedVersion: 3, status: 'PRIVATE', sku: null, regularPriceMinor: null });
});

it('tells what somebody else has changed of a row', () => {
  const theirs = { ...row, sku: null, salePrice: { amount: 2_100 } };
  expect(staleWords(row, theirs)).toContain('They have changed: SKU JUG-M → none, sale price none → 21.00.');
  expect(staleWords(row, row)).toContain('What they have changed is not in this grid.');
});
