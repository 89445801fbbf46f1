import { isNonNullType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { schema } from '../../server/api/schema.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { rootFields } from './staffFields.ts';

// A field that fails is null and reports why, without affecting its siblings.

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle' });
});

test('a failing list leaves its sibling fields intact', async () => {
  const { data, errors } = await newVisitor(db).gql(`{
    tooLong: products(first: 101) { totalCount }
    orders(first: 1) { totalCount }
    staffAccounts { email }
    products(first: 1) { edges { node { name } } }
  }`);
  expect(data).toEqual({ tooLong: null, orders: null, staffAccounts: null, products: { edges: [{ node: { name: 'Kettle' } }] } });
  // Fields fail in parallel, and errors are listed in the order in which they occurred.
  expect(Object.fromEntries(errors.map(({ path, extensions }) => [path?.join('.'), extensions.code]))).toEqual({
    tooLong: 'INVALID_INPUT',
    orders: 'FORBIDDEN',
    staffAccounts: 'FORBIDDEN',
  });
});

test('a failing list of the viewer leaves the viewer’s other fields intact', async () => {
  const { data, errors } = await newVisitor(db).gql('{ viewer { id isSignedIn wishlist { items(first: 101) { totalCount } } cartHash } }');
  expect(data).toEqual({ viewer: { id: expect.any(String), isSignedIn: false, wishlist: { items: null }, cartHash: '' } });
  expect(errors.map(({ path }) => path)).toEqual([['viewer', 'wishlist', 'items']]);
});

test('a failing list of a record leaves the record intact', async () => {
  const { who } = await signedIn(db);
  const { data, errors } = await who.gql('{ viewer { account { email orders(first: 101) { totalCount } } } }');
  expect(data).toEqual({ viewer: { account: { email: expect.stringContaining('@'), orders: null } } });
  expect(errors.map(({ path }) => path)).toEqual([['viewer', 'account', 'orders']]);
});

test('every list with pages is nullable', () => {
  const lists = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields()).flatMap(({ name, args, type: of }) =>
          args.some((arg) => arg.name === 'first') ? [[`${type.name}.${name}`, of]] : [],
        )
      : [],
  );
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(([, of]) => isNonNullType(of)).map(([name]) => name)).toEqual([]);
});

test('[I22] every field of Query and of the viewer is nullable', () => {
  const callers = ['Viewer', 'AdminViewer'].flatMap((name) => {
    const type = schema.getType(name);
    return type && 'getFields' in type ? Object.values(type.getFields()) : [];
  });
  const fixed = [...rootFields('query'), ...callers].filter(({ type }) => String(type).endsWith('!'));
  expect(fixed.map(({ name }) => name).toSorted()).toEqual(['id', 'viewer']);
});
