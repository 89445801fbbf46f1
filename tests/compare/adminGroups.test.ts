import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { makeCompareShop, makeIn, type CompareShop } from './compareShop.ts';

// Compare groups as managed by staff.

let db: Db;
let staff: Visitor;
let shop: CompareShop;

beforeEach(async () => {
  db = await freshDb();
  shop = await makeCompareShop(db);
  ({ who: staff } = await openStaff(db, 'STAFF', ['DEALS']));
});

interface Group {
  databaseId: number;
  version: number;
  name: string;
  slug: string;
  url: string;
  categoryNames: string[];
  attributes: { name: string; unit: string | null; direction: string }[];
}

interface Result {
  __typename: string;
  code?: string;
  issues?: { path: string[]; message: string }[];
  group?: Group;
  current?: { version: number; name: string } | null;
}

const fields = 'databaseId version name slug url categoryNames attributes { name unit direction }';

const stale = '... on StaleRecordError { current { version ... on AdminCompareGroup { name } } }';

const save = async (input: object): Promise<Result> => {
  const [verb, Verb] = 'id' in input ? ['update', 'Update'] : ['create', 'Create'];
  return (
    await staff.query<{ result: Result }>(
      `mutation ($input: ${Verb}CompareGroupInput!) { result: ${verb}CompareGroup(input: $input) { __typename ... on UserError { code }
        ... on InvalidInputError { issues { path message } } ${verb === 'create' ? '' : stale}
        ... on ${Verb}CompareGroupPayload { group { ${fields} } } } }`,
      { input: { position: 3, ...input } },
    )
  ).result;
};

const remove = async (databaseId: number, expectedVersion: number): Promise<Result> =>
  (
    await staff.query<{ result: Result }>(
      `mutation ($input: DeleteCompareGroupInput!) { result: deleteCompareGroup(input: $input) { __typename ... on UserError { code } } }`,
      { input: { id: databaseId, expectedVersion } },
    )
  ).result;

/** Returns the slugs of the groups visible to shoppers, in order. */
const shown = async () =>
  (await newVisitor(db).query<{ compareGroups: { slug: string }[] }>('{ compareGroups { slug } }')).compareGroups.map(({ slug }) => slug);
const acts = async () =>
  (await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).flatMap(({ action }) =>
    action.startsWith('compare.') ? [action] : [],
  );

describe('a compare group', () => {
  it('is created, shown to shoppers at once, updated and deleted, with an audit entry each', async () => {
    const { group } = await save({ name: 'Garden tools', categoryIds: [shop.categories.garden] });
    expect(group).toMatchObject({ slug: 'garden-tools', url: '/compare/garden-tools/', version: 1, categoryNames: ['garden'] });
    expect(await shown()).toEqual(['phones', 'electronics', 'kitchen', 'garden-tools']);
    const databaseId = group?.databaseId ?? 0;
    const both = { categoryIds: [shop.categories.garden, shop.categories.laptops] };
    const changed = await save({ id: databaseId, expectedVersion: 1, name: 'Tools', position: 0, ...both });
    expect(changed.group).toMatchObject({ name: 'Tools', slug: 'garden-tools', version: 2, categoryNames: ['laptops', 'garden'] });
    expect((await shown()).slice(0, 2)).toEqual(['phones', 'garden-tools']);
    expect(await save({ id: databaseId, expectedVersion: 1, name: 'Late', ...both })).toMatchObject({
      code: 'STALE',
      current: { name: 'Tools' },
    });
    expect(await remove(databaseId, 1)).toMatchObject({ code: 'STALE' });
    expect(await remove(databaseId, 2)).toMatchObject({ __typename: 'DeleteCompareGroupPayload' });
    expect(await remove(databaseId, 2)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await shown()).toEqual(['phones', 'electronics', 'kitchen']);
    expect(await acts()).toEqual(['compare.group-create', 'compare.group-save', 'compare.group-delete']);
  });

  it('is rejected with an error per field', async () => {
    const { id: text } = await db.prisma.attribute.create({ data: { slug: 'colour', name: 'Colour' } });
    const good = { name: 'Garden', categoryIds: [shop.categories.garden] };
    const refusals: [object, string, string][] = [
      [{ name: '' }, 'name', 'This field is required.'],
      [{ slug: 'phones' }, 'slug', 'Another group already uses this slug.'],
      [{ slug: 'No Slug' }, 'slug', 'Use lowercase letters'],
      [{ position: -1 }, 'position', 'Enter 0 or more.'],
      [{ categoryIds: [] }, 'categoryIds', 'Choose at least one category.'],
      [{ categoryIds: [77] }, 'categoryIds', 'no longer exists'],
      [{ categoryIds: [shop.categories.phones] }, 'categoryIds', '“phones” is already in the group “Phones”.'],
      [{ unitPriceAttributeId: text }, 'unitPriceAttributeId', 'Choose a number attribute for unit prices.'],
    ];
    for (const [more, field, message] of refusals) {
      const [issue] = (await save({ ...good, ...more })).issues ?? [];
      expect([issue?.path, issue?.message]).toEqual([['input', field], expect.stringContaining(message)]);
    }
    expect(await acts()).toEqual([]);
  });

  it('lists the visible attributes of its products by position', async () => {
    const attribute = async (name: string, position: number) =>
      (
        await db.prisma.attribute.create({
          data: { slug: name, name, position, kind: 'NUMBER', unit: 'g', direction: 'LOWER_IS_BETTER' },
        })
      ).id;
    const [second, first, hidden] = [await attribute('second', 2), await attribute('first', 1), await attribute('hidden', 0)];
    const productId = await makeIn(db, [shop.categories.kitchen]);
    await db.prisma.productAttribute.createMany({
      data: [
        { productId, attributeId: second, number: 1 },
        { productId, attributeId: first, number: 1 },
        { productId, attributeId: hidden, number: 1, isVisible: false },
      ],
    });
    const { groups } = await staff.query<{ groups: Group[] }>(`{ groups: adminCompareGroups { ${fields} } }`);
    expect(groups.map(({ name, attributes }) => [name, attributes.map((one) => one.name)])).toEqual([
      ['Phones', []],
      ['Electronics', []],
      ['Kitchen', ['first', 'second']],
    ]);
    expect(groups[2]?.attributes[0]).toMatchObject({ unit: 'g', direction: 'LOWER_IS_BETTER' });
  });
});
