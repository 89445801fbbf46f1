import { beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { day, hour, later, makeMerchant, makeOffer, offerGlobalId } from './offerShop.ts';

// What the API exposes about offers and merchants, and what it hides.

let db: Db;
const ids: Record<string, number> = {};

beforeAll(async () => {
  db = await freshDb();
  await db.prisma.category.createMany({
    data: [
      { id: 1, slug: 'home', name: 'Home' },
      { id: 2, slug: 'kitchen', name: 'Kitchen', parentId: 1, ancestorIds: [1] },
    ],
  });
  await (await sharedRevision(db)).reload();
  const merchantId = await makeMerchant(db, { slug: 'pans', name: 'Pans & Co', homepage: 'https://www.pans.example/' });
  await makeMerchant(db, { slug: 'zinc', name: 'Zinc' });
  await makeMerchant(db, { slug: 'anvil', name: 'Anvil' });
  const [pan, draft] = [await makeProduct(db, { name: 'Pan' }), await makeProduct(db, { name: 'Secret', status: 'DRAFT' })];
  await db.prisma.product.update({ where: { id: pan.id }, data: { coverKey: 'art/pan', coverAlt: 'A pan', coverColor: '#123456' } });
  await db.prisma.product.update({ where: { id: draft.id }, data: { coverKey: 'art/secret' } });
  const media = await db.prisma.media.create({ data: { key: 'art/own', width: 600, height: 400, color: '#abcdef' } });
  const make = async (slug: string, facts: Omit<Parameters<typeof makeOffer>[1], 'merchantId'>) => {
    ids[slug] = await makeOffer(db, { merchantId, slug, title: slug, ...facts });
  };
  await make('full', {
    categoryId: 2,
    mediaId: media.id,
    title: 'Pan <b>for ten</b>',
    summary: 'A pan.',
    details: 'One.\n\nTwo.',
    destinationUrl: 'https://shop.pans.example/pan?ref=souk',
    priceMinor: 1_000,
    shippingMinor: 490,
    availability: 'LIMITED',
    shipsTo: ['NL', 'DE'],
    endsAt: later(day),
    startsAt: later(-hour),
  });
  await make('masked', { productId: pan.id, code: 'Save-10', endsAt: later(hour) });
  await make('open', { code: 'OPEN', isCodeMasked: false });
  await make('over', { code: 'OVER', endsAt: testNow });
  await make('of-draft', { productId: draft.id });
  await make('draft', { status: 'DRAFT', code: 'NEVER-SEEN' });
  await make('coming', { startsAt: later(1), code: 'NOT-YET' });
});

const ask = (slug: string, fields: string, now?: Date) =>
  newVisitor(db, { now })
    .query<{ offer: Record<string, unknown> | null }>(`query ($slug: String!) { offer(slug: $slug) { ${fields} } }`, { slug })
    .then(({ offer }) => offer);

test('[F54] an offer returns every field that a page shows', async () => {
  expect(
    await ask(
      'full',
      `id databaseId slug url title summary details availability shipsTo startsAt endsAt isExpired publishedAt outUrl destinationHost
       price { amount } shipping { amount } totalPrice { amount } priorPrice { amount } discountPercent remainingStock
       merchant { databaseId slug name homepage homepageHost isAffiliate isOwnShop url offerCount } product { id } coupon { code }
       category { slug } categories { slug } cover { basePath alt width height color }`,
    ),
  ).toEqual({
    id: offerGlobalId(ids.full ?? 0),
    databaseId: ids.full,
    slug: 'full',
    url: '/deals/full/',
    title: 'Pan <b>for ten</b>',
    summary: 'A pan.',
    details: 'One.\n\nTwo.',
    availability: 'LIMITED',
    shipsTo: ['DE', 'NL'],
    startsAt: later(-hour).toISOString(),
    endsAt: later(day).toISOString(),
    isExpired: false,
    publishedAt: later(-hour).toISOString(),
    outUrl: `/out/${ids.full}`,
    destinationHost: 'shop.pans.example',
    price: { amount: 1_000 },
    shipping: { amount: 490 },
    totalPrice: { amount: 1_490 },
    priorPrice: null,
    discountPercent: null,
    remainingStock: null,
    merchant: {
      databaseId: expect.any(Number),
      slug: 'pans',
      name: 'Pans & Co',
      homepage: 'https://www.pans.example/',
      homepageHost: 'pans.example',
      isAffiliate: true,
      isOwnShop: false,
      url: '/deals/?merchant=pans',
      offerCount: 4,
    },
    product: null,
    coupon: null,
    category: { slug: 'kitchen' },
    categories: [{ slug: 'kitchen' }, { slug: 'home' }],
    cover: { basePath: '/media/art/own', alt: 'Pan <b>for ten</b>', width: 600, height: 400, color: '#abcdef' },
  });
});

test('an offer without its own image has that of its product while the product is published', async () => {
  expect(await ask('masked', 'cover { basePath alt } product { name }')).toEqual({
    cover: { basePath: '/media/art/pan', alt: 'A pan' },
    product: { name: 'Pan' },
  });
  expect(await ask('of-draft', 'cover { basePath } product { name }')).toEqual({ cover: null, product: null });
});

describe('[F54] a code', () => {
  const coupon = 'coupon { codeId code isMasked isExpired }';
  test('that is masked is not returned', async () => {
    expect(await ask('masked', coupon)).toEqual({ coupon: { codeId: ids.masked, code: null, isMasked: true, isExpired: false } });
  });
  test('that is unmasked is returned', async () => {
    expect(await ask('open', coupon)).toEqual({ coupon: { codeId: ids.open, code: 'OPEN', isMasked: false, isExpired: false } });
  });
  test('[F58] of an expired offer is returned, according to the shop’s clock', async () => {
    expect(await ask('over', coupon)).toEqual({ coupon: { codeId: ids.over, code: 'OVER', isMasked: false, isExpired: true } });
    expect(await ask('over', coupon, later(-1))).toEqual({ coupon: { codeId: ids.over, code: null, isMasked: true, isExpired: false } });
    expect(await ask('masked', `isExpired ${coupon}`, later(hour))).toEqual({
      isExpired: true,
      coupon: { codeId: ids.masked, code: 'Save-10', isMasked: false, isExpired: true },
    });
  });
  test('is in no other response', async () => {
    const answer = await newVisitor(db).gql(
      `{ offers(first: 100) { edges { node { id title summary details ${coupon} } } } merchant(slug: "pans") { name description } }`,
    );
    expect(JSON.stringify(answer)).not.toMatch(/Save-10|NEVER-SEEN|NOT-YET/);
  });
});

test('drafts and scheduled offers are never returned, expired ones are', async () => {
  const node = (slug: string) =>
    newVisitor(db).query('query ($id: ID!) { node(id: $id) { ... on Offer { slug } } }', { id: offerGlobalId(ids[slug] ?? 0) });
  for (const slug of ['draft', 'coming', 'unheard-of']) {
    expect(await ask(slug, 'slug')).toBeNull();
    expect(await node(slug)).toEqual({ node: null });
  }
  expect(await ask('over', 'slug')).toEqual({ slug: 'over' });
  expect(await node('over')).toEqual({ node: { slug: 'over' } });
  expect(await ask('coming', 'slug', later(1))).toEqual({ slug: 'coming' });
});

describe('merchants', () => {
  const list = (args: string) =>
    newVisitor(db).query<{ merchants: { totalCount: number; edges: { cursor: string; node: { name: string } }[]; pageInfo: object } }>(
      `{ merchants(${args}) { totalCount edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage } } }`,
    );
  const names = (page: Awaited<ReturnType<typeof list>>) => page.merchants.edges.map(({ node }) => node.name);

  test('are sorted by name and paginated in both directions', async () => {
    const first = await list('first: 2');
    expect(names(first)).toEqual(['Anvil', 'Pans & Co']);
    expect(first.merchants).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const cursor = first.merchants.edges[1]?.cursor;
    expect(names(await list(`first: 2, after: "${cursor}"`))).toEqual(['Zinc']);
    expect(names(await list('last: 2'))).toEqual(['Pans & Co', 'Zinc']);
    expect(names(await list(`last: 5, before: "${cursor}"`))).toEqual(['Anvil']);
  });

  test('can’t be listed after an invalid cursor', async () => {
    for (const value of ['["MERCHANT_NAME","a\\u0000",1]', '["MERCHANT_NAME",5,1]', '["NEWEST","a",1]']) {
      const { errors } = await newVisitor(db).gql(
        `{ merchants(first: 1, after: "${Buffer.from(value).toString('base64url')}") { totalCount } }`,
      );
      expect(errors[0]?.extensions.code, value).toBe('INVALID_INPUT');
    }
  });

  test('are found by slug and by id', async () => {
    const { merchant } = await newVisitor(db).query<{ merchant: { id: string } }>(
      '{ merchant(slug: "zinc") { id } none: merchant(slug: "x") { id } }',
    );
    expect(await newVisitor(db).query('query ($id: ID!) { node(id: $id) { ... on Merchant { name } } }', { id: merchant.id })).toEqual({
      node: { name: 'Zinc' },
    });
  });
});

test('[F59] serverTime is exact and never cached', async () => {
  const { data, isPrivate } = await newVisitor(db, { now: later(123) }).gql('{ serverTime }');
  expect(data).toEqual({ serverTime: later(123).toISOString() });
  expect(isPrivate).toBe(true);
});
