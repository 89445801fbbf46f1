import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picturePath } from '../../server/catalogue/products/admin/paths.ts';
import { postProcessMessage, processPicture } from '../../server/catalogue/products/admin/pictureJob.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { catalogueManager, made, readStaffProduct } from './adminDriver.ts';

// Pictures uploaded by staff: checked by content, resized by a job, or rejected without a trace.

let db: Db;
let shop: TestApp;
let staff: Visitor;
let token: string;
let productId: number;

const mediaDir = () => path.join(shop.filesDir, 'media');

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  staff = await catalogueManager(db);
  ({ token } = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] }));
  productId = (await made(staff, { name: 'Pictured', regularPriceMinor: 100, status: 'PUBLISHED' })).databaseId;
});
afterAll(() => shop.app.close());

const own = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
const send = (payload: Buffer, { type = 'image/png', cookie = token, product = productId, headers = {} } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `${picturePath}?product=${product}&name=lamp.png&alt=A%20lamp`,
    headers: { ...own, 'content-type': type, ...headers },
    cookies: { admin: cookie },
    payload,
  });

const picture = (width = 1_600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();

const catalog = () => sharedRevision(db);

describe('an uploaded picture', () => {
  it('[F121] is resized by a job, without its EXIF data, and shown', async () => {
    const photo = await sharp(await picture())
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    // The declared content type doesn't matter.
    const answer = await send(photo, { type: 'text/plain' });
    expect(answer.statusCode).toBe(202);
    const { databaseId } = answer.json<{ databaseId: number }>();
    expect((await readStaffProduct(staff, productId))?.pictures).toEqual([]);
    const tools = { db, files: shop.files, catalog: await catalog() };
    await processPicture(tools, databaseId, { now: testNow });
    // A job may be delivered twice.
    await processPicture(tools, databaseId, { now: testNow });
    expect((await readStaffProduct(staff, productId))?.pictures).toMatchObject([{ alt: 'A lamp', isReady: true }]);
    const { key } = await db.prisma.media.findFirstOrThrow();
    const files = readdirSync(path.join(mediaDir(), key)).toSorted();
    const sizes = [1200, 160, 320, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect(files).toEqual([...sizes, 'master.jpg'].toSorted());
    const { exif } = await sharp(path.join(mediaDir(), key, 'master.jpg')).metadata();
    expect(exif?.includes('Somebody') ?? false).toBe(false);
    const product = await db.prisma.product.findUniqueOrThrow({ where: { id: productId } });
    expect(product.coverKey).toBe(key);
  });

  it('[F121] is retried up to five times, and then removed and marked as failed', async () => {
    const { databaseId } = (await send(await picture())).json<{ databaseId: number }>();
    const { key } = await db.prisma.pictureUpload.findUniqueOrThrow({ where: { id: databaseId } });
    let tries = 0;
    const process = async () => {
      tries += 1;
      throw new Error('Out of memory');
    };
    const tools = { db, files: shop.files, catalog: await catalog(), process };
    const work = () => processPicture(tools, databaseId, { now: testNow });
    for (let repeat = 0; repeat < 5; repeat += 1) await expect(work()).rejects.toThrow('Out of memory');
    expect(existsSync(path.join(mediaDir(), key))).toBe(true);
    await work();
    await work();
    expect(tries).toBe(6);
    expect(existsSync(path.join(mediaDir(), key))).toBe(false);
    expect(await db.prisma.media.count({ where: { key } })).toBe(0);
    const document = 'query ($id: ID!) { adminProduct(id: $id) { uploads { databaseId status failure } } }';
    const { adminProduct } = await staff.query<{ adminProduct: { uploads: object[] } }>(document, { id: productId });
    expect(adminProduct.uploads).toEqual([{ databaseId, status: 'FAILED', failure: postProcessMessage }]);
    expect(postProcessMessage).toBe('Media upload failed. If this is a photo or a large image, please scale it down and try again.');
  });

  it('[F121] that fails once and then succeeds is added once', async () => {
    const { databaseId } = (await send(await picture())).json<{ databaseId: number }>();
    const before = await db.prisma.productImage.count();
    const tools = { db, files: shop.files, catalog: await catalog() };
    const failing = { ...tools, process: () => Promise.reject(new Error('Full disk')) };
    await expect(processPicture(failing, databaseId, { now: testNow })).rejects.toThrow('Full disk');
    await processPicture(tools, databaseId, { now: testNow });
    expect(await db.prisma.productImage.count()).toBe(before + 1);
  });
});

describe('the upload rejects', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  it.each([
    ['an SVG declared as another type', () => Promise.resolve(svg), 422, /^SVG images aren’t supported/],
    ['another kind of file', () => Promise.resolve(Buffer.from('%PDF-1.7 not a picture')), 422, /^Unsupported image format/],
    ['100 megapixels in a small file', () => picture(10_000, 10_000), 422, /^The image has 100 megapixels. The limit is 64/],
    ['a truncated picture', async () => (await picture()).subarray(0, 20), 422, /damaged/],
    ['an empty file', () => Promise.resolve(Buffer.alloc(0)), 422, /empty/],
    ['more than 20 MB', () => Promise.resolve(Buffer.alloc(20 * 1024 * 1024 + 1)), 413, /larger than 20 MB/],
  ])('%s with a helpful message', async (_name, bytes, status, message) => {
    const before = [await db.prisma.pictureUpload.count(), readdirSync(mediaDir(), { recursive: true }).length];
    const answer = await send(await bytes());
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toMatch(message);
    expect([await db.prisma.pictureUpload.count(), readdirSync(mediaDir(), { recursive: true }).length]).toEqual(before);
  });

  it('staff without permission, guests and other sites', async () => {
    const bytes = await picture(10, 10);
    const { token: orders } = await adminWithSession(db, { role: 'STAFF', rights: ['ORDERS'] });
    for (const cookie of ['', orders]) expect((await send(bytes, { cookie })).statusCode).toBe(403);
    expect((await send(bytes, { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  });

  it('an unknown product', async () => {
    const before = readdirSync(mediaDir(), { recursive: true }).length;
    expect((await send(await picture(10, 10), { product: 999_999 })).statusCode).toBe(400);
    expect(readdirSync(mediaDir(), { recursive: true }).length).toBe(before);
  });
});

it('pictures can be reordered, described and removed', async () => {
  const first = (await readStaffProduct(staff, productId))?.pictures ?? [];
  expect(first).toHaveLength(2);
  const document = `mutation ($input: UpdateProductPicturesInput!) { result: updateProductPictures(input: $input) { __typename ... on UpdateProductPicturesPayload { product { pictures { databaseId alt } } } ... on UserError { code } } }`;
  const save = async (pictures: object[]) =>
    (await staff.query<{ result: Record<string, unknown> }>(document, { input: { id: productId, pictures } })).result;
  const turned = first.toReversed().map(({ databaseId }, index) => ({ id: databaseId, alt: `View ${index + 1}` }));
  const shown = turned.map(({ id, alt }) => ({ databaseId: id, alt }));
  expect(await save(turned)).toMatchObject({ product: { pictures: shown } });
  expect(await save(turned.slice(0, 1))).toMatchObject({ product: { pictures: shown.slice(0, 1) } });
  expect(await save(turned)).toMatchObject({ code: 'NOT_FOUND' });
});

it('pictures changed in the meantime reject an update as stale', async () => {
  const { id } = await makeProduct(db, { name: 'Seen' });
  const add = async (alt: string, position: number) => {
    const media = { create: { key: `seen-${alt}`, source: `https://pictures.example/${alt}.jpg` } };
    return (await db.prisma.productImage.create({ data: { product: { connect: { id } }, position, alt, media } })).id;
  };
  const one = { id: await add('One', 0), alt: 'One' };
  const document = `mutation ($input: UpdateProductPicturesInput!) { result: updateProductPictures(input: $input) { __typename ... on UserError { code path } } }`;
  const save = async (input: object) =>
    (await staff.query<{ result: Record<string, unknown> }>(document, { input: { id, ...input } })).result;
  const two = { id: await add('Two', 1), alt: 'Two' };
  const stale = { code: 'STALE', path: ['input', 'seen'] };
  expect(await save({ pictures: [{ ...one, alt: 'Uno' }], seen: [one] })).toMatchObject(stale);
  expect(await save({ pictures: [one, two], seen: [two, one] })).toMatchObject(stale);
  expect(await save({ pictures: [one, two], seen: [one, { ...two, alt: 'Old words' }] })).toMatchObject(stale);
  const storedPictures = () =>
    db.prisma.productImage.findMany({ where: { productId: id }, orderBy: { position: 'asc' }, select: { alt: true } });
  expect(await storedPictures()).toEqual([{ alt: 'One' }, { alt: 'Two' }]);
  expect(await save({ pictures: [two, { ...one, alt: 'Uno' }], seen: [one, two] })).toEqual({ __typename: 'UpdateProductPicturesPayload' });
  expect(await storedPictures()).toEqual([{ alt: 'Two' }, { alt: 'Uno' }]);
});
