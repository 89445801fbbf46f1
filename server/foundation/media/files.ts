// Where a picture's files lie, and how they are written so that a killed process never leaves half a file.
import { randomBytes } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const MASTER_EXTENSIONS = ['svg', 'webp', 'jpg', 'png'] as const;
export type MasterExtension = (typeof MASTER_EXTENSIONS)[number];

export function keyDir(mediaDir: string, key: string): string {
  return join(mediaDir, key);
}

/** Whether the file is there and may be read. */
export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The picture's original, or null when the shop has none under this key. */
export async function findMaster(mediaDir: string, key: string): Promise<{ path: string; isVector: boolean } | null> {
  for (const extension of MASTER_EXTENSIONS) {
    const path = join(keyDir(mediaDir, key), `master.${extension}`);
    if (await isThere(path)) return { path, isVector: extension === 'svg' };
  }
  return null;
}

/** Writes beside the target and renames: readers see the whole file or none. */
export async function writeWhole(path: string, bytes: Uint8Array | string): Promise<void> {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Puts a new original in place and drops the older one together with the variants made from it. */
export async function replaceMaster(mediaDir: string, key: string, extension: MasterExtension, bytes: Uint8Array): Promise<void> {
  const dir = keyDir(mediaDir, key);
  await mkdir(dir, { recursive: true });
  const master = `master.${extension}`;
  await writeWhole(join(dir, master), bytes);
  const outdated = (await readdir(dir)).filter((file) => file !== master);
  await Promise.all(outdated.map((file) => rm(join(dir, file), { force: true })));
}
