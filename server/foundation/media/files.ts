// Where a picture's files lie.
import { storedKeys, type FileStorage } from '../../platform/storage/storage.ts';
import type { MediaFormat, MediaWidth } from './rules.ts';

export type MasterExtension = 'svg' | 'webp' | 'jpg' | 'png';

const types = { svg: 'image/svg+xml', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;

/** What the keys of a picture's files begin with. */
const folderOf = (key: string) => `media/${key}/`;

/** Where a picture waits, as it was sent, for its sizes to be made. */
export const sentFile = (key: string) => `${folderOf(key)}sent.bin`;

/** Where a picture in one size and format lies. */
export const sizeFile = (key: string, width: MediaWidth, format: MediaFormat) => `${folderOf(key)}${width}.${format}`;

/** The picture's original, or null when the shop has none under this key. */
export async function findMaster(files: FileStorage, key: string): Promise<{ file: string; isVector: boolean } | null> {
  const [file] = await storedKeys(files, `${folderOf(key)}master.`);
  return file === undefined ? null : { file, isVector: file.endsWith('.svg') };
}

/** Puts a new original in place and drops the older one together with the variants made from it. */
export async function replaceMaster(files: FileStorage, key: string, extension: MasterExtension, bytes: Uint8Array): Promise<void> {
  const master = `${folderOf(key)}master.${extension}`;
  await files.put(master, bytes, { type: types[extension] });
  await files.delete((await storedKeys(files, folderOf(key))).filter((file) => file !== master));
}

/** Deletes all files of a picture. */
export async function removePicture(files: FileStorage, key: string): Promise<void> {
  await files.delete(await storedKeys(files, folderOf(key)));
}
