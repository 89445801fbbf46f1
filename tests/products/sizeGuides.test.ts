import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openShopFloor } from '../inventory/shopFloor.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { catalogueManager } from './adminDriver.ts';

// Size guides: texts of categories, inherited by the categories below, shown with their products.

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  await openShopFloor(db);
  staff = await catalogueManager(db);
});

const document = `mutation ($input: UpdateCategoryInput!) { result: updateCategory(input: $input) { __typename
  ... on UpdateCategoryPayload { category { name sizeGuide } } ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`;
const save = async (input: object, who = staff) => (await who.query<{ result: Record<string, unknown> }>(document, { input })).result;

type Guide = { text: string; url: string; category: { slug: string } } | null;
const guide = 'sizeGuide { text url category { slug } }';

async function ofCategory(slug: string): Promise<Guide> {
  const { category } = await newVisitor(db).query<{ category: { sizeGuide: Guide } }>(
    `query ($slug: String!) { category(slug: $slug) { ${guide} } }`,
    { slug },
  );
  return category.sizeGuide;
}

async function ofProductsIn(slug: string): Promise<Guide[]> {
  const { products } = await newVisitor(db).query<{ products: { edges: { node: { sizeGuide: Guide } }[] } }>(
    `query ($slug: String!) { products(first: 20, filter: { category: $slug }) { edges { node { ${guide} } } } }`,
    { slug },
  );
  return products.edges.map(({ node }) => node.sizeGuide);
}

it('[I81] a guide applies to its category and those below, until one of them has its own', async () => {
  expect(await ofCategory('kitchen')).toBeNull();
  expect(new Set(await ofProductsIn('kitchen'))).toEqual(new Set([null]));
  expect(await save({ id: 1, sizeGuide: '| Size | cm |\n| --- | --- |\n| S | 10 |' })).toMatchObject({
    category: { name: 'Home', sizeGuide: expect.stringContaining('| S | 10 |') as unknown },
  });
  const home = { text: '| Size | cm |\n| --- | --- |\n| S | 10 |', url: '/size-guide/home/', category: { slug: 'home' } };
  expect([await ofCategory('home'), await ofCategory('kitchen'), await ofCategory('garden')]).toEqual([home, home, null]);
  const shown = await ofProductsIn('kitchen');
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown.map((one) => one?.url))).toEqual(new Set([home.url]));

  await save({ id: 2, sizeGuide: 'Pots by litres.' });
  expect((await ofCategory('kitchen'))?.text).toBe('Pots by litres.');
  expect((await ofCategory('home'))?.text).toBe(home.text);
  // The most specific category of a product counts.
  expect(new Set((await ofProductsIn('kitchen')).map((one) => one?.url))).toEqual(new Set(['/size-guide/kitchen/']));

  await save({ id: 2, sizeGuide: '' });
  expect(await ofCategory('kitchen')).toEqual(home);
});

it('[I81] other changes of a category keep its guide, and a guide has at most 20,000 characters', async () => {
  await save({ id: 1, sizeGuide: 'Measure twice.' });
  await save({ id: 1, description: 'For the home.' });
  expect((await ofCategory('home'))?.text).toBe('Measure twice.');
  expect(await save({ id: 1, sizeGuide: 'x'.repeat(20_001) })).toMatchObject({
    __typename: 'InvalidInputError',
    issues: [{ path: ['input', 'sizeGuide'], message: 'The size guide must have at most 20,000 characters.' }],
  });
  expect(await save({ id: 1, sizeGuide: 'Mine.' }, newVisitor(db)).catch((error: unknown) => error)).not.toMatchObject({
    __typename: 'UpdateCategoryPayload',
  });
  expect((await ofCategory('home'))?.text).toBe('Measure twice.');
});
