import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { readAsPng } from '../../server/foundation/media/media.ts';
import { mailShop } from '../../server/foundation/settings/settings.ts';
import { storedKeys } from '../../server/platform/storage/storage.ts';

// The logo that staff upload under Settings > Shop details.

let db: Db;
let shop: TestApp;
let token: string;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  ({ token } = await adminWithSession(db, { role: 'STAFF', rights: ['SETTINGS'] }));
});
afterAll(() => shop.app.close());

const own = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
const send = (payload: Buffer, { cookie = token, headers = own }: { cookie?: string; headers?: Record<string, string> } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/admin/settings/logo',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    cookies: { admin: cookie },
    payload,
  });
const picture = () =>
  sharp({ create: { width: 480, height: 120, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

const update = `mutation ($input: UpdateShopDetailsInput!) { result: updateShopDetails(input: $input) {
  __typename ... on UserError { message } } }`;

describe('[F16] the logo', () => {
  it('keeps its transparency, is shown once saved, and can be removed', async () => {
    const answer = await send(await picture());
    expect(answer.statusCode).toBe(202);
    const { path } = answer.json<{ path: string }>();
    expect(path).toMatch(/^\/media\/[0-9a-f]{32}\/640\.webp$/);
    const served = await shop.app.inject({ method: 'GET', url: path });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 480, height: 120, hasAlpha: true });
    expect(await db.prisma.shopIdentity.findFirst()).toMatchObject({ logoPath: '' });

    const { who } = await openStaff(db, 'STAFF', ['SETTINGS']);
    const save = async (expectedVersion: number, logoPath: string) =>
      expect(await who.query(update, { input: { expectedVersion, logoPath } })).toMatchObject({
        result: { __typename: 'UpdateShopDetailsPayload' },
      });
    await save(0, path);
    expect(await db.prisma.shopIdentity.findFirst()).toMatchObject({ logoPath: path });
    const facts = await mailShop(db, 'order.placed');
    expect(facts.logoKey).toBe(path.split('/')[2]);
    expect(await sharp((await readAsPng(shop.files, facts.logoKey ?? '')) ?? undefined).metadata()).toMatchObject({
      format: 'png',
      hasAlpha: true,
    });
    expect(await who.query('{ shop { logoPath } }')).toEqual({ shop: { logoPath: path } });
    await save(1, '');
    expect(await who.query('{ shop { logoPath } }')).toEqual({ shop: { logoPath: '' } });
    expect(await db.prisma.shopIdentity.findFirst()).toMatchObject({ logoPath: '' });
  });

  it('is refused as SVG, damaged, cross-site or without the right, and leaves nothing stored', async () => {
    const { token: other } = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] });
    const before = [await db.prisma.media.count(), (await storedKeys(shop.files, 'media/')).length];
    const png = await picture();
    for (const [bytes, words] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'SVG'],
      [Buffer.alloc(0), 'The file is empty.'],
      [png.subarray(0, png.length - 40), 'damaged'],
    ] as const) {
      const answer = await send(bytes);
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([422, expect.stringContaining(words)]);
    }
    expect((await send(png, { cookie: other })).statusCode).toBe(403);
    expect((await send(png, { headers: { ...own, origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(
      403,
    );
    expect([await db.prisma.media.count(), (await storedKeys(shop.files, 'media/')).length]).toEqual(before);
  });
});
