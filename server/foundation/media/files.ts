// Storage keys of a picture's files.
import { storedKeys, type FileStorage } from '../../platform/storage/storage.ts';
import type { MediaFormat, MediaWidth } from './rules.ts';

export type MasterExtension = 'svg' | 'webp' | 'jpg' | 'png';

const types = { svg: 'image/svg+xml', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

const folderOf = (key: string) => `media/${key}/`;

/** Returns the storage key of an upload that waits for its sizes to be generated. */
export const sentFile = (key: string) => `${folderOf(key)}sent.bin`;

/** Returns the storage key of a picture in one size and format. */
export const sizeFile = (key: string, width: MediaWidth, format: MediaFormat) => `${folderOf(key)}${width}.${format}`;

/** Returns the picture's original; null if the shop has none with this key. */
export async function findMaster(files: FileStorage, key: string): Promise<{ file: string; isVector: boolean } | null> {
  const [file] = await storedKeys(files, `${folderOf(key)}master.`);
  return file === undefined ? null : { file, isVector: file.endsWith('.svg') };
}

/** Stores a new original and deletes the previous one together with its variants. */
export async function replaceMaster(files: FileStorage, key: string, extension: MasterExtension, bytes: Uint8Array): Promise<void> {
  const master = `${folderOf(key)}master.${extension}`;
  await files.put(master, bytes, { type: types[extension] });
  await files.delete((await storedKeys(files, folderOf(key))).filter((file) => file !== master));
}

/** Deletes all files of a picture. */
export async function removePicture(files: FileStorage, key: string): Promise<void> {
  await files.delete(await storedKeys(files, folderOf(key)));
}
