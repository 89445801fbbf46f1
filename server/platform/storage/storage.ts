import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

// The contract of file storage: what an extension has to do so that the shop's files can lie there (docs/extending/storage.md).

/** A stored file. */
export interface StoredFile {
  /** Must be read to its end or destroyed. */
  body: Readable;
  /** In bytes. */
  size: number;
}

/** A stored file as a list names it. */
export interface ListedFile {
  key: string;
  modifiedAt: Date;
}

/**
 * Stores the shop's files, such as pictures and files that are imported. All instances of a shop use the same storage. Methods throw for failures
 * of the storage, and for keys that assertStorageKey refuses. No key is the folder of another: beside `a/b` there is no `a`.
 */
export interface FileStorage {
  /**
   * Stores a file, in place of the one that has this key. Readers get the whole old file or the whole new one; when the body fails, nothing
   * changes.
   * @param type its media type, such as image/webp
   */
  put(key: string, body: Readable | Uint8Array, options: { type: string }): Promise<void>;
  /** @returns null when there is no such file */
  get(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes files. Keys without a file are no error. */
  delete(keys: readonly string[]): Promise<void>;
  /** The files whose keys begin like this, by key in the order of their bytes, however many there are. A prefix may end within a name; `''` lists all. */
  list(prefix: string): AsyncIterable<ListedFile>;
}

/**
 * Opens the storage when the server or a command starts.
 * @param directory a folder below DATA_DIR, for storage on this machine
 */
export type OpenFileStorage = (directory: string) => FileStorage;

const keyForm = /^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/;

/**
 * Refuses what can't be a key: names of ASCII letters, digits, `_`, `.` and `-` that begin with a letter or digit, separated by `/`, 200 characters
 * at most. Such a key never leads out of a folder.
 * @throws TypeError
 */
export function assertStorageKey(key: string): void {
  if (key.length > 200 || !keyForm.test(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
}

/** A whole file in memory; null when there is no such file. */
export async function readStored(storage: FileStorage, key: string): Promise<Buffer | null> {
  const file = await storage.get(key);
  return file && buffer(file.body);
}

/** Keys of the files that begin like this. */
export async function storedKeys(storage: FileStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}
