import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { wishlistAdd, wishlistRemove, setListShared, signedIn, wishlistOf } from './wishlistDocuments.ts';

let db: Db;
let guest: Visitor;
let ids: number[];
beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  ids = [];
  for (let index = 0; index < 5; index += 1) {
    const { id } = await makeProduct(db);
    ids.push(id);
    guest.at(new Date(testNow.getTime() + index * 1_000));
    await wishlistAdd(guest, id);
  }
});

interface Shared {
  items: {
    totalCount: number;
    edges: { cursor: string; node: { databaseId: number } }[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  };
}

async function shared(key: string, page = 'first: 100') {
  const document = `query ($key: String!) { sharedWishlist(key: $key) { items(${page}) {
    totalCount edges { cursor node { databaseId } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;
  const { data, isPrivate } = await newVisitor(db).gql(document, { key });
  expect(isPrivate).toBe(true);
  return (data as { sharedWishlist: Shared | null } | null)?.sharedWishlist ?? null;
}

const keyOf = (url: string | null | undefined) => /^\/wishlist\/([\w-]{32})\/$/.exec(url ?? '')?.[1] ?? '';
const share = async (who: Visitor) => keyOf((await setListShared(who, true)).viewer?.wishlist.shareUrl);

describe('[F94] a shared wishlist', () => {
  it('is visible to anyone with the link, latest item first, in its current state', async () => {
    expect((await wishlistOf(guest)).shareUrl).toBeNull();
    const key = await share(guest);
    const read = async () => (await shared(key))?.items.edges.map(({ node }) => node.databaseId);
    expect(await read()).toEqual(ids.toReversed());
    await wishlistRemove(guest, ids[4] ?? 0);
    await db.prisma.product.update({ where: { id: ids[3] ?? 0 }, data: { status: 'PRIVATE' } });
    expect(await read()).toEqual(ids.slice(0, 3).toReversed());
  });

  it('can be paged', async () => {
    const key = await share(guest);
    const first = await shared(key, 'first: 2');
    expect(first?.items).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const rest = await shared(key, `first: 9, after: "${first?.items.pageInfo.endCursor}"`);
    expect(rest?.items.edges.map(({ node }) => node.databaseId)).toEqual(ids.slice(0, 3).toReversed());
    expect(rest?.items.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('keeps its link when shared again, and has a new one after sharing was stopped', async () => {
    const key = await share(guest);
    expect(await share(guest)).toBe(key);
    expect((await setListShared(guest, false)).viewer?.wishlist.shareUrl).toBeNull();
    expect(await shared(key)).toBeNull();
    const next = await share(guest);
    expect(next).not.toBe(key);
    expect(await shared(key)).toBeNull();
    expect(await shared(next)).not.toBeNull();
  });

  it('has a key of 192 bits that isn’t found by parts, patterns or another case', async () => {
    const { who } = await signedIn(db);
    const keys = [await share(guest), await share(who)];
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(24);
    expect(new Set(keys).size).toBe(2);
    const [key = ''] = keys;
    for (const wrong of [
      '',
      '1',
      key.slice(1),
      `${key}A`,
      key.toLowerCase() === key ? key.toUpperCase() : key.toLowerCase(),
      '%',
      '_'.repeat(32),
    ]) {
      expect(await shared(wrong)).toBeNull();
    }
  });

  it('reveals nothing about its owner, not even in cursors', async () => {
    const { who, accountId } = await signedIn(db);
    await wishlistAdd(who, ids[0] ?? 0);
    const key = await share(who);
    const fields = await newVisitor(db).query<{ type: { fields: { name: string }[] } }>(
      '{ type: __type(name: "SharedWishlist") { fields { name } } }',
    );
    expect(fields.type.fields.map(({ name }) => name)).toEqual(['items']);
    const [edge] = (await shared(key))?.items.edges ?? [];
    expect(JSON.parse(Buffer.from(edge?.cursor ?? '', 'base64url').toString())).toEqual(['WISHED', 0, ids[0]]);
    // The share key gives access to nothing else: neither the email settings nor the owner's view.
    const { data } = await newVisitor(db).gql('query ($key: String!) { wishlistMails(key: $key) { mailsChanges } }', { key });
    expect(data).toEqual({ wishlistMails: null });
    expect(accountId).toBeGreaterThan(0);
  });

  it('rejects pages that are too long, and invalid cursors', async () => {
    const key = await share(guest);
    for (const page of ['first: 101', 'first: -1', 'first: 1, after: "nonsense"', 'first: 1, last: 1']) {
      const document = `query ($key: String!) { sharedWishlist(key: $key) { items(${page}) { totalCount } } }`;
      const { errors } = await newVisitor(db).gql(document, { key });
      expect(errors[0]?.extensions.code, page).toBe('INVALID_INPUT');
    }
  });
});
