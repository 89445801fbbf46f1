import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { addToCart, cartOf, filledCartOf } from './cartDocuments.ts';

let db: Db;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  visitor = newVisitor(db);
});

const simple = (id: number) => ({ productId: globalId('Product', id) });
const colour = (term: string) => [{ attribute: 'colour', term }];

/** Expects no changes: no cart, no visitor, no cookie. */
async function expectNothing(): Promise<void> {
  expect(await db.prisma.visitor.count()).toBe(0);
  expect(await db.prisma.cart.count()).toBe(0);
  expect(visitor.token()).toBeUndefined();
}

describe('[F13] adding to the cart', () => {
  it('creates a line', async () => {
    const { id, name } = await makeProduct(db);
    const { line, cart } = await addToCart(visitor, simple(id));
    expect(line).toMatchObject({
      quantity: 1,
      name,
      options: [],
      unitPrice: { amount: 1_000 },
      lineTotal: { amount: 1_000 },
      isAvailable: true,
    });
    expect(line).toMatchObject({ product: { id: globalId('Product', id) }, variation: null });
    expect(cart).toMatchObject({
      version: 1,
      itemCount: 1,
      isEmpty: false,
      subtotal: { amount: 1_000 },
      shipping: { amount: 490 },
      total: { amount: 1_490 },
    });
    expect(await cartOf(visitor)).toEqual(cart);
  });

  it('adds to the existing line of a product, with free shipping from 50.00', async () => {
    const { id } = await makeProduct(db);
    const first = await addToCart(visitor, simple(id));
    const second = await addToCart(visitor, { ...simple(id), quantity: 4 });
    expect(second.line).toMatchObject({ id: first.line?.id, key: first.line?.key, quantity: 5 });
    expect(second.cart).toMatchObject({ version: 2, itemCount: 5, shipping: { amount: 0 }, total: { amount: 5_000 } });
    expect(second.cart?.lines).toHaveLength(1);
  });

  it('prefers the variation in stock if two match the options', async () => {
    const made = await makeVariable(db, { variations: { blue: { managesStock: true, stock: 0 }, any: {} } });
    const product = { productId: globalId('Product', made.product.id) };
    const { line, cart } = await addToCart(visitor, { ...product, options: colour('blue') });
    expect(cart?.itemCount).toBe(1);
    expect(line?.variation).toMatchObject({ id: globalId('ProductVariation', variationId(made, 'any')) });
  });

  it('uses the same line for a variation selected by id or by options', async () => {
    const made = await makeVariable(db);
    const blue = variationId(made, 'blue');
    const byId = await addToCart(visitor, { productId: globalId('ProductVariation', blue) });
    expect(byId.line).toMatchObject({
      name: made.product.name,
      options: [{ name: 'Colour', value: 'Blue' }],
      product: { id: globalId('Product', made.product.id) },
      variation: { id: globalId('ProductVariation', blue) },
    });
    const byOptions = await addToCart(visitor, { ...simple(made.product.id), options: colour('blue') });
    expect(byOptions.line).toMatchObject({ id: byId.line?.id, quantity: 2 });
    const other = await addToCart(visitor, { ...simple(made.product.id), options: colour('red') });
    expect(other.cart?.lines).toHaveLength(2);
  });

  it('lets the shopper choose an option that the variation leaves open', async () => {
    const made = await makeVariable(db, { variations: { any: {} } });
    const productId = globalId('ProductVariation', variationId(made, 'any'));
    expect(await addToCart(visitor, { productId })).toMatchObject({ code: 'VARIATION_REQUIRED' });
    const green = await addToCart(visitor, { productId, options: colour('green') });
    const red = await addToCart(visitor, { ...simple(made.product.id), options: colour('red') });
    expect(green.line?.options).toEqual([{ name: 'Colour', value: 'Green' }]);
    expect(red.line?.key).not.toBe(green.line?.key);
    expect(red.line?.variation).toEqual(green.line?.variation);
  });

  it('sells backordered products beyond their stock', async () => {
    const { id } = await makeStocked(db, 1, { backorders: 'NOTIFY' });
    expect((await addToCart(visitor, { ...simple(id), quantity: 3 })).line).toMatchObject({ quantity: 3, isAvailable: true });
  });

  it('allows at most 100 lines', async () => {
    const { id } = await makeProduct(db);
    await addToCart(visitor, simple(id));
    await db.pool.query(
      `with p as (insert into "Product" ("slug", "name", "updatedAt") select 'many-' || n, 'Many', now() from generate_series(1, 99) n returning "id")
       insert into "CartLine" ("cartId", "key", "productId", "quantity") select 1, md5('x' || "id"), "id", 1 from p`,
    );
    const other = await makeProduct(db);
    expect(await addToCart(visitor, simple(other.id))).toMatchObject({ code: 'MAXIMUM_REACHED', max: 100 });
    expect((await addToCart(visitor, simple(id))).line).toMatchObject({ quantity: 2 });
  });

  it('[F31] uses the price at that time, with a sale price from its start until its end', async () => {
    const end = new Date(testNow.getTime() + 60_000);
    const { id } = await makeProduct(db, { salePriceMinor: 700, saleStartsAt: testNow, saleEndsAt: end });
    await addToCart(visitor, simple(id));
    const priceAt = async (instant: number) => {
      visitor.at(new Date(instant));
      return (await filledCartOf(visitor)).subtotal.amount;
    };
    expect(await priceAt(testNow.getTime() - 1)).toBe(1_000);
    expect(await priceAt(testNow.getTime())).toBe(700);
    expect(await priceAt(end.getTime() - 1)).toBe(700);
    expect(await priceAt(end.getTime())).toBe(1_000);
  });
});

describe('[F13] validation when adding to the cart', () => {
  const cases: [title: string, make: () => Promise<object>, expected: object][] = [
    ['a quantity below the minimum', async () => simple((await makeProduct(db, { minQuantity: 3 })).id), { code: 'BELOW_MINIMUM', min: 3 }],
    [
      'a quantity above the stock',
      async () => ({ ...simple((await makeStocked(db, 2)).id), quantity: 3 }),
      { code: 'OUT_OF_STOCK', left: 2 },
    ],
    ['a product out of stock', async () => simple((await makeStocked(db, 0)).id), { code: 'OUT_OF_STOCK', left: 0 }],
    [
      'a quantity above the maximum',
      async () => ({ ...simple((await makeProduct(db, { maxQuantity: 2 })).id), quantity: 3 }),
      { code: 'MAXIMUM_REACHED', max: 2 },
    ],
    ['a billion items', async () => ({ ...simple((await makeProduct(db)).id), quantity: 1e9 }), { code: 'MAXIMUM_REACHED', max: 9_999 }],
    [
      'two items of a product sold individually',
      async () => ({ ...simple((await makeProduct(db, { soldIndividually: true })).id), quantity: 2 }),
      { code: 'SOLD_INDIVIDUALLY' },
    ],
    [
      'an external product',
      async () => simple((await makeProduct(db, { type: 'EXTERNAL', externalUrl: 'https://example.com/' })).id),
      { code: 'NOT_PURCHASABLE' },
    ],
    [
      'a grouped product',
      async () => simple((await makeProduct(db, { type: 'GROUPED', regularPriceMinor: null })).id),
      { code: 'NOT_PURCHASABLE' },
    ],
    ['a product without a price', async () => simple((await makeProduct(db, { regularPriceMinor: null })).id), { code: 'NOT_PURCHASABLE' }],
    ['a draft', async () => simple((await makeProduct(db, { status: 'DRAFT' })).id), { code: 'NOT_FOUND' }],
    [
      'a variation of a draft',
      async () => simple(variationId(await makeVariable(db, { facts: { status: 'DRAFT' } }), 'red')),
      { code: 'NOT_FOUND' },
    ],
    ['an unknown product', async () => simple(999_999), { code: 'NOT_FOUND' }],
    ['a malformed id', async () => ({ productId: 'garbage' }), { code: 'INVALID_INPUT', path: ['input', 'productId'] }],
    ['an id out of range', async () => simple(9_999_999_999), { code: 'INVALID_INPUT' }],
    [
      'an id of another type',
      async () => ({ productId: globalId('Category', 1) }),
      { code: 'INVALID_INPUT', path: ['input', 'productId'] },
    ],
    [
      'quantity 0',
      async () => ({ ...simple((await makeProduct(db)).id), quantity: 0 }),
      { code: 'INVALID_INPUT', path: ['input', 'quantity'] },
    ],
    [
      'quantity -1',
      async () => ({ ...simple((await makeProduct(db)).id), quantity: -1 }),
      { code: 'INVALID_INPUT', path: ['input', 'quantity'] },
    ],
    ['a variable product without options', async () => simple((await makeVariable(db)).product.id), { code: 'VARIATION_REQUIRED' }],
    [
      'a combination that isn’t sold',
      async () => ({ ...simple((await makeVariable(db)).product.id), options: colour('green') }),
      { code: 'NOT_PURCHASABLE' },
    ],
    [
      'an unknown option value',
      async () => ({ ...simple((await makeVariable(db)).product.id), options: colour('\u0000') }),
      { code: 'INVALID_INPUT' },
    ],
    [
      'options of a simple product',
      async () => ({ ...simple((await makeProduct(db)).id), options: colour('red') }),
      { code: 'INVALID_INPUT', path: ['input', 'options'] },
    ],
    [
      'an option given twice',
      async () => ({ ...simple((await makeVariable(db)).product.id), options: [...colour('red'), ...colour('blue')] }),
      { code: 'INVALID_INPUT', path: ['input', 'options'] },
    ],
  ];
  it.each(cases)('rejects %s, and changes nothing', async (_title, make, expected) => {
    expect(await addToCart(visitor, await make())).toMatchObject(expected);
    await expectNothing();
  });

  const typed = async (quantity: unknown) => {
    const { id } = await makeProduct(db);
    const document = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }';
    return visitor.gql(document, { input: { ...simple(id), quantity } });
  };

  it.each([[1.5], ['two'], [1e10]])('rejects quantity %s before anything runs', async (quantity) => {
    const { errors } = await typed(quantity);
    expect(errors[0]?.message).toContain('Int cannot represent');
    await expectNothing();
  });

  it('takes a missing quantity as one', async () => {
    expect((await typed(null)).data).toEqual({ addToCart: { __typename: 'AddToCartPayload' } });
    expect(await filledCartOf(visitor)).toMatchObject({ itemCount: 1 });
  });

  it('rejects a second item of a product sold individually', async () => {
    const { id } = await makeProduct(db, { soldIndividually: true });
    await addToCart(visitor, simple(id));
    expect(await addToCart(visitor, simple(id))).toMatchObject({ code: 'SOLD_INDIVIDUALLY' });
    expect(await cartOf(visitor)).toMatchObject({ version: 1, itemCount: 1 });
  });

  it('rejects more than the stock that two variations share', async () => {
    const made = await makeVariable(db, { facts: { managesStock: true, stock: 3 } });
    const wish = (term: string, quantity: number) => ({ ...simple(made.product.id), options: colour(term), quantity });
    await addToCart(visitor, wish('blue', 2));
    expect(await addToCart(visitor, wish('red', 2))).toMatchObject({ code: 'OUT_OF_STOCK', left: 3 });
    expect(await addToCart(visitor, { productId: globalId('ProductVariation', variationId(made, 'red')) })).toMatchObject({
      cart: { itemCount: 3 },
    });
    expect(await addToCart(visitor, wish('blue', 1))).toMatchObject({ code: 'OUT_OF_STOCK', left: 3 });
  });
});
