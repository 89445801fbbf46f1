import { randomBytes } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { readStored, storedKeys, type FileStorage } from '../../server/platform/storage/storage.ts';

// Requirements for every storage, built-in or third-party.

const type = 'application/octet-stream';

/**
 * Declares the tests of the contract.
 * @param make creates an empty storage
 */
export function describeFileStorage(name: string, make: () => FileStorage | Promise<FileStorage>): void {
  describe(`the file storage contract: ${name}`, () => {
    it.each([0, 1, 5 * 1024 * 1024 + 1])('returns the %i bytes stored from memory and from a stream', async (size) => {
      const storage = await make();
      const bytes = randomBytes(size);
      await storage.put('a/memory.bin', bytes, { type });
      await storage.put(
        'a/stream.bin',
        Readable.from(bytes.byteLength > 0 ? [bytes.subarray(0, size / 2), bytes.subarray(size / 2)] : []),
        {
          type,
        },
      );
      for (const key of ['a/memory.bin', 'a/stream.bin']) {
        const file = await storage.get(key);
        expect(file?.size).toBe(size);
        expect((await buffer(file?.body ?? Readable.from([]))).equals(bytes)).toBe(true);
        expect(await storage.exists(key)).toBe(true);
      }
    });

    it('returns nothing for an unknown key', async () => {
      const storage = await make();
      await storage.put('a/b/c.txt', Buffer.from('c'), { type });
      for (const key of ['missing', 'a', 'a/b', 'a/b/c', 'a/b/c.txt.gz'])
        expect([key, await storage.get(key), await storage.exists(key)]).toEqual([key, null, false]);
    });

    it('replaces a file atomically, also while it is read', async () => {
      const storage = await make();
      const [before, after] = [randomBytes(300_000), randomBytes(200_000)];
      await storage.put('a/file', before, { type });
      const reading = await storage.get('a/file');
      await storage.put('a/file', after, { type });
      expect((await buffer(reading?.body ?? Readable.from([]))).equals(before)).toBe(true);
      expect((await readStored(storage, 'a/file'))?.equals(after)).toBe(true);
    });

    it('hides a file until it is complete', async () => {
      const storage = await make();
      const body = new PassThrough();
      const stored = storage.put('a/new', body, { type });
      body.write(randomBytes(100_000));
      expect([await storage.exists('a/new'), await storage.get('a/new'), await storedKeys(storage, '')]).toEqual([false, null, []]);
      body.end();
      await stored;
      expect(await storedKeys(storage, '')).toEqual(['a/new']);
    });

    it('keeps the previous file if the new body fails', async () => {
      const storage = await make();
      await storage.put('a/old', Buffer.from('old'), { type });
      const broken = () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('half');
            throw new Error('the sender is gone');
          })(),
        );
      for (const key of ['a/old', 'a/new']) await expect(storage.put(key, broken(), { type })).rejects.toThrow('the sender is gone');
      expect(await storedKeys(storage, '')).toEqual(['a/old']);
      expect((await readStored(storage, 'a/old'))?.toString()).toBe('old');
    });

    it('deletes a file, and deleting it again is no error', async () => {
      const storage = await make();
      await storage.put('a/1', Buffer.from('1'), { type });
      await storage.put('a/2', Buffer.from('2'), { type });
      for (let time = 0; time < 2; time += 1) {
        await storage.delete(['a/1', 'b/missing']);
        expect(await storedKeys(storage, '')).toEqual(['a/2']);
      }
      await storage.delete([]);
      await storage.put('a/1', Buffer.from('again'), { type });
      expect((await readStored(storage, 'a/1'))?.toString()).toBe('again');
    });

    it('can store and delete in one directory concurrently', async () => {
      const storage = await make();
      const keys = Array.from({ length: 40 }, (_, index) => `folder/${index}`);
      await Promise.all(
        keys.map(async (key) => {
          await storage.put(key, Buffer.from(key), { type });
          await storage.delete([key]);
        }),
      );
      expect(await storedKeys(storage, '')).toEqual([]);
    });

    it('lists over a thousand files by prefix, in order', async () => {
      const storage = await make();
      const names = Array.from({ length: 1_100 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
      for (const key of [...names, 'many.txt', 'many-more/x', 'other/y']) await storage.put(key, Buffer.from('x'), { type });
      expect(await storedKeys(storage, 'many/')).toEqual(names);
      expect(await storedKeys(storage, 'many/109')).toEqual(names.slice(1_090));
      expect(await storedKeys(storage, 'nothing/')).toEqual([]);
      expect(await storedKeys(storage, '')).toEqual(['many-more/x', 'many.txt', ...names, 'other/y']);
      for await (const { modifiedAt } of storage.list('other/')) expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(600_000);
    });

    it.each([
      '',
      '/',
      '/etc/passwd',
      '..',
      '../x',
      'a/../b',
      'a//b',
      'a/',
      './a',
      'a/.hidden',
      'a\\b',
      'a\0b',
      'a\n',
      'ä',
      'x'.repeat(201),
    ])('rejects the key %j', async (key) => {
      const storage = await make();
      await expect((async () => storage.put(key, Buffer.from('x'), { type }))()).rejects.toThrow(TypeError);
      await expect((async () => storage.get(key))()).rejects.toThrow(TypeError);
      await expect((async () => storage.exists(key))()).rejects.toThrow(TypeError);
      await expect((async () => storage.delete([key]))()).rejects.toThrow(TypeError);
    });
  });
}
