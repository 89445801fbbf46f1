import { beforeEach, expect, it } from 'vitest';
import { settlePendingMedia } from '../../server/foundation/media/fetchPending.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { catalogueManager } from '../products/adminDriver.ts';
import { memoryFiles } from '../extending/memoryFiles.ts';

// Pictures that imports couldn't download are listed with the reason, and retried.

let db: Db;
let staff: Visitor;

beforeEach(async () => {
  db = await freshDb();
  staff = await catalogueManager(db);
});

interface FailedPictures {
  count: number;
  pendingCount: number;
  first: { source: string; reason: string; productName: string }[];
}

const readFailedPictures = async () =>
  (await staff.query<{ failedPictures: FailedPictures }>('{ failedPictures { count pendingCount first { source reason productName } } }'))
    .failedPictures;

it('a failed picture is listed with its reason and retried once by a job', async () => {
  const { id: productId } = await makeProduct(db, { name: 'Pot' });
  const source = 'https://localhost/pot.jpg';
  const media = await db.prisma.media.create({ data: { key: 'pot', state: 'PENDING', source } });
  await db.prisma.productImage.create({ data: { productId, mediaId: media.id } });
  // Pictures uploaded by staff aren't included.
  await db.prisma.media.create({ data: { key: 'sent', state: 'FAILED' } });
  expect(await readFailedPictures()).toMatchObject({ count: 0, pendingCount: 1 });
  const settle = () => settlePendingMedia({ db: db.prisma, files: memoryFiles()(''), art: () => null, allowNetwork: true });
  await settle();
  const failed = await readFailedPictures();
  expect(failed).toMatchObject({ count: 1, pendingCount: 0, first: [{ source, productName: 'Pot' }] });
  expect(failed.first[0]?.reason).not.toBe('');
  const retry = async () =>
    (
      await staff.query<{ result: { count: number } }>(
        'mutation { result: retryFailedPictures(input: {}) { ... on RetryFailedPicturesPayload { count } } }',
      )
    ).result.count;
  expect(await retry()).toBe(1);
  expect(await readFailedPictures()).toMatchObject({ count: 0, pendingCount: 1, first: [] });
  expect(await db.prisma.outbox.count({ where: { name: 'import-pictures' } })).toBe(1);
  expect(await db.prisma.auditEntry.count({ where: { action: 'catalogue.pictures-retry' } })).toBe(1);
  expect(await retry()).toBe(0);
  expect(await db.prisma.outbox.count({ where: { name: 'import-pictures' } })).toBe(1);
});
