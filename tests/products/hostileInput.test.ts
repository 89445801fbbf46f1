import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';

let db: Db;

beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle 3½ l', slug: 'kettle' });
});

const search = (query: string) => newVisitor(db).gql('query ($q: String!) { search(query: $q, first: 5) { totalCount } }', { q: query });

test.each(['3½', '⑴', 'ŉ', 'ŉa', "ʼn'", '½ & ⑴', 'a:*b', '!(x | y) <-> z', '\\', '%_', 'ﬁ', '１２', 'İ'])(
  '[F1] a search for %s does not fail',
  async (query) => {
    const { errors } = await search(query);
    expect(errors).toEqual([]);
  },
);

test('invalid ids return null without failing other ids', async () => {
  const kettle = await db.prisma.product.findUniqueOrThrow({ where: { slug: 'kettle' } });
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const ids = ['x', '', encode('Nope:1'), encode('Query:1'), encode('__proto__:1'), encode('Product:abc'), encode('Product:99999999999')];
  const { data, errors } = await newVisitor(db).gql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    ids: [...ids, globalId('Product', kettle.id)],
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({ nodes: [...ids.map(() => null), { id: globalId('Product', kettle.id) }] });
});

test.each(['0000-01-01T00:00:00.000Z', '2024-02-30T00:00:00.000Z', '2024-13-01T00:00:00.000Z'])(
  'a cursor at %s is rejected',
  async (instant) => {
    const after = Buffer.from(JSON.stringify(['NEWEST', instant, 1])).toString('base64url');
    const { errors } = await newVisitor(db).gql(
      'query ($after: String) { products(first: 1, sort: NEWEST, after: $after) { totalCount } }',
      { after },
    );
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['INVALID_INPUT']);
  },
);

test('[F12] exact stock is public only when low', async () => {
  const plenty = await makeStocked(db, 40, { name: 'Plenty' });
  const few = await makeStocked(db, 3, { name: 'Few' });
  const ask = (id: number) =>
    newVisitor(db).query('query ($id: ID!) { node(id: $id) { ... on Product { stock { status left } quantityRule { max } } } }', {
      id: globalId('Product', id),
    });
  expect(await ask(plenty.id)).toEqual({ node: { stock: { status: 'IN_STOCK', left: null }, quantityRule: { max: 9_999 } } });
  expect(await ask(few.id)).toEqual({ node: { stock: { status: 'LOW_STOCK', left: 3 }, quantityRule: { max: 3 } } });
});
