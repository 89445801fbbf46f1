import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { makeCompareShop, makeIn, type CompareShop } from './compareShop.ts';

let db: Db;
let shop: CompareShop;
let visitor: Visitor;
const ids: Record<string, number> = {};

beforeAll(async () => {
  db = await freshDb();
  shop = await makeCompareShop(db);
  visitor = newVisitor(db);
  const { phones, laptops, kitchen, garden } = shop.categories;
  for (const index of [1, 2, 3, 4, 5, 6])
    ids[`phone${index}`] = await makeIn(db, [phones], { name: `Nova Phone ${index}`, totalSales: 10 - index });
  ids.laptop = await makeIn(db, [laptops], { name: 'Nova Laptop' });
  ids.pan = await makeIn(db, [kitchen], { name: 'Nova Pan' });
  ids.both = await makeIn(db, [kitchen, phones], { name: 'Nova Kettle with a phone' });
  ids.spade = await makeIn(db, [garden], { name: 'Nova Spade' });
  ids.hidden = await makeIn(db, [phones], { name: 'Nova Prototype', visibility: 'CATALOG' });
});

const search = async (query: string, more: { group?: string; categories?: string[]; first?: number } = {}) => {
  const { found } = await visitor.query<{ found: { databaseId: number }[] }>(
    `query ($query: String!, $group: String, $categories: [String!], $first: Int) {
      found: compareSearch(query: $query, group: $group, categories: $categories, first: $first) { databaseId name compareGroup { slug } } }`,
    { query, ...more },
  );
  return found.map(({ databaseId }) => Object.keys(ids).find((name) => ids[name] === databaseId) ?? '');
};

describe('[F80] [F82] compare search', () => {
  it('returns at most five products, best matches first, and nothing without words', async () => {
    const found = await search('nova phone');
    expect(found).toHaveLength(5);
    expect(await search('nova phone 3')).toEqual(['phone3']);
    expect(await search('nova phone', { first: 2 })).toEqual(found.slice(0, 2));
    expect(await search('nova phone', { first: 50 })).toEqual(found);
    for (const empty of ['', '   ', '%%%']) expect(await search(empty)).toEqual([]);
    expect(await search('nova', { first: 0 })).toEqual([]);
    expect(await search('no such thing at all')).toEqual([]);
  });

  it('finds only comparable products that are visible in search', async () => {
    expect(await search('nova spade')).not.toContain('spade');
    expect(await search('nova prototype')).not.toContain('hidden');
    expect(await search('nova pan')).toContain('pan');
  });

  it('can be limited to products of exactly one group', async () => {
    expect(await search('nova', { group: 'electronics' })).toEqual(['laptop']);
    expect(await search('nova', { group: 'kitchen' })).toEqual(['pan']);
    expect(await search('kettle', { group: 'phones' })).toEqual(['both']);
    expect(await search('nova', { group: 'no-such' })).toEqual([]);
  });

  it('can be limited to categories by id or slug, including their subcategories', async () => {
    const { electronics, kitchen } = shop.categories;
    expect(await search('nova laptop', { categories: ['electronics'] })).toContain('laptop');
    expect((await search('nova', { categories: ['kitchen'] })).toSorted()).toEqual(['both', 'pan']);
    expect((await search('nova', { categories: [String(kitchen)] })).toSorted()).toEqual(['both', 'pan']);
    expect(await search('nova laptop', { categories: [String(electronics), 'no-such'] })).toContain('laptop');
    for (const none of [['no-such'], ['garden'], ['999999']]) expect(await search('nova', { categories: none })).toEqual([]);
    expect(await search('nova', { categories: [] })).toEqual(await search('nova'));
  });

  it('rejects a query that is too long', async () => {
    const { errors } = await visitor.gql(`query ($query: String!) { compareSearch(query: $query) { name } }`, { query: 'x'.repeat(201) });
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', path: ['query'] });
  });

  it('runs at most 2 SQL statements', async () => {
    await search('nova');
    expect((await countStatements(db, () => search('nova'))).count).toBeLessThanOrEqual(2);
  });
});
