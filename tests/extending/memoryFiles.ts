import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { assertStorageKey, type OpenFileStorage } from '../../server/platform/storage/storage.ts';

/** Stores files in memory, for a shop whose files are lost when it stops. */
export const memoryFiles = (): OpenFileStorage => () => {
  const files = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  return {
    async put(key, body) {
      assertStorageKey(key);
      const bytes = body instanceof Readable ? await buffer(body) : Buffer.from(body);
      files.set(key, { bytes, modifiedAt: new Date() });
    },
    async get(key) {
      assertStorageKey(key);
      const file = files.get(key);
      return file ? { body: Readable.from([file.bytes], { objectMode: false }), size: file.bytes.byteLength } : null;
    },
    async exists(key) {
      assertStorageKey(key);
      return files.has(key);
    },
    async delete(keys) {
      keys.forEach(assertStorageKey);
      for (const key of keys) files.delete(key);
    },
    async *list(prefix) {
      for (const key of [...files.keys()].toSorted()) {
        const file = files.get(key);
        if (file && key.startsWith(prefix)) yield { key, modifiedAt: file.modifiedAt };
      }
    },
  };
};
