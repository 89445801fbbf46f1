import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { day, later, makeMerchant, makeOffer, offerGlobalId } from './offerShop.ts';

// Offers and merchants as created and edited by staff.

let db: Db;
let clerk: Visitor;
let merchantId: number;

beforeEach(async () => {
  db = await freshDb();
  ({ who: clerk } = await openStaff(db, 'STAFF', ['DEALS']));
  merchantId = await makeMerchant(db, { name: 'Ham & Sons' });
});

interface Offer {
  databaseId: number;
  version: number;
  state: string;
  slug: string;
  title: string;
  endsAt: string | null;
  ownPrice: { amount: number } | null;
  prices: { price: { amount: number } }[];
}

interface Result {
  __typename: string;
  code?: string;
  message?: string;
  issues?: { path: string[]; message: string }[];
  offer?: Offer;
  merchant?: { databaseId: number; version: number; name: string };
  current?: { version: number; title?: string; name?: string } | null;
}

const fields = 'databaseId version state slug title endsAt ownPrice { amount } prices { price { amount } }';

async function act(name: string, input: object, payload: string, who = clerk): Promise<Result> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const stale = name.endsWith('Offer')
    ? 'StaleRecordError { current { version ... on AdminOffer { title } } }'
    : 'StaleRecordError { current { version ... on AdminMerchant { name } } }';
  const hasStale = !['createMerchant', 'createOffer', 'duplicateOffer'].includes(name);
  const hasIssues = !name.startsWith('delete');
  const { result } = await who.query<{ result: Result }>(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on UserError { code message }
      ${hasIssues ? '... on InvalidInputError { issues { path message } }' : ''} ${hasStale ? `... on ${stale}` : ''}
      ... on ${type}Payload { ${payload} } } }`,
    { input },
  );
  return result;
}

const ofOffer = (name: string, input: object) => act(name, input, `offer { ${fields} }`);
const facts = (more: object = {}) => ({ title: 'Iron at half price', merchantId, destinationUrl: 'https://ham.example/iron', ...more });
const create = async (more: object = {}) => (await ofOffer('createOffer', { facts: facts(more) })).offer;
const publish = (offer: Offer | undefined, isPublished = true) =>
  ofOffer('publishOffer', { id: offer?.databaseId, expectedVersion: offer?.version, isPublished });
const shown = (id: number, now = testNow) =>
  newVisitor(db, { now }).query<{ node: object | null }>(
    `query ($id: ID!) { node(id: $id) { ... on Offer { title isExpired price { amount } priorPrice { amount } } } }`,
    { id: offerGlobalId(id) },
  );
const acts = async () =>
  (await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } }))
    .map(({ action }) => action)
    .filter((a) => /^(offer|merchant)\./.test(a));

describe('an offer', () => {
  it('is created as a draft with a unique slug, published, ended and deleted, each recorded in the audit log', async () => {
    const made = await create({ endsAt: '2026-03-09' });
    expect(made).toMatchObject({ state: 'DRAFT', slug: 'iron-at-half-price', version: 1, endsAt: '2026-03-10T00:00:00.000Z', prices: [] });
    expect((await create())?.slug).toBe('iron-at-half-price-2');
    const id = made?.databaseId ?? 0;
    expect((await shown(id)).node).toBeNull();
    const { offer: live } = await publish(made);
    expect(live).toMatchObject({ state: 'LIVE', version: 2 });
    expect((await shown(id)).node).toMatchObject({ isExpired: false });
    const { offer: ended } = await ofOffer('endOffer', { id, expectedVersion: 2 });
    expect(ended).toMatchObject({ state: 'ENDED', endsAt: testNow.toISOString() });
    expect((await shown(id)).node).toMatchObject({ isExpired: true });
    expect(await ofOffer('endOffer', { id, expectedVersion: 3 })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await act('deleteOffer', { id, expectedVersion: 3 }, 'deletedId')).toMatchObject({
      __typename: 'DeleteOfferPayload',
    });
    expect((await shown(id)).node).toBeNull();
    expect(await acts()).toEqual(['offer.create', 'offer.create', 'offer.publish', 'offer.end', 'offer.delete']);
  });

  it('that starts later is scheduled and has no price history yet', async () => {
    const { offer } = await publish(await create({ startsAt: '2026-03-02', priceMinor: 5_000 }));
    expect(offer).toMatchObject({ state: 'SCHEDULED', prices: [] });
    expect((await shown(offer?.databaseId ?? 0)).node).toBeNull();
  });

  it('records each displayed price in its history, which determines the prior price', async () => {
    const id = await makeOffer(db, { merchantId, priceMinor: 10_000 }, later(-40 * day));
    const { offer } = await ofOffer('updateOffer', { id, expectedVersion: 1, facts: facts({ slug: 'a', priceMinor: 8_000 }) });
    expect(offer?.prices.map(({ price }) => price.amount)).toEqual([8_000, 10_000]);
    expect((await shown(id)).node).toMatchObject({ price: { amount: 8_000 }, priorPrice: { amount: 10_000 } });
    await expectInvariants(db);
  });

  it('is duplicated as a draft without votes, counts and price history', async () => {
    const id = await makeOffer(db, { merchantId, slug: 'iron', title: 'Iron', priceMinor: 900, code: 'IRON' });
    const { offer } = await ofOffer('duplicateOffer', { id });
    expect(offer).toMatchObject({ state: 'DRAFT', title: 'Iron (copy)', slug: 'iron-copy', ownPrice: { amount: 900 }, prices: [] });
    expect(await db.prisma.offer.findUnique({ where: { id: offer?.databaseId ?? 0 } })).toMatchObject({ code: 'IRON', clickCount: 0 });
  });

  it('saved by two people returns a conflict with the current data to the second', async () => {
    const made = await create();
    const databaseId = made?.databaseId ?? 0;
    const save = (title: string) => ofOffer('updateOffer', { id: databaseId, expectedVersion: 1, facts: facts({ title }) });
    expect((await save('First'))?.offer).toMatchObject({ title: 'First', slug: 'iron-at-half-price', version: 2 });
    expect(await save('Second')).toMatchObject({ code: 'STALE', current: { version: 2, title: 'First' } });
    expect(await publish(made)).toMatchObject({ code: 'STALE' });
    expect(await acts()).toEqual(['offer.create', 'offer.save']);
  });

  it('reports each invalid field', async () => {
    await create({ slug: 'taken' });
    const ownShop = await makeMerchant(db, { isOwnShop: true });
    const { id: productId } = await makeProduct(db, {});
    const refusals: [object, string][] = [
      [{ title: ' ' }, 'title'],
      [{ slug: 'taken' }, 'slug'],
      [{ merchantId: 77 }, 'merchantId'],
      [{ destinationUrl: 'http://ham.example/' }, 'destinationUrl'],
      [{ destinationUrl: '' }, 'destinationUrl'],
      [{ merchantId: ownShop, productId, priceMinor: 100, destinationUrl: null }, 'priceMinor'],
      [{ priceMinor: -1 }, 'priceMinor'],
      [{ startsAt: '2026-03-05', endsAt: '2026-03-04' }, 'endsAt'],
      [{ startsAt: '30 February' }, 'startsAt'],
      [{ productId: 77 }, 'productId'],
    ];
    for (const [more, field] of refusals)
      expect((await ofOffer('createOffer', { facts: facts(more) })).issues?.[0]?.path, field).toEqual(['input', 'facts', field]);
    expect(await acts()).toEqual(['offer.create']);
  });
});

describe('the list of offers', () => {
  const list = async (filter: object, sort = 'NEWEST', page: object = { first: 100 }) =>
    (
      await clerk.query<{ list: { totalCount: number; edges: { node: { title: string } }[]; pageInfo: { endCursor: string } } }>(
        `query ($filter: AdminOfferFilter, $sort: AdminOfferSort, $first: Int, $after: String) {
          list: adminOffers(filter: $filter, sort: $sort, first: $first, after: $after) { totalCount pageInfo { endCursor } edges { node { title } } } }`,
        { filter, sort, ...page },
      )
    ).list;
  const titles = async (...args: Parameters<typeof list>) => (await list(...args)).edges.map(({ node }) => node.title);

  it('finds merchants with and without accents, however they are encoded', async () => {
    await makeMerchant(db, { name: 'Müller & Søn' });
    for (const search of ['müller', 'muller', 'Mu\u0308ller', 'son'])
      expect(
        await clerk.query('query ($search: String) { adminMerchants(first: 5, search: $search) { edges { node { name } } } }', { search }),
        search,
      ).toMatchObject({ adminMerchants: { edges: expect.arrayContaining([{ node: { name: 'Müller & Søn' } }]) } });
  });

  it('is filtered by state, kind, merchant and search text, sorted, and paginated by cursor', async () => {
    const other = await makeMerchant(db);
    await makeOffer(db, { merchantId, title: 'Draft', status: 'DRAFT' });
    await makeOffer(db, { merchantId, title: 'Later', startsAt: later(day) });
    await makeOffer(db, { merchantId, title: 'Over', endsAt: later(-1) });
    const hot = await makeOffer(db, { merchantId: other, title: 'Hot 100%', code: 'HEAT', endsAt: later(2 * day) });
    await makeOffer(db, { merchantId: other, title: 'Soon', endsAt: later(day) });
    await db.prisma.offer.update({ where: { id: hot }, data: { score: 9, voteCount: 9, votesFlaggedAt: testNow } });
    expect(await titles({ state: 'DRAFT' })).toEqual(['Draft']);
    expect(await titles({ state: 'SCHEDULED' })).toEqual(['Later']);
    expect(await titles({ state: 'ENDED' })).toEqual(['Over']);
    expect(await titles({ state: 'LIVE' })).toEqual(['Soon', 'Hot 100%']);
    expect(await titles({ merchantId: other }, 'HOTTEST')).toEqual(['Hot 100%', 'Soon']);
    expect(await titles({}, 'ENDING_SOON')).toEqual(['Soon', 'Hot 100%']);
    expect(await titles({ kind: 'COUPON' })).toEqual(['Hot 100%']);
    expect(await titles({ search: '00%' })).toEqual(['Hot 100%']);
    expect(await titles({ search: 'HO' })).toEqual(['Hot 100%']);
    expect(await titles({ search: '0%' })).toEqual([]);
    expect(await titles({ search: 'heat' })).toEqual(['Hot 100%']);
    expect(await titles({ isFlagged: true })).toEqual(['Hot 100%']);
    const first = await list({}, 'NEWEST', { first: 3 });
    expect(first.totalCount).toBe(5);
    expect(await titles({}, 'NEWEST', { first: 3, after: first.pageInfo.endCursor })).toEqual(['Later', 'Draft']);
  });
});

describe('a merchant', () => {
  const save = (input: object) => act('id' in input ? 'updateMerchant' : 'createMerchant', input, 'merchant { databaseId version name }');
  const fresh = { name: 'Olive Oil', homepage: 'https://olive.example', isAffiliate: true };

  it('is created and updated, and a stale update returns a conflict', async () => {
    const { merchant } = await save(fresh);
    const databaseId = merchant?.databaseId ?? 0;
    expect(await db.prisma.merchant.findUnique({ where: { id: databaseId } })).toMatchObject({
      slug: 'olive-oil',
      homepage: 'https://olive.example/',
    });
    expect((await save({ ...fresh, id: databaseId, expectedVersion: 1, name: 'Olive' })).merchant).toMatchObject({
      name: 'Olive',
      version: 2,
    });
    expect(await save({ ...fresh, id: databaseId, expectedVersion: 1 })).toMatchObject({ code: 'STALE', current: { name: 'Olive' } });
    expect((await save({ ...fresh, slug: 'olive-oil' })).issues?.[0]?.path).toEqual(['input', 'slug']);
    expect((await save({ ...fresh, homepage: 'javascript:alert(1)' })).issues?.[0]?.path).toEqual(['input', 'homepage']);
    expect(await acts()).toEqual(['merchant.create', 'merchant.save']);
  });

  it('with offers can’t be deleted, but can be merged into another', async () => {
    const twice = await makeMerchant(db);
    const offer = await makeOffer(db, { merchantId: twice, slug: 'kept' });
    const seen = { id: twice, expectedVersion: 1 };
    expect(await act('deleteMerchant', seen, 'deletedId')).toMatchObject({ code: 'IN_USE' });
    expect(await act('mergeMerchant', { ...seen, intoId: twice }, 'merchant { name }')).toMatchObject({ code: 'INVALID_INPUT' });
    const ownShop = await makeMerchant(db, { isOwnShop: true });
    expect(await act('mergeMerchant', { ...seen, intoId: ownShop }, 'merchant { name }')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await act('mergeMerchant', { ...seen, intoId: merchantId }, 'merchant { name }')).toMatchObject({
      merchant: { name: 'Ham & Sons' },
    });
    expect(await db.prisma.offer.findUnique({ where: { id: offer } })).toMatchObject({ merchantId, slug: 'kept' });
    expect(await act('deleteMerchant', { id: ownShop, expectedVersion: 1 }, 'deletedId')).toMatchObject({
      __typename: 'DeleteMerchantPayload',
    });
    expect(await acts()).toEqual(['merchant.merge', 'merchant.delete']);
  });
});
