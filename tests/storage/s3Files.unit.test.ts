import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { s3Files, type S3Variables } from '../../server/extensions/storage-s3/s3Files.ts';
import { ExtensionError } from '../../server/platform/events/extensionPoint.ts';
import { readStored, storedKeys } from '../../server/platform/storage/storage.ts';
import { fakeS3, type FakeS3 } from '../support/fakeS3/fakeS3.ts';
import { describeFileStorage } from './fileStorageContract.ts';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', region: 'eu-central-1' };
const type = 'image/webp';
let server: FakeS3;
beforeAll(async () => {
  server = await fakeS3('shop-files', keys);
});
afterAll(() => server.close());
beforeEach(() => {
  for (const state of [server.objects, server.uploads, server.locked]) state.clear();
  server.faults.length = 0;
  server.requests.length = 0;
});

const variables = (changed: S3Variables = {}): S3Variables => ({
  S3_BUCKET: 'shop-files',
  S3_REGION: keys.region,
  S3_ENDPOINT: server.url,
  S3_PATH_STYLE: 'true',
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  ...changed,
});
const open = (changed?: S3Variables) => s3Files(variables(changed))('unused');

describeFileStorage('a bucket', () => open());
describeFileStorage('a folder of a bucket', async () => {
  await open().put('elsewhere', Buffer.from('x'), { type });
  return open({ S3_PREFIX: 'shops/souk/' });
});

describe('storage-s3', () => {
  it('stores objects below the prefix, with their media type', async () => {
    const storage = open({ S3_PREFIX: 'shops/souk/' });
    await storage.put('media/1/320.webp', Buffer.from('picture'), { type });
    expect([...server.objects].map(([key, object]) => [key, object.type])).toEqual([['shops/souk/media/1/320.webp', type]]);
    // Folders of consoles, and files of people, don't belong to the shop: a backup would fail at them.
    for (const name of ['', '.DS_Store', 'my picture (1).webp', 'ü.webp', 'a//b', 'x'.repeat(201)])
      server.objects.set(`shops/souk/media/${name}`, { bytes: Buffer.of(), type: '', modifiedAt: new Date() });
    expect(await storedKeys(storage, '')).toEqual(['media/1/320.webp']);
    expect(await storedKeys(open(), '')).toEqual(['shops/souk/media/1/320.webp']);
  });

  it('sends a stream in parts, and discards them if the stream fails', async () => {
    const storage = open();
    const part = randomBytes(5 * 1024 * 1024);
    await storage.put('imports/1.csv', Readable.from([part, part, Buffer.from('end')]), { type: 'text/csv' });
    expect(server.requests.filter((name) => name === 'PUT uploadId')).toHaveLength(3);
    expect((await readStored(storage, 'imports/1.csv'))?.equals(Buffer.concat([part, part, Buffer.from('end')]))).toBe(true);
    expect(server.objects.get('imports/1.csv')?.type).toBe('text/csv');
    const broken = Readable.from(
      (async function* () {
        yield part;
        yield part;
        throw new Error('the sender is gone');
      })(),
    );
    await expect(storage.put('imports/2.csv', broken, { type: 'text/csv' })).rejects.toThrow('the sender is gone');
    expect([[...server.objects.keys()], server.uploads.size]).toEqual([['imports/1.csv'], 0]);
  });

  it('deletes a thousand keys per request, and reports those that the bucket keeps', async () => {
    const storage = open();
    const names = Array.from({ length: 1_001 }, (_, index) => `media/${index}`);
    for (const key of names) server.objects.set(key, { bytes: Buffer.of(1), type, modifiedAt: new Date() });
    server.locked.add('media/7');
    await expect(storage.delete(names)).rejects.toThrow('Files that couldn’t be deleted: 1. The first: media/7 (AccessDenied');
    server.locked.clear();
    server.requests.length = 0;
    await storage.delete(names);
    expect([server.objects.size, server.requests]).toEqual([0, ['POST delete', 'POST delete']]);
  });

  it('retries when the service is overloaded', async () => {
    const storage = open();
    server.faults.push(503, 503);
    await storage.put('a', Buffer.from('a'), { type });
    server.faults.push(503);
    expect((await readStored(storage, 'a'))?.toString()).toBe('a');
  });

  it.each([
    ['SignatureDoesNotMatch', { S3_SECRET_ACCESS_KEY: 'another' }],
    ['InvalidAccessKeyId', { S3_ACCESS_KEY_ID: 'another' }],
    ['NoSuchBucket', { S3_BUCKET: 'another' }],
  ])('reports %s, also for files that may be missing', async (name, changed) => {
    const storage = open(changed);
    await expect(storage.get('a')).rejects.toThrow(name);
    await expect(storage.put('a', Buffer.from('a'), { type })).rejects.toThrow(name);
    await expect(storedKeys(storage, '')).rejects.toThrow(name);
    expect(server.objects.size).toBe(0);
  });

  it.each([
    [{ S3_BUCKET: '' }, 'S3_BUCKET must be a valid bucket name.'],
    [{ S3_BUCKET: 'a/b' }, 'S3_BUCKET must be a valid bucket name.'],
    [{ S3_ENDPOINT: 's3.example' }, 'S3_ENDPOINT must be an address such as https://s3.example.'],
    [{ S3_PATH_STYLE: 'sometimes' }, 'S3_PATH_STYLE must be true or false.'],
    [{ S3_PREFIX: 'shop' }, 'S3_PREFIX must end with a slash, such as shop/.'],
    [{ S3_SECRET_ACCESS_KEY: '' }, 'Set both S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or neither.'],
  ])('rejects the settings %j', (changed, message) => {
    expect(() => open(changed)).toThrow(new ExtensionError('storage', [message]));
  });
});
