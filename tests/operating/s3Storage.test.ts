import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../server/app/backup/backup.ts';
import { restore } from '../../server/app/backup/restore.ts';
import { readConfig } from '../../server/config.ts';
import { s3Files } from '../../server/extensions/storage-s3/s3Files.ts';
import { openDb } from '../../server/platform/database/db.ts';
import { migrate } from '../../server/platform/database/migrations.ts';
import { readStored, storedKeys } from '../../server/platform/storage/storage.ts';
import { fakeS3 } from '../support/fakeS3/fakeS3.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'hunter2-hunter2', region: 'eu-central-1' };

async function bucket() {
  const server = await fakeS3('shop-files', keys);
  onTestFinished(() => server.close());
  const variables = {
    S3_BUCKET: 'shop-files',
    S3_REGION: keys.region,
    S3_ENDPOINT: server.url,
    S3_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  };
  return { server, variables };
}

function folder(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'souk-s3-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** What `npm run doctor` says about the file storage. */
function examined(variables: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/cli/doctor.ts'], {
      env: { PATH: process.env.PATH, DATA_DIR: folder(), ...variables },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => void (output += chunk.toString()));
    child.on('close', () => {
      expect(output).not.toContain('hunter2');
      resolve(/^\w+ +File storage: .*$/m.exec(output)?.[0] ?? output);
    });
  });
}

it('[I38, I50] npm run doctor reads the bucket that S3_BUCKET names, and says what is wrong with it', { timeout: 120_000 }, async () => {
  const { server, variables } = await bucket();
  expect(await examined(variables)).toBe('ok       File storage: Readable');
  expect(server.requests).toEqual(['GET list-type']);
  expect(await examined({ ...variables, S3_ACCESS_KEY_ID: 'another' })).toMatch(/^problem {2}.*can’t be read: InvalidAccessKeyId/);
  expect(await examined({ ...variables, S3_PREFIX: 'shop' })).toContain('S3_PREFIX must end with a slash, such as shop/.');
});

it('[I39, I50] a backup has the files of a bucket, and a restore replaces those of another', { timeout: 240_000 }, async () => {
  const { server, variables } = await bucket();
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder() });
  const at = (S3_PREFIX: string) => s3Files({ ...variables, S3_PREFIX })('unused');
  const [source, target] = [at('one/'), at('two/')];
  // More than one part.
  const large = randomBytes(6 * 1024 * 1024);
  await source.put('media/1/master.webp', large, { type: 'image/webp' });
  await source.put('empty.csv', Buffer.of(), { type: 'text/csv' });
  await target.put('media/2/master.webp', Buffer.from('later'), { type: 'image/webp' });
  const db = await openDb({ dataDir: config.databaseDir });
  await migrate(db.pool);
  await db.close();

  const archive = path.join(folder(), 'shop.tar');
  const { entries } = await backUp({ config, files: source, env: process.env }, archive, new Date());
  expect(Object.keys(entries).toSorted()).toEqual(['database.tar.gz', 'files/empty.csv', 'files/media/1/master.webp']);
  const shop = { config, files: target, env: process.env };
  await expect(restore(shop, archive, false)).rejects.toThrow('not empty');
  expect((await restore(shop, archive, true)).files).toBe(2);
  expect(await storedKeys(target, '')).toEqual(['empty.csv', 'media/1/master.webp']);
  expect((await readStored(target, 'media/1/master.webp'))?.equals(large)).toBe(true);
  expect(server.objects.get('two/media/1/master.webp')?.type).toBe('image/webp');
  expect(await storedKeys(source, '')).toEqual(['empty.csv', 'media/1/master.webp']);
});
