import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose } from '../../server/commerce/cart/choice.ts';
import type { Offered } from '../../server/commerce/cart/offer.ts';
import {
  checkQuantity,
  isLineKey,
  lineKey,
  maxLineAmountMinor,
  maxLines,
  quantityRule,
  subtotal,
} from '../../server/commerce/cart/rules.ts';
import { canSell, unitPrice, type SaleFacts } from '../../server/catalogue/inventory/saleRules.ts';
import { maxLineQuantity } from '../../server/catalogue/inventory/stock.ts';

const now = new Date('2026-03-01T12:00:00.000Z');

function product(facts: Partial<Offered> = {}): Offered {
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
    options: [],
    choices: [],
    lines: [],
    ...facts,
  };
}

function verdict(facts: Partial<Offered>, quantity: number, others = 0): string {
  try {
    checkQuantity({ product: product(facts), unitPriceMinor: 1_000, quantity, others });
    return 'ok';
  } catch (error) {
    return (error as { code: string }).code;
  }
}

describe('[F13] [F21] line keys', () => {
  const options = fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/), fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxKeys: 6 });
  const id = fc.integer({ min: 1, max: 2_147_483_647 });

  it('are 32 lowercase hex digits, whatever the order of the options', () => {
    fc.assert(
      fc.property(id, options, (productId, chosen) => {
        const turned = Object.fromEntries(Object.entries(chosen).toReversed());
        const key = lineKey(productId, chosen);
        expect(isLineKey(key)).toBe(true);
        expect(lineKey(productId, turned)).toBe(key);
      }),
    );
  });

  it('differ between products and options', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(id, options), { selector: ([n, chosen]) => JSON.stringify([n, Object.entries(chosen).toSorted()]) }),
        (lines) => {
          expect(new Set(lines.map(([n, chosen]) => lineKey(n, chosen))).size).toBe(lines.length);
        },
      ),
    );
  });

  it('of products without options are the MD5 of their id', () => {
    expect(lineKey(32, {})).toBe('6364d3f0f495b6ab9dcf8d3b5c6e0b01');
  });
});

describe('[F31] the subtotal', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: maxLineQuantity }),
    unitPriceMinor: fc.integer({ min: 0, max: 1_000_000 }),
    depositMinor: fc.integer({ min: 0, max: 1_000 }),
  });

  it('doesn’t depend on the order or grouping of lines', () => {
    fc.assert(
      fc.property(fc.array(line), fc.nat(20), (lines, at) => {
        expect(subtotal(lines.toReversed())).toBe(subtotal(lines));
        expect(subtotal(lines.slice(0, at)) + subtotal(lines.slice(at))).toBe(subtotal(lines));
      }),
    );
  });

  it('of a full cart fits into a 32-bit integer', () => {
    expect(maxLines * maxLineAmountMinor).toBeLessThan(2 ** 31 - 1_000_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxLineAmountMinor }), (unitPriceMinor) => {
        expect(quantityRule(product(), unitPriceMinor).max * unitPriceMinor).toBeLessThanOrEqual(maxLineAmountMinor);
      }),
    );
  });
});

describe('[F30] checking a quantity', () => {
  const counted = { managesStock: true, stock: 3 };
  it.each([
    ['accepts the whole stock', counted, 3, 0, 'ok'],
    ['rejects more than the stock', counted, 4, 0, 'OUT_OF_STOCK'],
    ['counts another line with the same stock', counted, 2, 2, 'OUT_OF_STOCK'],
    ['rejects a product without stock', { managesStock: true, stock: 0 }, 1, 0, 'OUT_OF_STOCK'],
    ['rejects a product marked as out of stock', { isInStock: false }, 1, 0, 'OUT_OF_STOCK'],
    ['accepts backorders', { ...counted, backorders: 'NOTIFY' }, 50, 0, 'ok'],
    ['rejects two items of a product sold individually', { soldIndividually: true }, 2, 0, 'SOLD_INDIVIDUALLY'],
    ['rejects less than the minimum', { minQuantity: 4 }, 3, 0, 'BELOW_MINIMUM'],
    ['accepts the minimum', { minQuantity: 4 }, 4, 0, 'ok'],
    ['rejects more than the maximum', { maxQuantity: 2 }, 3, 0, 'MAXIMUM_REACHED'],
    ['reports the stock if it is below the maximum', { ...counted, maxQuantity: 5 }, 9, 0, 'OUT_OF_STOCK'],
    ['reports the maximum if it is below the stock', { ...counted, maxQuantity: 2 }, 9, 0, 'MAXIMUM_REACHED'],
    ['rejects more than a line can hold', {}, maxLineQuantity + 1, 0, 'MAXIMUM_REACHED'],
  ] as const)('%s', (_title, facts, quantity, others, expected) => {
    expect(verdict(facts, quantity, others)).toBe(expected);
  });

  it('never accepts more than the stock, and always accepts what the form offers', () => {
    const facts = fc.record({
      managesStock: fc.boolean(),
      stock: fc.integer({ min: 0, max: 20 }),
      soldIndividually: fc.boolean(),
      minQuantity: fc.integer({ min: 1, max: 3 }),
      maxQuantity: fc.option(fc.integer({ min: 3, max: 12 })),
    });
    fc.assert(
      fc.property(facts, fc.integer({ min: 1, max: 30 }), fc.nat(10), (given, quantity, others) => {
        const isOk = verdict(given, quantity, others) === 'ok';
        expect(!isOk || !given.managesStock || quantity + others <= given.stock).toBe(true);
        const { min, max } = quantityRule(product(given), 1_000);
        expect(others > 0 || isOk === (quantity >= min && quantity <= max)).toBe(true);
      }),
    );
  });

  it('uses the parent’s stock for a variation without its own', () => {
    const parent = { ...product({ id: 9, managesStock: true, stock: 2 }), parent: null } satisfies SaleFacts;
    const variation = product({ type: 'VARIATION', isInStock: false, parent });
    expect(canSell(variation, 2, now)).toBe(true);
    expect(canSell(variation, 3, now)).toBe(false);
    expect(unitPrice({ ...variation, parent: { ...parent, status: 'DRAFT' } }, now)).toBeNull();
  });
});

describe('[F30] choosing a variation', () => {
  const choices = ['blue', 'red'].map((term) => ({ attribute: 'colour', term }));
  const variation = (id: number, term: string | null) => product({ id, type: 'VARIATION', options: [{ attribute: 'colour', term }] });

  it('prefers the shop’s order and products in stock, and fills in open options', () => {
    const offer = { product: product({ type: 'VARIABLE', choices }), variations: [variation(2, 'blue'), variation(3, null)] };
    expect(choose(offer, { colour: 'blue' }, now).product.id).toBe(2);
    // One that is sold out gives way to another one that fits.
    const soldOut = { ...offer, variations: offer.variations.map((one) => (one.id === 2 ? { ...one, isInStock: false } : one)) };
    expect(choose(soldOut, { colour: 'blue' }, now).product.id).toBe(3);
    expect(choose(offer, { colour: 'red' }, now)).toMatchObject({ product: { id: 3 }, options: { colour: 'red' } });
  });

  it('requires every option if only the product is given', () => {
    const options = [
      { attribute: 'colour', term: 'blue' },
      { attribute: 'size', term: 'l' },
    ];
    const offer = {
      product: product({ type: 'VARIABLE', choices: [...choices, { attribute: 'size', term: 'l' }] }),
      variations: [product({ id: 2, type: 'VARIATION', options })],
    };
    expect(() => choose(offer, { colour: 'blue' }, now)).toThrow(expect.objectContaining({ code: 'VARIATION_REQUIRED' }));
    expect(() => choose(offer, { colour: 'red' }, now)).toThrow(expect.objectContaining({ code: 'NOT_PURCHASABLE' }));
    expect(choose(offer, { size: 'l', colour: 'blue' }, now).options).toEqual({ colour: 'blue', size: 'l' });
  });
});
