import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { testNow } from '../support/shopDriver.ts';
import {
  add,
  addDocument,
  change,
  clear,
  listOf,
  makeCompareShop,
  makeIn,
  makeSeveral,
  newRevision,
  remove,
  signIn,
  type CompareShop,
} from './compareShop.ts';

let db: Db;
let shop: CompareShop;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  shop = await makeCompareShop(db);
  visitor = newVisitor(db);
});

const nothing = { totalCount: 0, productIds: [], groups: [] };

describe('[F69] [F87] compare lists', () => {
  it('hold products in the order they were added, and groups by position', async () => {
    const [phones, kitchen] = [shop.categories.phones, shop.categories.kitchen];
    const [pan, one, pot, two] = [
      await makeIn(db, [kitchen]),
      await makeIn(db, [phones]),
      await makeIn(db, [kitchen]),
      await makeIn(db, [phones]),
    ];
    for (const id of [pan, two, one, pot]) expect((await add(visitor, id)).product).toEqual({ databaseId: id, isCompared: true });
    expect(await listOf(visitor)).toEqual({
      totalCount: 4,
      productIds: [pan, two, one, pot],
      groups: [
        { group: { slug: 'phones' }, count: 2, productIds: [two, one], url: `/compare/phones/?compareids=${two},${one}` },
        { group: { slug: 'kitchen' }, count: 2, productIds: [pan, pot], url: `/compare/kitchen/?compareids=${pan},${pot}` },
      ],
    });
    expect((await listOf(newVisitor(db))).totalCount).toBe(0);
  });

  it('use the most specific group of a product’s categories, and reject products without a group', async () => {
    const { electronics, phones, laptops, kitchen, garden } = shop.categories;
    const groupOf = async (...categories: number[]) => (await add(visitor, await makeIn(db, categories))).group?.slug;
    expect(await groupOf(electronics)).toBe('electronics');
    expect(await groupOf(phones)).toBe('phones');
    expect(await groupOf(laptops)).toBe('electronics');
    expect(await groupOf(kitchen, phones)).toBe('phones');
    expect(await groupOf(kitchen, electronics)).toBe('kitchen');
    const stranger = newVisitor(db);
    const spade = await makeIn(db, [garden], { name: 'Spade' });
    expect(await add(stranger, spade)).toMatchObject({
      __typename: 'NotComparableError',
      code: 'NOT_COMPARABLE',
      path: ['input', 'productId'],
    });
    expect(stranger.token()).toBeUndefined();
    const { product } = await visitor.query<{ product: unknown }>(
      `{ product: node(id: "${globalId('Product', spade)}") { ... on Product { compareGroup { slug } } } }`,
    );
    expect(product).toEqual({ compareGroup: null });
  });

  it('keep the position of a product that is added again, and the order of the others after a removal', async () => {
    const ids = await makeSeveral(db, 4, shop.categories.phones);
    for (const id of ids) await add(visitor, id);
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    expect((await add(visitor, first)).viewer?.compare.productIds).toEqual(ids);
    const gone = await remove(visitor, second);
    expect(gone).toMatchObject({ product: { databaseId: second, isCompared: false }, group: { slug: 'phones' } });
    expect(gone.viewer?.compare.productIds).toEqual([first, third, fourth]);
    expect((await remove(visitor, second)).viewer?.compare).toMatchObject({ totalCount: 3, productIds: [first, third, fourth] });
    expect((await add(visitor, second)).viewer?.compare.productIds).toEqual([first, third, fourth, second]);
  });

  it('hold the product of an added variation', async () => {
    const made = await makeVariable(db);
    await db.prisma.productCategory.create({ data: { productId: made.product.id, categoryId: shop.categories.phones } });
    await refreshProducts(db.pool, [made.product.id], testNow);
    const red = variationId(made, 'red');
    expect(
      (await visitor.query<{ result: object }>(addDocument, { input: { productId: globalId('ProductVariation', red) } })).result,
    ).toMatchObject({
      product: { databaseId: made.product.id },
    });
    expect((await listOf(visitor)).productIds).toEqual([made.product.id]);
    expect((await remove(visitor, red)).viewer?.compare).toEqual(nothing);
  });

  it('hold ten products per group, and reject the eleventh', async () => {
    const ids = await makeSeveral(db, 11, shop.categories.phones);
    const outcomes = [];
    for (const id of ids) outcomes.push(await add(visitor, id));
    expect(outcomes.slice(0, 10).every(({ __typename }) => __typename === 'AddToComparePayload')).toBe(true);
    expect(outcomes[10]).toMatchObject({
      code: 'COMPARE_LIST_FULL',
      max: 10,
      group: { slug: 'phones' },
      message: 'You’re already comparing 10 products in “Phones”. Remove one first.',
    });
    expect((await add(visitor, ids[3] ?? 0)).__typename).toBe('AddToComparePayload');
    const pan = await makeIn(db, [shop.categories.kitchen]);
    expect((await add(visitor, pan)).viewer?.compare.totalCount).toBe(11);
    await remove(visitor, ids[0] ?? 0);
    expect((await add(visitor, ids[10] ?? 0)).viewer?.compare.productIds).toEqual([...ids.slice(1, 10), pan, ids[10]]);
  });

  it('reject unpublished, unknown and invalid ids without creating a visitor', async () => {
    const draft = await makeIn(db, [shop.categories.phones], { status: 'DRAFT' });
    const hidden = await makeIn(db, [shop.categories.phones], { visibility: 'HIDDEN' });
    for (const id of [draft, 999_999]) expect((await add(visitor, id)).code).toBe('NOT_FOUND');
    const { result } = await visitor.query<{ result: { code: string } }>(addDocument, { input: { productId: 'nonsense' } });
    expect(result.code).toBe('INVALID_INPUT');
    expect(visitor.token()).toBeUndefined();
    // A product with a page of its own can be compared.
    expect((await add(visitor, hidden)).product?.databaseId).toBe(hidden);
  });

  it('leave out and don’t count unpublished products, which return once published', async () => {
    const ids = await makeSeveral(db, 10, shop.categories.phones);
    for (const id of ids) await add(visitor, id);
    const [gone = 0, ...others] = ids;
    await change(db, gone, { status: 'DRAFT' });
    expect(await listOf(visitor)).toMatchObject({ totalCount: 9, productIds: others, groups: [{ count: 9, productIds: others }] });
    const eleventh = await makeIn(db, [shop.categories.phones]);
    expect((await add(visitor, eleventh)).viewer?.compare.totalCount).toBe(10);
    await change(db, gone, { status: 'PUBLISHED' });
    expect((await listOf(visitor)).productIds).toEqual([...ids, eleventh]);
    await change(db, gone, { status: 'DRAFT' });
    expect(await remove(visitor, gone)).toMatchObject({ __typename: 'RemoveFromComparePayload', product: null, group: null });
    await change(db, gone, { status: 'PUBLISHED' });
    expect((await listOf(visitor)).productIds).toEqual([...others, eleventh]);
    await db.prisma.compareGroup.delete({ where: { id: shop.groups.phones } });
    await newRevision(db);
    expect((await listOf(visitor)).groups.map(({ group, count }) => [group.slug, count])).toEqual([['electronics', 10]]);
  });

  it('can be cleared by group or completely, and reject an unknown group', async () => {
    const phone = await makeIn(db, [shop.categories.phones]);
    const pan = await makeIn(db, [shop.categories.kitchen]);
    for (const id of [phone, pan]) await add(visitor, id);
    expect((await clear(visitor, 'no-such')).code).toBe('INVALID_INPUT');
    expect((await clear(visitor, 'phones')).viewer?.compare.productIds).toEqual([pan]);
    await add(visitor, phone);
    expect((await clear(visitor)).viewer?.compare).toEqual(nothing);
    expect((await clear(visitor)).viewer?.compare).toEqual(nothing);
    const stranger = newVisitor(db);
    expect((await clear(stranger)).viewer?.compare).toEqual(nothing);
    expect(stranger.token()).toBeUndefined();
  });

  it('are shared by all browsers of an account, and separate from the guest’s list', async () => {
    const [phone = 0, other = 0] = await makeSeveral(db, 2, shop.categories.phones);
    await add(visitor, phone);
    const account = await db.prisma.account.create({ data: { email: 'a@example.org' } });
    const second = newVisitor(db);
    await add(second, other);
    for (const who of [visitor, second]) await signIn(db, who, account.id);
    expect(await listOf(visitor)).toEqual(nothing);
    await add(visitor, other);
    expect((await listOf(second)).productIds).toEqual([other]);
    expect((await remove(second, other)).viewer?.compare.totalCount).toBe(0);
    expect(await listOf(visitor)).toEqual(nothing);
  });

  it('show price and availability changes since a product was added', async () => {
    const ids = await makeSeveral(db, 4, shop.categories.phones);
    for (const id of ids) await add(visitor, id);
    const [cheaper = 0, dearer = 0, soldOut = 0, same = 0] = ids;
    await change(db, cheaper, { regularPriceMinor: 800 });
    await change(db, dearer, { regularPriceMinor: 1_250 });
    await change(db, soldOut, { isInStock: false });
    const money = (amount: number) => ({ amount });
    const { viewer } = await visitor.query<{ viewer: { compare: { groups: [{ items: object[] }] } } }>(
      `{ viewer { compare { groups { items { product { databaseId } addedAt availabilityChange
        priceChange { from { amount } to { amount } difference { amount } isLower } } } } } }`,
    );
    const addedAt = testNow.toISOString();
    expect(viewer.compare.groups[0].items).toEqual([
      {
        product: { databaseId: cheaper },
        addedAt,
        availabilityChange: null,
        priceChange: { from: money(1_000), to: money(800), difference: money(-200), isLower: true },
      },
      {
        product: { databaseId: dearer },
        addedAt,
        availabilityChange: null,
        priceChange: { from: money(1_000), to: money(1_250), difference: money(250), isLower: false },
      },
      { product: { databaseId: soldOut }, addedAt, availabilityChange: 'SOLD_OUT', priceChange: null },
      { product: { databaseId: same }, addedAt, availabilityChange: null, priceChange: null },
    ]);
    await clear(visitor);
    await add(visitor, soldOut);
    await change(db, soldOut, { isInStock: true });
    const { viewer: later } = await visitor.query<{ viewer: object }>('{ viewer { compare { groups { items { availabilityChange } } } } }');
    expect(later).toEqual({ compare: { groups: [{ items: [{ availabilityChange: 'CAME_BACK' }] }] } });
  });

  it('make a response private only if it depends on the visitor', async () => {
    const id = await makeIn(db, [shop.categories.phones]);
    const asked = async (fields: string) =>
      (await visitor.gql(`{ node(id: "${globalId('Product', id)}") { ... on Product { ${fields} } } }`)).isPrivate;
    expect(await asked('compareGroup { url }')).toBe(false);
    expect(await asked('isCompared')).toBe(true);
    expect((await visitor.gql('{ compareGroups { slug } }')).isPrivate).toBe(false);
  });
});
