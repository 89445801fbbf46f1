import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { coverPath, processCover, retryAbandonedCovers } from '../../server/engagement/offers/admin/covers.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { later, makeMerchant, makeOffer, minute, offerGlobalId } from './offerShop.ts';
import { memoryFiles } from '../extending/memoryFiles.ts';
import { storedKeys } from '../../server/platform/storage/storage.ts';

// Images of offers uploaded by staff.

let db: Db;
let shop: TestApp;
let token: string;
let offerId: number;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  ({ token } = await adminWithSession(db, { role: 'STAFF', rights: ['DEALS'] }));
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db), title: 'Iron' });
});
afterAll(() => shop.app.close());

const own = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
const send = (payload: Buffer, { cookie = token, offer = offerId } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `${coverPath}?offer=${offer}`,
    headers: { ...own, 'content-type': 'application/octet-stream' },
    cookies: { admin: cookie },
    payload,
  });
const picture = (width = 800, height = width === 800 ? 600 : width) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
const tools = async () => ({ db, files: shop.files, catalog: await sharedRevision(db) });
const shownCover = async () =>
  (
    await newVisitor(db).query<{ node: { cover: { basePath: string; alt: string } | null } }>(
      'query ($id: ID!) { node(id: $id) { ... on Offer { cover { basePath alt } } } }',
      { id: offerGlobalId(offerId) },
    )
  ).node.cover;

describe('an image uploaded for an offer', () => {
  it('is shown after processing, and the upload is in the audit log', async () => {
    const answer = await send(await picture());
    expect(answer.statusCode).toBe(202);
    const { databaseId } = answer.json<{ databaseId: number }>();
    expect(await shownCover()).toBeNull();
    await processCover(await tools(), databaseId);
    expect(await shownCover()).toMatchObject({ alt: 'Iron' });
    expect(await db.prisma.media.findUnique({ where: { id: databaseId } })).toMatchObject({ state: 'READY', width: 800, height: 600 });
    expect(await db.prisma.auditEntry.findFirst({ where: { action: 'offer.cover' } })).toMatchObject({ targetIds: [offerId] });
  });

  it('is rejected when invalid, for an unknown offer, or without permission, and nothing is stored', async () => {
    const { token: other } = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] });
    const before = await db.prisma.media.count();
    const script = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
    expect([script.statusCode, script.json<{ message: string }>().message]).toEqual([422, expect.stringContaining('SVG')]);
    for (const [bytes, words] of [
      [await picture(9_000), 'The image has 81 megapixels. The limit is 64.'],
      [Buffer.from('%PDF-1.7 not a picture'), 'Unsupported image format'],
    ] as const) {
      const answer = await send(bytes);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await send(await picture(), { offer: 77 })).statusCode).toBe(400);
    expect((await send(await picture(), { cookie: other })).statusCode).toBe(403);
    expect(await db.prisma.media.count()).toBe(before);
  });

  it('is processed later if interrupted, and fails without leaving files if its data is missing', async () => {
    const { databaseId } = (await send(await picture())).json<{ databaseId: number }>();
    await db.prisma.media.update({ where: { id: databaseId }, data: { createdAt: testNow } });
    await retryAbandonedCovers(await tools(), later(9 * minute));
    expect(await db.prisma.media.findUnique({ where: { id: databaseId } })).toMatchObject({ state: 'PENDING' });
    const files = memoryFiles()('');
    await retryAbandonedCovers({ ...(await tools()), files }, later(11 * minute));
    expect(await db.prisma.media.findUnique({ where: { id: databaseId } })).toMatchObject({ state: 'FAILED' });
    expect(await storedKeys(files, '')).toEqual([]);
    expect(await shownCover()).toBeNull();
  });
});
