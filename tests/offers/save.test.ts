import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { InvalidInputError } from '../../server/platform/errors/errors.ts';
import { NotFoundError } from '../../server/platform/errors/errors.ts';
import type { OfferInput } from '../../server/engagement/offers/input.ts';
import { saveMerchant } from '../../server/engagement/offers/merchants.ts';
import { removeOffer, updateOffer, unpublishOffer } from '../../server/engagement/offers/operations.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { day, hour, later, makeMerchant, makeOffer, staff } from './offerShop.ts';

// Changes of offers by staff, and derived data.

let db: Db;
let merchantId: number;

beforeAll(async () => {
  db = await freshDb();
});
beforeEach(async () => {
  await db.prisma.offer.deleteMany();
  await db.prisma.merchant.deleteMany();
  await db.prisma.product.deleteMany();
  await db.prisma.category.deleteMany();
  merchantId = await makeMerchant(db);
});

const offer = (id: number) => db.prisma.offer.findUniqueOrThrow({ where: { id } });
const categories = () =>
  db.prisma.category.createMany({
    data: [
      { id: 1, slug: 'home', name: 'Home' },
      { id: 2, slug: 'kitchen', name: 'Kitchen', parentId: 1, ancestorIds: [1] },
      { id: 3, slug: 'garden', name: 'Garden' },
    ],
  });

describe('an offer’s fields', () => {
  const good: Omit<OfferInput, 'merchantId'> = { slug: 'pan-for-ten', title: 'Pan', destinationUrl: 'https://pans.example/p/1?a=b#c' };
  const save = async (facts: Partial<OfferInput>) => updateOffer(await staff(db), { ...good, merchantId, ...facts });

  test.each<[string, Partial<OfferInput>]>([
    ['destinationUrl', { destinationUrl: 'http://pans.example/' }],
    ['destinationUrl', { destinationUrl: 'javascript:alert(1)' }],
    ['destinationUrl', { destinationUrl: '//pans.example/' }],
    ['destinationUrl', { destinationUrl: 'https://' }],
    ['destinationUrl', { destinationUrl: 'https://user:pass@pans.example/' }],
    ['destinationUrl', { destinationUrl: '' }],
    ['destinationUrl', { destinationUrl: null }],
    ['destinationUrl', { destinationUrl: `https://pans.example/${'a'.repeat(2_000)}` }],
    ['slug', { slug: 'Pan' }],
    ['slug', { slug: 'pan--ten' }],
    ['slug', { slug: '../out' }],
    ['slug', { slug: '' }],
    ['title', { title: ' ' }],
    ['title', { title: 'a\u0000b' }],
    ['details', { details: 'a\u0007b' }],
    ['priceMinor', { priceMinor: -1 }],
    ['priceMinor', { priceMinor: 1.5 }],
    ['shippingMinor', { shippingMinor: -1 }],
    ['shipsTo', { shipsTo: ['DE', 'XX'] }],
    ['shipsTo', { shipsTo: ['de'] }],
    ['shipsTo', { shipsTo: ['EU'] }],
    ['code', { code: '' }],
    ['code', { code: 'A'.repeat(65) }],
    ['code', { code: 'A\u200BB' }],
    ['code', { code: 'A\nB' }],
    ['endsAt', { endsAt: 'soon' }],
    ['endsAt', { startsAt: '2026-03-02', endsAt: '2026-03-01' }],
    ['endsAt', { startsAt: testNow, endsAt: testNow }],
    ['merchantId', { merchantId: 9_999 }],
    ['productId', { productId: 9_999 }],
    ['categoryId', { categoryId: 9_999 }],
    ['mediaId', { mediaId: 9_999 }],
  ])('%s is rejected in %j', async (field, facts) => {
    const error = await save(facts).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect((error as InvalidInputError).issues[0]?.path.slice(0, 2)).toEqual(['input', field]);
    expect(await db.prisma.offer.count()).toBe(0);
  });

  test('are normalized when saved', async () => {
    const { offerId } = await save({
      title: '  Pan <b>& lid</b> ',
      details: 'One.\r\n\r\nTwo.  ',
      code: ' Save-5 % ',
      shipsTo: ['NL', 'DE', 'NL'],
      priceMinor: 0,
      destinationUrl: 'https://PÄNS.example/å b',
      endsAt: '2026-03-01',
    });
    expect(await offer(offerId)).toMatchObject({
      title: 'Pan <b>& lid</b>',
      details: 'One.\n\nTwo.',
      code: 'Save-5 %',
      shipsTo: ['DE', 'NL'],
      priceMinor: 0,
      destinationUrl: 'https://xn--pns-qla.example/%C3%A5%20b',
      endsAt: new Date('2026-03-02T00:00:00.000Z'),
      isListed: true,
    });
  });

  test('have a unique slug', async () => {
    await save({});
    await expect(save({})).rejects.toMatchObject({ code: 'INVALID_INPUT', inputPath: ['input', 'slug'] });
    const other = (await save({ slug: 'another' })).offerId;
    await expect(save({ id: other })).rejects.toMatchObject({ inputPath: ['input', 'slug'] });
    expect((await offer(other)).slug).toBe('another');
  });

  test('are not changed for an unknown id', async () => {
    await expect(save({ id: 77 })).rejects.toThrow(NotFoundError);
    await expect(removeOffer(await staff(db), 77)).rejects.toThrow(NotFoundError);
    await expect(unpublishOffer(await staff(db), 77)).rejects.toThrow(NotFoundError);
  });
});

describe('an offer’s categories', () => {
  test('are those of its product and follow its changes', async () => {
    await categories();
    const product = await makeProduct(db, { categories: { create: [{ categoryId: 2 }] } });
    const id = await makeOffer(db, { merchantId, productId: product.id });
    expect((await offer(id)).categoryIds).toEqual([2, 1]);
    await db.prisma.productCategory.update({
      where: { productId_categoryId: { productId: product.id, categoryId: 2 } },
      data: { categoryId: 3 },
    });
    await refreshProducts(db.pool, [product.id], testNow);
    expect((await offer(id)).categoryIds).toEqual([3]);
  });

  test('are its own category with its ancestors, and follow the category tree', async () => {
    await categories();
    const id = await makeOffer(db, { merchantId, categoryId: 2 });
    expect((await offer(id)).categoryIds).toEqual([2, 1]);
    await db.prisma.category.update({ where: { id: 2 }, data: { parentId: 3, ancestorIds: [3] } });
    await refreshProducts(db.pool, 'all', testNow);
    expect((await offer(id)).categoryIds).toEqual([2, 3]);
    await db.prisma.category.delete({ where: { id: 2 } });
    await refreshProducts(db.pool, 'all', testNow);
    expect((await offer(id)).categoryIds).toEqual([]);
  });

  test('are those of the variation’s product', async () => {
    const shirt = await makeVariable(db);
    const id = await makeOffer(db, { merchantId, productId: variationId(shirt, 'blue') });
    expect((await offer(id)).productId).toBe(shirt.product.id);
  });
});

describe('changing an offer', () => {
  test('invalidates caches', async () => {
    const catalog = await sharedRevision(db);
    const revisions = [catalog.current()];
    const id = await makeOffer(db, { merchantId, slug: 'one' });
    revisions.push(catalog.current());
    await makeOffer(db, { merchantId, id, slug: 'two' });
    revisions.push(catalog.current());
    await unpublishOffer(await staff(db), id);
    revisions.push(catalog.current());
    await removeOffer(await staff(db), id);
    revisions.push(catalog.current());
    expect(new Set(revisions).size).toBe(5);
    expect(revisions.toSorted((a, b) => a - b)).toEqual(revisions);
  });

  test('hides an unpublished offer from every response until it is published again', async () => {
    const ask = () => newVisitor(db).query('{ offer(slug: "one") { title } offers(first: 5) { totalCount } }');
    const id = await makeOffer(db, { merchantId, slug: 'one', title: 'One' });
    await unpublishOffer(await staff(db), id);
    expect(await ask()).toEqual({ offer: null, offers: { totalCount: 0 } });
    await makeOffer(db, { merchantId, id, slug: 'one', title: 'One' });
    expect(await ask()).toEqual({ offer: { title: 'One' }, offers: { totalCount: 1 } });
  });

  test('keeps its publication date, which for a scheduled offer is its start', async () => {
    const coming = await makeOffer(db, { merchantId, startsAt: later(hour) });
    expect((await offer(coming)).publishedAt).toEqual(later(hour));
    const old = await makeOffer(db, { merchantId, slug: 'old' }, later(-9 * day));
    await makeOffer(db, { merchantId, id: old, slug: 'old', title: 'New words' });
    expect((await offer(old)).publishedAt).toEqual(later(-9 * day));
  });

  test('of the shop itself can’t set a price or URL', async () => {
    const own = await makeMerchant(db, { slug: 'souk', isOwnShop: true, isAffiliate: false });
    const product = await makeProduct(db);
    const base = { slug: 'ours', title: 'Ours', merchantId: own, productId: product.id };
    const save = async (facts: Partial<OfferInput>) => updateOffer(await staff(db), { ...base, ...facts });
    await expect(save({ priceMinor: 500 })).rejects.toMatchObject({ inputPath: ['input', 'priceMinor'] });
    await expect(save({ destinationUrl: 'https://elsewhere.example/' })).rejects.toMatchObject({ inputPath: ['input', 'destinationUrl'] });
    expect(await offer((await save({})).offerId)).toMatchObject({ priceMinor: null, destinationUrl: '' });
    const merchant = { id: own, slug: 'souk', name: 'Souk', homepage: 'https://souk.example/' };
    await expect(saveMerchant(await staff(db), merchant)).rejects.toMatchObject({ inputPath: ['input', 'isOwnShop'] });
  });
});

test('the invariants script finds offers with the wrong categories or in no list', async () => {
  await categories();
  const product = await makeProduct(db, { categories: { create: [{ categoryId: 2 }] } });
  const id = await makeOffer(db, { merchantId, productId: product.id });
  await expectInvariants(db);
  const broken = async (data: { categoryIds?: number[]; isListed?: boolean }) => {
    await db.prisma.offer.update({ where: { id }, data });
    const { rows } = await db.pool.query<{ invariant: string }>(readFileSync('prisma/invariants.sql', 'utf8'));
    return rows.map(({ invariant }) => invariant);
  };
  expect(await broken({ categoryIds: [3] })).toEqual(['I8 the categories of an offer differ from those of its product']);
  expect(await broken({ categoryIds: [2, 1], isListed: false })).toEqual(['I8 a live offer is not listed']);
});
