import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { add, listOf, makeCompareShop, makeIn, makeSeveral, remove, signIn, type CompareShop } from './compareShop.ts';

// Concurrent changes of compare lists, and their cost.

let db: Db;
let shop: CompareShop;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  shop = await makeCompareShop(db);
  visitor = newVisitor(db);
});

const nothing = { totalCount: 0, productIds: [], groups: [] };

describe('[F71] concurrent changes of a compare list', () => {
  const times = <T>(make: (index: number) => T) => Array.from({ length: 10 }, (_, index) => make(index));

  it('add a product once in 10 adds, and remove it once in 10 removals', async () => {
    const id = await makeIn(db, [shop.categories.phones]);
    await add(visitor, await makeIn(db, [shop.categories.phones]));
    const added = await Promise.all(times(() => add(visitor, id)));
    expect(added.every(({ viewer }) => viewer?.compare.totalCount === 2)).toBe(true);
    expect(await db.prisma.compareItem.count()).toBe(2);
    await Promise.all(times(() => remove(visitor, id)));
    expect((await listOf(visitor)).totalCount).toBe(1);
  });

  it('add up to ten different products, and reject further ones', async () => {
    const ids = await makeSeveral(db, 12, shop.categories.phones);
    await add(visitor, ids[0] ?? 0);
    const outcomes = await Promise.all(ids.slice(1).map((id) => add(visitor, id)));
    expect(outcomes.filter(({ __typename }) => __typename === 'AddToComparePayload')).toHaveLength(9);
    expect(outcomes.filter(({ code }) => code === 'COMPARE_LIST_FULL')).toHaveLength(2);
    const list = await listOf(visitor);
    expect(list).toMatchObject({ totalCount: 10, groups: [{ count: 10 }] });
    expect(await db.prisma.compareItem.count()).toBe(10);
    await Promise.all(list.productIds.map((id) => remove(visitor, id)));
    expect(await listOf(visitor)).toEqual(nothing);
  });

  it('leave consistent counts and rows after 10 toggles of one product', async () => {
    const id = await makeIn(db, [shop.categories.phones]);
    await add(visitor, await makeIn(db, [shop.categories.phones]));
    await Promise.all(times((index) => (index % 2 === 0 ? add(visitor, id) : remove(visitor, id))));
    const list = await listOf(visitor);
    expect(await db.prisma.compareItem.count()).toBe(list.totalCount);
    expect([1, 2]).toContain(list.totalCount);
    expect(list.groups.reduce((sum, { count }) => sum + count, 0)).toBe(list.totalCount);
  });

  it('fill a single list when one account adds products in ten browsers', async () => {
    const ids = await makeSeveral(db, 10, shop.categories.phones);
    const account = await db.prisma.account.create({ data: { email: 'a@example.org' } });
    const browsers = ids.map(() => newVisitor(db));
    for (const [index, browser] of browsers.entries()) {
      await add(browser, ids[index] ?? 0);
      await signIn(db, browser, account.id);
    }
    await Promise.all(browsers.map((browser, index) => add(browser, ids[index] ?? 0)));
    expect((await listOf(browsers[0] ?? visitor)).productIds.toSorted((one, other) => one - other)).toEqual(ids);
    expect(await db.prisma.compareList.count({ where: { accountId: account.id } })).toBe(1);
  });
});

describe('[F87] SQL statements for compare lists, including BEGIN and COMMIT', () => {
  it('are at most 7 for an add, 1 for a rejection, 3 for a removal and 3 for the list with its products, whatever its length', async () => {
    const ids = await makeSeveral(db, 8, shop.categories.phones);
    const spade = await makeIn(db, [shop.categories.garden]);
    const pan = await makeIn(db, [shop.categories.kitchen]);
    const lean = (verb: 'add' | 'remove', id: number) => async () => {
      const [field, type] = verb === 'add' ? ['addToCompare', 'AddToCompareInput'] : ['removeFromCompare', 'RemoveFromCompareInput'];
      await visitor.query(`mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`, {
        input: { productId: globalId('Product', id) },
      });
    };
    const counted = async (runs: () => Promise<unknown>) => (await countStatements(db, runs)).count;
    await listOf(visitor);
    expect(await counted(lean('add', 999_999))).toBeLessThanOrEqual(1);
    expect(await counted(lean('add', spade))).toBeLessThanOrEqual(6);
    expect(await counted(lean('add', spade))).toBeLessThanOrEqual(1);
    const first = await counted(lean('add', ids[0] ?? 0));
    for (const id of ids.slice(1)) await lean('add', id)();
    const last = await counted(lean('add', pan));
    expect([first, last]).toEqual([7, 7]);
    const items = `{ viewer { compare { totalCount productIds groups { items { product { name url } priceChange { isLower } } } } } }`;
    expect(await counted(() => visitor.query(items))).toBeLessThanOrEqual(3);
    expect(await counted(lean('remove', pan))).toBeLessThanOrEqual(3);
    expect(await counted(() => visitor.query(items))).toBeLessThanOrEqual(3);
    expect(await counted(() => listOf(visitor))).toBeLessThanOrEqual(2);
    expect(await counted(() => listOf(newVisitor(db)))).toBe(0);
  });
});
