import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { change, catalogueManager, made, type Outcome } from './adminDriver.ts';
import { openShopFloor } from '../inventory/shopFloor.ts';

// Categories and attributes as edited by staff and shown in the shop.

let db: Db;
let staff: Visitor;

beforeAll(async () => {
  db = await freshDb();
});
beforeEach(async () => {
  await freshDb();
  await openShopFloor(db);
  // Rows inserted with explicit ids don't advance the sequences.
  for (const table of ['Category', 'Attribute', 'AttributeTerm', 'Brand'])
    await db.pool.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), 1000)`);
  staff = await catalogueManager(db);
});

async function act(mutation: string, input: object, who = staff): Promise<Outcome> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const record = `${mutation.includes('Category') ? 'category' : 'attribute'} { databaseId name }`;
  const document = `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) { __typename
    ... on ${name}Payload { ${mutation.startsWith('delete') ? 'databaseId' : `record: ${record}`} } ... on UserError { code message path } } }`;
  const { result } = await who.query<{ result: Outcome & { record?: object } }>(document, { input });
  return { ...result, ...result.record };
}

interface Tree {
  adminCategories: { databaseId: number; name: string; depth: number; parentId: number | null; picture: object | null }[];
}

async function tree(): Promise<string[]> {
  const { adminCategories } = await staff.query<Tree>('{ adminCategories { name depth } }');
  return adminCategories.map(({ name, depth }) => `${'-'.repeat(depth)}${name}`);
}

const inShop = async (slug: string) => {
  const document = 'query ($slug: String!) { products(first: 1, filter: { category: $slug }) { totalCount } }';
  return (await newVisitor(db).query<{ products: { totalCount: number } }>(document, { slug })).products.totalCount;
};

describe('categories', () => {
  it('[I7] can be created, renamed and moved, and the shop is updated immediately', async () => {
    expect(await tree()).toEqual(['Home', '-Kitchen', 'Garden', 'Empty']);
    const created = await act('createCategory', { name: ' Tools ', parentId: 3 });
    expect(created).toMatchObject({ record: { name: 'Tools' } });
    const { databaseId: tools = 0 } = created;
    expect(await tree()).toEqual(['Home', '-Kitchen', 'Garden', '-Tools', 'Empty']);
    await act('updateCategory', { id: tools, name: 'Hand tools', slug: 'hand-tools', description: 'For the garden.' });
    const [home, garden, kitchen] = [await inShop('home'), await inShop('garden'), await inShop('kitchen')];
    await act('moveCategory', { id: 2, parentId: tools, position: 0 });
    expect(await tree()).toEqual(['Home', 'Garden', '-Hand tools', '--Kitchen', 'Empty']);
    expect([await inShop('home'), await inShop('garden'), await inShop('hand-tools')]).toEqual([home - kitchen, garden + kitchen, kitchen]);
    await act('moveCategory', { id: 4, parentId: null, position: 0 });
    expect((await tree())[0]).toBe('Empty');
    const { categories } = await newVisitor(db).query<{
      categories: { name: string; description: string; ancestors: { name: string }[] }[];
    }>('{ categories { name } }');
    expect(categories.map(({ name }) => name)).toContain('Empty');
    const acts = await db.prisma.auditEntry.findMany({ where: { action: { startsWith: 'category.' } }, orderBy: { id: 'asc' } });
    expect(acts.map(({ action }) => action)).toEqual(['category.create', 'category.save', 'category.move', 'category.move']);
  });

  it('never form a loop, even with two concurrent moves', async () => {
    expect((await act('moveCategory', { id: 1, parentId: 2, position: 0 })).message).toBe(
      'A category can’t be moved into itself or one of its subcategories.',
    );
    expect((await act('moveCategory', { id: 1, parentId: 1, position: 0 })).code).toBe('INVALID_INPUT');
    const both = await Promise.all([
      act('moveCategory', { id: 3, parentId: 4, position: 0 }),
      act('moveCategory', { id: 4, parentId: 3, position: 0 }),
    ]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['InvalidInputError', 'MoveCategoryPayload']);
    const rows = await db.prisma.category.findMany();
    for (const { id, ancestorIds, parentId } of rows)
      expect([ancestorIds.includes(id), ancestorIds.at(-1) ?? null]).toEqual([false, parentId]);
  });

  it('are validated', async () => {
    expect((await act('createCategory', { name: ' ' })).message).toBe('Enter a name.');
    expect((await act('createCategory', { name: 'kitchen', parentId: 1 })).message).toBe(
      'A category called “Kitchen” already exists there.',
    );
    expect((await act('updateCategory', { id: 2, slug: 'Not An Address' })).path).toEqual(['input', 'slug']);
    expect((await act('updateCategory', { id: 2, slug: 'garden' })).message).toBe('Another category already uses this slug.');
    expect((await act('updateCategory', { id: 99, name: 'x' })).code).toBe('NOT_FOUND');
    expect((await newVisitor(db).gql('mutation { createCategory(input: { name: "x" }) { __typename } }', {})).errors).toBeDefined();
  });

  it('can be deleted: subcategories move up, and products move to the chosen category', async () => {
    const kitchen = await inShop('kitchen');
    const home = await inShop('home');
    expect((await act('deleteCategory', { id: 1, productsToId: 4 })).__typename).toBe('DeleteCategoryPayload');
    expect(await tree()).toEqual(['Kitchen', 'Garden', 'Empty']);
    expect([await inShop('kitchen'), await inShop('empty')]).toEqual([kitchen, home - kitchen]);
    await act('deleteCategory', { id: 2 });
    expect((await db.prisma.product.findUniqueOrThrow({ where: { slug: 'steel-kettle' } })).categoryIds).toEqual([]);
    await db.prisma.reviewCriterion.create({ data: { slug: 'growth', name: 'Growth', categoryId: 3 } });
    expect((await act('deleteCategory', { id: 3 })).code).toBe('IN_USE');
  });

  it('can have a product’s picture', async () => {
    const kettle = await db.prisma.product.findUniqueOrThrow({ where: { slug: 'steel-kettle' } });
    const give = (productId: number | null) => act('setCategoryPicture', { id: 2, productId });
    expect((await give(kettle.id)).message).toMatch(/has no image/);
    await db.prisma.productImage.create({
      data: { product: { connect: { id: kettle.id } }, media: { create: { key: 'abc', width: 10, height: 10 } } },
    });
    await give(kettle.id);
    const shown = async () =>
      (await newVisitor(db).query<{ category: { picture: object | null } }>('{ category(slug: "kitchen") { picture { basePath } } }'))
        .category.picture;
    expect(await shown()).toEqual({ basePath: '/media/abc' });
    await give(null);
    expect(await shown()).toBeNull();
  });
});

describe('attributes', () => {
  it('can be created with unit, direction and values, and used by products', async () => {
    const { databaseId: weight = 0 } = await act('createAttribute', {
      name: 'Battery',
      kind: 'NUMBER',
      unit: 'h',
      direction: 'HIGHER_IS_BETTER',
      heading: 'Power',
    });
    const lamp = await made(staff, {
      name: 'Lamp',
      regularPriceMinor: 100,
      status: 'PUBLISHED',
      specifications: [{ attributeId: weight, number: 12 }],
    });
    interface Shown {
      node: { specifications: { heading: string; items: { attribute: { direction: string }; text: string }[] }[] };
    }
    const id = Buffer.from(`Product:${lamp.databaseId}`).toString('base64');
    const document =
      'query ($id: ID!) { node(id: $id) { ... on Product { specifications { heading items { attribute { direction } text } } } } }';
    const shown = async () => (await newVisitor(db).query<Shown>(document, { id })).node.specifications;
    expect(await shown()).toEqual([{ heading: 'Power', items: [{ attribute: { direction: 'HIGHER_IS_BETTER' }, text: '12 h' }] }]);
    await act('updateAttribute', { id: weight, unit: 'hours', direction: 'NONE' });
    expect((await shown())[0]?.items).toEqual([{ attribute: { direction: 'NONE' }, text: '12 hours' }]);
    expect((await act('updateAttribute', { id: weight, kind: 'TEXT', unit: '' })).code).toBe('IN_USE');
    expect((await act('deleteAttribute', { id: weight })).message).toBe(
      'This attribute is used by products or variations. Remove it from them first.',
    );
  });

  it('have values that can be renamed, reordered, added and removed unless in use', async () => {
    const terms = [{ id: 3, label: 'Crimson', swatch: '#aa0000' }, { id: 1, label: 'Black' }, { label: 'Blue' }];
    expect((await act('updateAttribute', { id: 1, terms })).message).toBe('The value “White” is used by products, so it can’t be deleted.');
    await act('updateAttribute', { id: 1, terms: [...terms, { id: 2, label: 'White' }] });
    interface Read {
      adminAttributes: { databaseId: number; name: string; labels: string[] }[];
    }
    const read = async () => (await staff.query<Read>('{ adminAttributes { databaseId name labels } }')).adminAttributes;
    expect((await read())[0]).toEqual({ databaseId: 1, name: 'Colour', labels: ['Crimson', 'Black', 'Blue', 'White'] });
    await act('moveAttribute', { id: 2, position: 0 });
    expect((await read()).map(({ name }) => name)).toEqual(['Material', 'Colour']);
    expect((await act('updateAttribute', { id: 1, name: 'material' })).message).toBe('An attribute called “Material” already exists.');
    expect((await act('updateAttribute', { id: 1, name: '%' })).message).toBeUndefined();
    await act('updateAttribute', { id: 1, name: 'Colour' });
    expect((await act('createAttribute', { name: 'Odd', kind: 'TEXT', unit: 'cm' })).message).toBe(
      'Only number attributes can have a unit.',
    );
    expect((await act('updateAttribute', { id: 1, terms: [{ label: 'A' }, { label: 'a' }] })).message).toBe('“a” is listed twice.');
    const { databaseId: empty = 0 } = await act('createAttribute', { name: 'Unused' });
    expect((await act('deleteAttribute', { id: empty })).__typename).toBe('DeleteAttributePayload');
  });
});

describe('links between products', () => {
  it('reject a group’s link to itself and loops through other groups', async () => {
    const [inner, outer] = [await made(staff, { name: 'Inner', type: 'GROUPED' }), await made(staff, { name: 'Outer', type: 'GROUPED' })];
    const setGroup = (group: { databaseId: number }, groupedIds: number[], expectedVersion: number) =>
      change(staff, 'updateProduct', { id: group.databaseId, expectedVersion, groupedIds });
    expect((await setGroup(inner, [inner.databaseId], 1)).message).toBe('A product can’t be linked to itself.');
    expect((await setGroup(outer, [inner.databaseId], 1)).__typename).toBe('UpdateProductPayload');
    expect((await setGroup(inner, [outer.databaseId], 1)).message).toBe('“Outer” contains this group, so it can’t be added to the group.');
    expect(
      (
        await change(staff, 'updateProduct', {
          id: inner.databaseId,
          expectedVersion: 1,
          upsellIds: [outer.databaseId],
          crossSellIds: [outer.databaseId],
        })
      ).__typename,
    ).toBe('UpdateProductPayload');
  });
});
