import { globalId } from '../../shared/globalId.ts';
import { expect, it } from 'vitest';
import { changedRows, gridValues, patchOf, staleRowMessage } from '../../admin/products/gridRules.ts';
import * as t from '../../admin/products/__generated__/messages.ts';

// The variation grid sends each row's own changes only, so that changes by others aren't overwritten unseen.

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
const read = gridValues([row]);

it('patchOf contains the changed fields of a row only', () => {
  expect(changedRows([row], read, { ...read, v7_version: 4 })).toEqual([]);
  expect(patchOf(row, read, { ...read, v7_salePriceMinor: '21' })).toEqual({
    id: globalId('ProductVariation', 7),
    expectedVersion: 3,
    salePriceMinor: 2_100,
  });
  const emptied = { ...read, v7_isPublished: false, v7_sku: ' ', v7_regularPriceMinor: '' };
  expect(changedRows([row], read, emptied)).toEqual([row]);
  expect(patchOf(row, read, emptied)).toEqual({
    id: globalId('ProductVariation', 7),
    expectedVersion: 3,
    status: 'PRIVATE',
    sku: null,
    regularPriceMinor: null,
  });
});

it('staleWords lists what someone else has changed in a row', () => {
  const theirs = gridValues([{ ...row, sku: null, salePrice: { amount: 2_100 } }]);
  expect(staleRowMessage(row, read, theirs)).toBe(t.rowChanged({ row: 'Matt', changes: 'SKU: JUG-M → None; Sale price: None → 21.00' }));
  expect(staleRowMessage(row, read, read)).toBe(t.rowChangedOutsideGrid({ row: 'Matt' }));
});
