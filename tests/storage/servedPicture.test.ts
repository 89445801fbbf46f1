import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { picturePath } from '../../server/catalogue/products/admin/paths.ts';
import { processPicture } from '../../server/catalogue/products/admin/pictureJob.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { storedKeys } from '../../server/platform/storage/storage.ts';
import { memoryFiles } from '../extending/memoryFiles.ts';
import { ownPage, testApp } from '../http/testApp.ts';
import { made, catalogueManager } from '../products/adminDriver.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { testNow } from '../support/shopDriver.ts';

it('[F12] an uploaded picture is resized and served through a custom storage', async () => {
  const db = await freshDb();
  const { app, catalog, files } = await testApp(db, {}, 10_000, localBus(), memoryFiles());
  onTestFinished(() => app.close());
  const product = (await made(await catalogueManager(db), { name: 'Pictured', regularPriceMinor: 100, status: 'PUBLISHED' })).databaseId;
  const { token } = await adminWithSession(db, { role: 'STAFF', rights: ['CATALOGUE'] });
  const payload = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
  const answer = await app.inject({
    method: 'POST',
    url: `${picturePath}?product=${product}&name=lamp.png`,
    headers: { host: 'localhost:4000', ...ownPage, 'content-type': 'image/png' },
    cookies: { admin: token },
    payload,
  });
  const { databaseId } = answer.json<{ databaseId: number }>();
  const { key } = await db.prisma.pictureUpload.findUniqueOrThrow({ where: { id: databaseId } });
  expect(await storedKeys(files, '')).toEqual([`media/${key}/sent.bin`]);
  await processPicture({ db, files, catalog }, databaseId, { now: testNow });

  const sizes = [1200, 160, 320, 640].flatMap((width) => [`media/${key}/${width}.avif`, `media/${key}/${width}.webp`]);
  expect(await storedKeys(files, '')).toEqual([...sizes, `media/${key}/master.webp`]);
  const shown = await app.inject({ url: `/media/${key}/320.webp`, headers: { host: 'localhost:4000' } });
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['content-length']]).toEqual([
    200,
    'image/webp',
    String(shown.rawPayload.byteLength),
  ]);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  // A missing size is generated again on request.
  await files.delete([`media/${key}/320.webp`]);
  expect((await app.inject({ url: `/media/${key}/320.webp`, headers: { host: 'localhost:4000' } })).rawPayload).toEqual(shown.rawPayload);
});
