import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { makeIn, newRevision } from '../compare/compareShop.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { connectAssistant, type Assistant } from './mcpClient.ts';

// [I55] The MCP tools that need no key, with the official client.

let db: Db;
let shop: TestApp;
let one: Assistant;
let mug: { id: number };
let shirt: Awaited<ReturnType<typeof makeVariable>>;
beforeAll(async () => {
  db = await freshDb();
  mug = await makeStocked(db, 3, { name: 'Blue mug', slug: 'blue-mug', regularPriceMinor: 1_200, description: '<p>For <b>tea</b>.</p>' });
  await makeProduct(db, { name: 'Kettle', slug: 'kettle', regularPriceMinor: 4_000 });
  shirt = await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' } });
  shop = await testApp(db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  one = await connectAssistant(shop.app);
});
afterAll(() => shop.app.close());

const shopTools = [
  'search_products',
  'get_product',
  'compare_products',
  'add_to_cart',
  'get_cart',
  'update_cart_line',
  'checkout_link',
  'order_status',
];

test('[I55] without a key, the shop tools are listed with schemas and hints', async () => {
  const { tools } = await one.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(shopTools);
  for (const { name, outputSchema, annotations, description } of tools) {
    expect({ name, type: outputSchema?.type, hasText: (description ?? '').length > 20 }).toEqual({ name, type: 'object', hasText: true });
    expect(annotations).toMatchObject({ destructiveHint: name === 'update_cart_line', openWorldHint: false });
  }
  const writes = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
  expect(writes).toEqual(['add_to_cart', 'update_cart_line', 'checkout_link']);
  expect(one.client.getServerVersion()?.name).toBe('souk');
});

test('[I55] search finds by text and price, page by page', async () => {
  expect(await one.call('search_products', { query: 'mugg' })).toMatchObject({
    totalCount: 1,
    products: [{ slug: 'blue-mug' }],
    nextCursor: null,
  });
  const cheap = await one.call('search_products', { maxPrice: 1_500, sort: 'PRICE_ASC', first: 1 });
  expect(cheap.products).toHaveLength(1);
  expect(cheap.nextCursor).not.toBeNull();
  const rest = await one.call('search_products', { maxPrice: 1_500, sort: 'PRICE_ASC', first: 10, after: cheap.nextCursor });
  const slugs = [...cheap.products, ...rest.products].map(({ slug }: { slug: string }) => slug);
  expect(slugs.toSorted()).toEqual(['blue-mug', 'shirt']);
  expect((await one.refused('search_products', { after: 'nonsense' })).code).toBe('INVALID_INPUT');
});

test('[I55] a product is shown by id or slug, with plain text, stock and variations', async () => {
  const bySlug = await one.call('get_product', { slug: 'blue-mug' });
  expect(bySlug).toEqual(await one.call('get_product', { id: globalId('Product', mug.id) }));
  expect(bySlug.product).toMatchObject({
    name: 'Blue mug',
    description: 'For tea.',
    price: { amount: 1_200 },
    variations: [],
    isPurchasable: true,
  });
  expect(bySlug.product.url).toMatch(/^http:\/\/localhost:4000\/.*blue-mug/);
  const { product } = await one.call('get_product', { slug: 'shirt' });
  expect(product.options).toMatchObject([{ attribute: 'colour', values: [{ term: 'blue' }, { term: 'red' }, { term: 'green' }] }]);
  expect(product.variations[0]).toMatchObject({ options: [{ attribute: 'colour', term: 'blue' }], price: { currencyCode: 'EUR' } });
  for (const given of [{ slug: 'no-such' }, { id: globalId('Category', 1) }, { id: globalId('Product', 999_999) }])
    expect((await one.refused('get_product', given)).code).toBe('NOT_FOUND');
  expect((await one.refused('get_product')).code).toBe('INVALID_INPUT');
});

test('[I55] products of one group are compared feature by feature', async () => {
  const group = await db.prisma.compareGroup.create({ data: { name: 'Kitchen', slug: 'kitchen' } });
  const data = { name: 'Kitchen', slug: 'kitchen', compareGroup: { create: { groupId: group.id } } };
  const category = await db.prisma.category.create({ data });
  const ids: string[] = [];
  for (const name of ['Pot', 'Pan']) ids.push(globalId('Product', await makeIn(db, [category.id], { name, slug: name.toLowerCase() })));
  // Groups are cached by the catalogue's revision.
  await newRevision(db);
  await shop.catalog.reload();
  const found = await one.call('compare_products', { ids });
  expect(found.products.map(({ name }: { name: string }) => name)).toEqual(['Pot', 'Pan']);
  for (const { values } of found.rows) expect(values).toHaveLength(2);
  expect((await one.refused('compare_products', { ids: [ids[0], globalId('Product', mug.id)] })).code).toBe('NOT_COMPARABLE');
  expect((await one.refused('compare_products', { ids: [ids[0], globalId('Product', 999_999)] })).code).toBe('NOT_FOUND');
});

test('[I55] a cart is filled, changed and emptied by its token', async () => {
  const added = await one.call('add_to_cart', { productId: globalId('Product', mug.id), quantity: 2 });
  const { cartToken } = added;
  expect(added.cart).toMatchObject({ itemCount: 2, subtotal: { amount: 2_400 }, lines: [{ name: 'Blue mug', quantity: 2 }] });
  const productId = globalId('ProductVariation', variationId(shirt, 'red'));
  const more = await one.call('add_to_cart', { productId, cartToken });
  expect(more.cartToken).toBe(cartToken);
  expect(more.cart.lines[1]).toMatchObject({ name: 'Shirt', options: [{ attribute: 'colour', term: 'red' }] });
  expect((await one.call('get_cart', { cartToken })).cart).toEqual(more.cart);
  const key = more.cart.lines[0].key as string;
  expect((await one.call('update_cart_line', { cartToken, key, quantity: 1 })).cart.itemCount).toBe(2);
  expect((await one.call('update_cart_line', { cartToken, key, quantity: 0 })).cart.lines).toHaveLength(1);
  expect((await one.refused('update_cart_line', { cartToken, key, quantity: 1 })).code).toBe('UNKNOWN_LINE');
});

test('[I91] a product and its cart line state the deposit', async () => {
  const { id } = await makeProduct(db, { slug: 'water', regularPriceMinor: 10_000, depositMinor: 25 });
  const deposit = { amount: { amount: 25, formatted: '€0.25' } };
  expect((await one.call('get_product', { slug: 'water' })).product).toMatchObject({ deposit });
  const { cart } = await one.call('add_to_cart', { productId: globalId('Product', id), quantity: 2 });
  expect(cart.lines).toMatchObject([{ unitPrice: { amount: 10_000 }, deposit, lineTotal: { amount: 20_050 } }]);
});

test('[I55] refusals carry the shop’s messages', async () => {
  const productId = globalId('Product', mug.id);
  const missing = await one.refused('add_to_cart', { productId, quantity: 9 });
  expect(missing).toEqual({ code: 'OUT_OF_STOCK', text: 'Only 3 of “Blue mug” left in stock. (OUT_OF_STOCK)' });
  expect(await one.refused('add_to_cart', { productId: globalId('Product', shirt.product.id) })).toMatchObject({
    code: 'VARIATION_REQUIRED',
  });
  expect((await one.refused('add_to_cart', { productId: 'x' })).text).not.toMatch(/prisma|stack|at /i);
  const { cartToken, cart } = await one.call('add_to_cart', { productId });
  expect((await one.refused('add_to_cart', { productId, cartToken, cartVersion: cart.version + 5 })).code).toBe('STALE_CART');
});

test('[I55] carts are separate, and unknown tokens or those of customers open none', async () => {
  const two = await connectAssistant(shop.app);
  const productId = globalId('Product', mug.id);
  const [mine, yours] = [await one.call('add_to_cart', { productId }), await two.call('add_to_cart', { productId, quantity: 2 })];
  expect(mine.cartToken).not.toBe(yours.cartToken);
  // The state is in the token, not in the connection.
  expect((await two.call('get_cart', { cartToken: mine.cartToken })).cart.itemCount).toBe(1);
  expect((await one.call('get_cart', { cartToken: yours.cartToken })).cart.itemCount).toBe(2);
  expect((await two.refused('update_cart_line', { cartToken: yours.cartToken, key: 'f'.repeat(32), quantity: 0 })).code).toBe(
    'UNKNOWN_LINE',
  );

  const before = await db.prisma.visitor.count();
  for (const cartToken of ['', 'x', 'A'.repeat(43), `${mine.cartToken}A`]) {
    for (const [name, more] of [
      ['get_cart', {}],
      ['checkout_link', {}],
      ['add_to_cart', { productId }],
    ] as const)
      expect((await one.refused(name, { cartToken, ...more })).code).toBe('UNKNOWN_CART');
  }
  expect(await db.prisma.visitor.count()).toBe(before);

  const { id } = await db.prisma.account.create({ data: { email: 'ada@example.com', passwordHash: 'x' } });
  await db.prisma.visitor.updateMany({ where: { cart: { lines: { some: { quantity: 1 } } } }, data: { accountId: id } });
  expect((await one.refused('get_cart', { cartToken: mine.cartToken })).code).toBe('UNKNOWN_CART');
});

test('[I55] an order is shown for its number and email, within the limits of the shop', async () => {
  const { number } = await placed(await shopper(db, { [mug.id]: 1 }), details({ email: 'ada@example.com' }));
  const found = await one.call('order_status', { number, email: 'ADA@example.com' });
  expect(found).toMatchObject({ number, lines: [{ name: 'Blue mug', quantity: 1 }], shipments: [] });
  expect(JSON.stringify(found)).not.toMatch(/Street|key=/);
  const codes = new Set<unknown>();
  for (let attempt = 0; attempt < 30; attempt += 1)
    codes.add((await one.refused('order_status', { number, email: 'bo@example.com' })).code);
  expect([...codes]).toEqual(['NOT_FOUND', 'THROTTLED']);
});
