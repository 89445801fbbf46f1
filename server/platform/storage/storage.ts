import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

// The contract of file storage for extensions that store the shop's files (docs/extending/storage.md).

/** A stored file. */
export interface StoredFile {
  /** Must be read to the end or destroyed. */
  body: Readable;
  /** In bytes. */
  size: number;
}

/** A stored file in a listing. */
export interface ListedFile {
  key: string;
  modifiedAt: Date;
}

/**
 * Stores the shop's files, such as pictures and imported files. All instances of a shop use the same storage. Methods throw for failures of
 * the storage, and for keys that assertStorageKey refuses. No key is a folder of another: with `a/b`, there is no `a`.
 */
export interface FileStorage {
  /**
   * Stores a file, replacing any file with this key. Readers get either the complete old file or the complete new one; if the body fails,
   * nothing changes.
   * @param type media type, such as image/webp
   */
  put(key: string, body: Readable | Uint8Array, options: { type: string }): Promise<void>;
  /** @returns null when there is no such file */
  get(key: string): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Deletes files. Keys without a file are ignored. */
  delete(keys: readonly string[]): Promise<void>;
  /** Lists all files with this key prefix, sorted by key in byte order, and nothing whose name is no key. The prefix may end within a name; `''` lists all. */
  list(prefix: string): AsyncIterable<ListedFile>;
}

/**
 * Opens the storage when the server or a command starts.
 * @param directory a folder below DATA_DIR, for local storage
 */
export type OpenFileStorage = (directory: string) => FileStorage;

const keyForm = /^(?:[A-Za-z0-9][\w.-]*\/)*[A-Za-z0-9][\w.-]*$/;

/** Whether a name is a valid key. What other programs put into the storage may have other names, and doesn't belong to the shop. */
export const isStorageKey = (key: string): boolean => key.length <= 200 && keyForm.test(key);

/**
 * Refuses invalid keys. A key consists of names of ASCII letters, digits, `_`, `.` and `-` that begin with a letter or digit, separated by
 * `/`, with at most 200 characters. Such a key never leads out of a folder.
 * @throws TypeError
 */
export function assertStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError(`Not a storage key: ${JSON.stringify(key)}`);
}

/** Reads a whole file into memory; null if there is no such file. */
export async function readStored(storage: FileStorage, key: string): Promise<Buffer | null> {
  const file = await storage.get(key);
  return file && buffer(file.body);
}

/** Returns the keys with this prefix. */
export async function storedKeys(storage: FileStorage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}
