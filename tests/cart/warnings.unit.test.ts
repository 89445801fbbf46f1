import { textIn } from '../../server/platform/i18n/text.ts';
import { describe, expect, it } from 'vitest';
import { joinedLines } from '../../server/commerce/cart/joinRules.ts';
import { maxLines } from '../../server/commerce/cart/rules.ts';
import { cartWarnings } from '../../server/commerce/cart/warnings.ts';
import type { ParentFacts, SaleFacts } from '../../server/catalogue/inventory/saleRules.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

function product(facts: Partial<SaleFacts> = {}): SaleFacts {
  return {
    id: 1,
    type: 'SIMPLE',
    status: 'PUBLISHED',
    name: 'Kettle',
    parent: null,
    regularPriceMinor: 1_000,
    depositMinor: null,
    salePriceMinor: null,
    saleStartsAt: null,
    saleEndsAt: null,
    managesStock: false,
    stock: 0,
    isInStock: true,
    backorders: 'NO',
    lowStockAmount: null,
    soldIndividually: false,
    minQuantity: 1,
    maxQuantity: null,
    ...facts,
  };
}

const line = (key: string, quantity: number, facts: Partial<SaleFacts> = {}) => ({ key, quantity, product: product(facts) });
const counted = (stock: number) => ({ managesStock: true, stock });

/** A variation that shares its product's stock. */
function variation(id: number, stock: number): Partial<SaleFacts> {
  const parent: ParentFacts = { ...product({ id: 9 }), ...counted(stock) };
  return { id, type: 'VARIATION', parent };
}

describe('[F30, I6] cart warnings', () => {
  it.each([
    ['are empty for an available product', 1, {}, []],
    ['are empty for the whole stock', 3, counted(3), []],
    ['report an unpublished product', 1, { status: 'DRAFT' as const }, ['LINE_NOT_AVAILABLE']],
    ['report a product without a price', 1, { regularPriceMinor: null }, ['LINE_NOT_AVAILABLE']],
    ['report a product out of stock', 1, counted(0), ['LINE_NOT_AVAILABLE']],
    ['report a quantity above the stock', 4, counted(3), ['LINE_QUANTITY_ABOVE_STOCK']],
    ['report a quantity above the maximum', 4, { maxQuantity: 3 }, ['LINE_QUANTITY_NOT_ALLOWED']],
    ['report a quantity below the minimum', 1, { minQuantity: 2 }, ['LINE_QUANTITY_NOT_ALLOWED']],
  ])('%s', (_title, quantity, facts, codes) => {
    const warnings = cartWarnings([line('k', quantity, facts)], [], now);
    expect(warnings.map(({ code }) => code)).toEqual(codes);
    for (const { message, ...warning } of warnings) {
      expect(warning).toMatchObject({ lineKey: 'k', couponCode: null });
      expect(textIn(message, 'en')).toContain('Kettle');
    }
  });

  it('count lines with the same stock together', () => {
    expect(cartWarnings([line('a', 2, variation(1, 3)), line('b', 1, variation(2, 3))], [], now)).toEqual([]);
    const warnings = cartWarnings([line('a', 2, variation(1, 3)), line('b', 2, variation(2, 3))], [], now);
    expect(warnings.map(({ code, lineKey }) => [code, lineKey])).toEqual([
      ['LINE_QUANTITY_ABOVE_STOCK', 'a'],
      ['LINE_QUANTITY_ABOVE_STOCK', 'b'],
    ]);
  });
});

describe('[F30] joining the lines of two carts', () => {
  const joined = (kept: ReturnType<typeof line>[], coming: ReturnType<typeof line>[]) =>
    joinedLines(kept, coming, now).joined.map(({ key, quantity }) => `${key}${quantity}`);

  it('adds up the quantities of equal lines', () => {
    expect(joined([line('a', 2), line('b', 1, { id: 2 })], [line('c', 1, { id: 3 }), line('a', 3)])).toEqual(['c1', 'a5']);
  });

  it.each([
    ['is limited by the stock', [line('a', 2, counted(4))], [line('a', 3, counted(4))], ['a4']],
    ['is limited by the maximum', [line('a', 2, { maxQuantity: 3 })], [line('a', 3, { maxQuantity: 3 })], ['a3']],
    [
      'keeps one item of a product sold individually',
      [line('a', 1, { soldIndividually: true })],
      [line('a', 1, { soldIndividually: true })],
      ['a1'],
    ],
    ['never reduces a quantity', [line('a', 5, counted(4))], [line('a', 3, counted(4))], ['a5']],
    ['counts another line with the same stock', [line('a', 2, variation(1, 3))], [line('b', 2, variation(2, 3))], ['b1']],
    ['takes over a line that is out of stock', [], [line('a', 2, counted(0))], ['a2']],
    ['takes over an unpublished line', [], [line('a', 2, { status: 'DRAFT' })], ['a2']],
    ['keeps a line that is out of stock in both carts', [line('a', 1, counted(0))], [line('a', 2, counted(0))], ['a1']],
  ])('%s', (_title, kept, coming, expected) => {
    expect(joined(kept, coming)).toEqual(expected);
  });

  it('adds no lines to a full cart, but increases existing ones', () => {
    const kept = Array.from({ length: maxLines }, (_, index) => line(`k${index}-`, 1, { id: index + 10 }));
    expect(joined(kept, [line('new', 1), line('k3-', 1, { id: 13 })])).toEqual(['k3-2']);
  });
});
