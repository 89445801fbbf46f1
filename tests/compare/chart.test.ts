import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'graphql';
import { checkCost } from '../../server/platform/graphql/cost.ts';
import { schema } from '../../server/api/schema.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { makeVariable, variationId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { change, makeCompareShop, makeIn, makeSeveral, newRevision, type CompareShop } from './compareShop.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { testNow } from '../support/shopDriver.ts';

const document = `query ($group: String!, $numbers: [Int!]!) {
  comparison(group: $group, numbers: $numbers) {
    group { slug name url } compareIds droppedCount cappedCount title
    products { databaseId name url cover { basePath } price { formatted } priorPrice { formatted } compareGroup { slug } }
    sections { heading rows { key label isDifferent cells { text isBest } } }
    highlights { product { databaseId } text }
  }
}`;

interface Chart {
  group: { slug: string } | null;
  compareIds: string;
  droppedCount: number;
  cappedCount: number;
  title: string;
  products: { databaseId: number; name: string }[];
  sections: { heading: string; rows: { key: string; label: string; isDifferent: boolean; cells: { text: string; isBest: boolean }[] }[] }[];
  highlights: { product: { databaseId: number }; text: string }[];
}

let db: Db;
let shop: CompareShop;
let visitor: Visitor;
const phones: number[] = [];
let pan = 0;

const chart = async (ids: readonly number[], group = 'phones') =>
  (await visitor.query<{ comparison: Chart }>(document, { group, numbers: ids })).comparison;

/** Formats a chart row as a line: ≠ marks a difference, * the best value. */
const lines = ({ sections }: Chart) =>
  sections.map(({ heading, rows }) => [
    heading,
    ...rows.map(
      ({ label, isDifferent, cells }) =>
        `${isDifferent ? '≠' : '='} ${label}: ${cells.map(({ text, isBest }) => `${isBest ? '*' : ''}${text || '–'}`).join(' | ')}`,
    ),
  ]);

type Value = number | boolean | string[];

async function specify(
  slug: string,
  facts: { kind: 'NUMBER' | 'BOOLEAN' | 'LIST'; [more: string]: unknown },
  values: Record<number, Value>,
) {
  const attribute = await db.prisma.attribute.create({ data: { slug, name: `${slug[0]?.toUpperCase()}${slug.slice(1)}`, ...facts } });
  for (const [productId, value] of Object.entries(values)) {
    const terms = Array.isArray(value) ? value : [];
    const rows = await Promise.all(
      terms.map((label) => {
        const key = { attributeId: attribute.id, slug: label };
        return db.prisma.attributeTerm.upsert({ where: { attributeId_slug: key }, create: { ...key, label }, update: {} });
      }),
    );
    await db.prisma.productAttribute.create({
      data: {
        productId: Number(productId),
        attributeId: attribute.id,
        number: typeof value === 'number' ? value : null,
        boolean: typeof value === 'boolean' ? value : null,
        terms: { create: rows.map(({ id: termId }, position) => ({ termId, position })) },
      },
    });
  }
  return attribute.id;
}

beforeAll(async () => {
  db = await freshDb();
  shop = await makeCompareShop(db);
  visitor = newVisitor(db);
  const facts = [
    { name: 'Alpha', regularPriceMinor: 40_000, ratingAverage: 412, ratingCount: 9, weightGrams: 180 },
    { name: 'Beta', regularPriceMinor: 30_000, ratingAverage: 455, ratingCount: 20, weightGrams: 210, isInStock: false },
    { name: 'Gamma', regularPriceMinor: 51_200 },
  ];
  for (const fact of facts) phones.push(await makeIn(db, [shop.categories.phones], fact));
  pan = await makeIn(db, [shop.categories.kitchen], { name: 'Pan' });
  const [a = 0, b = 0, c = 0] = phones;
  const up = 'HIGHER_IS_BETTER';
  const storage = await specify(
    'storage',
    { kind: 'LIST', direction: up, heading: 'Performance', position: 1 },
    { [a]: ['1 TB'], [b]: ['1000 GB'], [c]: ['512 GB'] },
  );
  await specify('battery', { kind: 'NUMBER', unit: 'mAh', direction: up, heading: 'Power', position: 2 }, { [a]: 5_000, [b]: 4_000 });
  await specify(
    'ports',
    { kind: 'LIST', heading: 'Connections', position: 3 },
    { [a]: ['USB-C', 'HDMI'], [b]: ['HDMI', 'USB-C'], [c]: ['usb-c', 'hdmi'] },
  );
  await specify('waterproof', { kind: 'BOOLEAN', direction: up, heading: 'Power', position: 4 }, { [a]: true, [b]: false, [c]: true });
  await db.prisma.compareGroup.update({ where: { slug: 'phones' }, data: { unitPriceAttributeId: storage } });
  await newRevision(db);
});

describe('[F84] [F86] the comparison query', () => {
  it('returns an overview and specifications by heading, with differences, best values and highlights', async () => {
    const answer = await chart(phones);
    expect(lines(answer)).toEqual([
      [
        'Overview',
        '≠ Price: €400.00 | *€300.00 | €512.00',
        '≠ Price per GB: €0.40 | *€0.30 | €1.00',
        '≠ Availability: In stock | Out of stock | In stock',
        '≠ Rating: 4.1 of 5 (9) | *4.5 of 5 (20) | –',
        '≠ Delivery weight: 180 g | 210 g | –',
      ],
      ['Performance', '≠ Storage: *1 TB | *1000 GB | 512 GB'],
      ['Power', '≠ Battery: *5,000 mAh | 4,000 mAh | –', '≠ Waterproof: *Yes | No | *Yes'],
      ['Connections', '= Ports: USB-C, HDMI | HDMI, USB-C | usb-c, hdmi'],
    ]);
    expect(answer.highlights).toEqual([
      { product: { databaseId: phones[0] }, text: 'Largest storage: 1 TB, largest battery: 5,000 mAh, waterproof' },
      { product: { databaseId: phones[1] }, text: 'Lowest price, best rated, lowest price per GB' },
      { product: { databaseId: phones[2] }, text: 'Waterproof' },
    ]);
    expect(answer.title).toBe('Alpha vs Beta vs Gamma');
  });

  it('follows the requested order, with the same values for each product in any order', async () => {
    const [a = 0, b = 0, c = 0] = phones;
    const [there, back] = [await chart([a, b, c]), await chart([c, a, b])];
    const turn = <T>([x, y, z]: T[]) => [z, x, y];
    expect(back.compareIds).toBe(`${c},${a},${b}`);
    expect(back.sections).toEqual(
      there.sections.map(({ heading, rows }) => ({ heading, rows: rows.map((row) => ({ ...row, cells: turn(row.cells) })) })),
    );
    expect(back.highlights).toEqual(turn(there.highlights));
  });

  it('marks nothing as different or best for one product, and is empty without products', async () => {
    const one = await chart(phones.slice(0, 1));
    expect(
      one.sections.flatMap(({ rows }) => rows).some(({ isDifferent, cells }) => isDifferent || cells.some(({ isBest }) => isBest)),
    ).toBe(false);
    expect([one.title, one.highlights]).toEqual(['Alpha', []]);
    expect(await chart([])).toMatchObject({ compareIds: '', products: [], sections: [], highlights: [], title: 'Compare Phones' });
  });

  it('drops duplicate, unknown and unpublished ids, and limits the chart to ten products', async () => {
    const [a = 0, b = 0] = phones;
    const draft = await makeIn(db, [shop.categories.phones], { status: 'DRAFT' });
    const messy = await chart([b, a, b, a, 999_999, -1, 0, 2_147_483_647, pan, draft]);
    expect(messy).toMatchObject({ compareIds: `${b},${a}`, droppedCount: 6, cappedCount: 0, title: 'Beta vs Alpha' });
    expect(messy.products.map(({ databaseId }) => databaseId)).toEqual([b, a]);
    expect(await chart([a, a, -1], 'no-such')).toMatchObject({
      group: null,
      compareIds: '',
      droppedCount: 2,
      sections: [],
      title: 'Compare products',
    });
    const many = await makeSeveral(db, 11, shop.categories.phones);
    const full = await chart([...many, a]);
    expect(full).toMatchObject({ compareIds: many.slice(0, 10).join(','), droppedCount: 0, cappedCount: 2 });
    expect(full.title).toMatch(/^(.+ vs ){2}.+ and 7 more$/);
  });

  it('accepts more than 3,000 ids, and maps variations to their products', async () => {
    const [a = 0] = phones;
    const made = await makeVariable(db);
    await db.prisma.productCategory.create({ data: { productId: made.product.id, categoryId: shop.categories.phones } });
    await refreshProducts(db.pool, [made.product.id], testNow);
    const ids = Array.from({ length: 3_500 }, (_, index) => 1_000_000 + index);
    const answer = await chart([variationId(made, 'red'), a, variationId(made, 'blue'), ...ids]);
    expect(answer).toMatchObject({ compareIds: `${made.product.id},${a}`, droppedCount: 3_500, cappedCount: 0 });
  });

  it('gives rows with equal labels different keys', async () => {
    const [a = 0, b = 0] = phones;
    const facts = { kind: 'NUMBER' as const, name: 'Size', heading: 'Twins' };
    const twins = [await specify('twin-one', facts, { [a]: 1, [b]: 2 }), await specify('twin-two', facts, { [a]: 3, [b]: 3 })];
    await newRevision(db);
    const rows = (await chart([a, b])).sections.flatMap((section) => section.rows);
    expect(rows.filter(({ label }) => label === 'Size')).toHaveLength(2);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    await db.prisma.attribute.deleteMany({ where: { id: { in: twins } } });
    await newRevision(db);
  });

  it('leaves out a product that is no longer published', async () => {
    const [a = 0, b = 0] = phones;
    await change(db, b, { status: 'PRIVATE' });
    expect(await chart([a, b])).toMatchObject({ compareIds: `${a}`, droppedCount: 1 });
    await change(db, b, { status: 'PUBLISHED' });
  });

  it('has a public response', async () => {
    expect((await visitor.gql(document, { group: 'phones', numbers: phones })).isPrivate).toBe(false);
  });
});

describe('[F86] the cost of a comparison', () => {
  it('is within the limits of the API for any ids', () => {
    const ids = Array.from({ length: 3_000 }, (_, index) => index);
    expect(checkCost(schema, parse(document), undefined, { group: 'phones', numbers: ids })).toBeLessThan(1_000);
    const nodes = parse('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }');
    expect(() => checkCost(schema, nodes, undefined, { ids: ids.map(String) })).toThrow('Request at most 100 IDs at a time.');
  });

  it('is 4 SQL statements for 2 products, and for 10 with 150 rows each', async () => {
    const many = await makeSeveral(db, 10, shop.categories.phones);
    for (const [index, id] of many.entries()) await change(db, id, { regularPriceMinor: 1_000 + index });
    const attributes = await db.prisma.attribute.createManyAndReturn({
      data: Array.from({ length: 150 }, (_, index) => ({
        slug: `row-${index}`,
        name: `Row ${index}`,
        kind: 'NUMBER' as const,
        unit: 'mm',
        heading: `Part ${index % 9}`,
      })),
    });
    await db.prisma.productAttribute.createMany({
      data: many.flatMap((productId, place) =>
        attributes.map(({ id }, index) => ({ productId, attributeId: id, number: (index * 7 + place) % 5 })),
      ),
    });
    await newRevision(db);
    await chart(phones);
    const counted = async (ids: number[]) => (await countStatements(db, () => chart(ids))).count;
    const [few, all] = [await counted(phones.slice(0, 2)), await counted(many)];
    expect([few, all]).toEqual([4, 4]);
    const { sections } = await chart(many);
    expect(sections.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(150);
    expect(sections.every(({ rows }) => rows.every(({ cells }) => cells.length === 10))).toBe(true);
  });
});
