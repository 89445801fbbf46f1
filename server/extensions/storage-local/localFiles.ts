import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { assertStorageKey, isStorageKey, type FileStorage, type ListedFile, type OpenFileStorage } from '../../platform/storage/storage.ts';

/** Drafts are stored where no key can point to, in the same file system as the files. */
const draftFolder = '.drafts';
/** An older draft was left behind by a killed process. */
const draftMs = 60 * 60 * 1_000;

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * @returns null for a missing file
 * @throws all other errors
 */
const unlessMissing = (error: unknown): null => {
  if (isMissing(error)) return null;
  throw error;
};

/** @returns null when the folder was deleted in the meantime, even while it was created */
async function moveInto(draft: string, file: string): Promise<true | null> {
  const isReady = await mkdir(path.dirname(file), { recursive: true }).then(() => true as const, unlessMissing);
  return isReady && rename(draft, file).then(() => true as const, unlessMissing);
}

/**
 * Stores files in a folder of this machine, or in one shared by all instances of a shop.
 * @param options.directory overrides the folder below DATA_DIR
 */
export function localFiles(options: { directory?: string } = {}): OpenFileStorage {
  return (defaultDirectory) => {
    const root = path.resolve(options.directory ?? defaultDirectory);
    const drafts = path.join(root, draftFolder);
    let cleanedAt = 0;

    const fileOf = (key: string) => {
      assertStorageKey(key);
      return path.join(root, key);
    };

    async function removeOldDrafts(): Promise<void> {
      await mkdir(drafts, { recursive: true });
      for (const name of await readdir(drafts)) {
        const info = await stat(path.join(drafts, name)).catch(unlessMissing);
        if (info && Date.now() - info.mtimeMs > draftMs) await rm(path.join(drafts, name), { force: true });
      }
    }

    async function* filesIn(folder: string, prefix: string): AsyncGenerator<ListedFile> {
      const entries = (await readdir(path.join(root, folder), { withFileTypes: true }).catch(unlessMissing)) ?? [];
      // Folders sort like their keys, with a slash after the name.
      const named = entries.map((entry) => ({ entry, key: `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}` }));
      for (const { entry, key } of named.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
        // Drafts, and files left by file systems and their tools, are not keys.
        if (entry.name.startsWith('.')) continue;
        if (entry.isDirectory()) {
          if (key.startsWith(prefix)) yield* filesIn(key, prefix);
        } else if (key.startsWith(prefix) && isStorageKey(key)) {
          const info = await stat(path.join(root, key)).catch(unlessMissing);
          if (info) yield { key, modifiedAt: info.mtime };
        }
      }
    }

    const storage: FileStorage = {
      async put(key, body) {
        const file = fileOf(key);
        if (Date.now() - cleanedAt > draftMs) {
          await removeOldDrafts();
          cleanedAt = Date.now();
        }
        const draft = path.join(drafts, randomUUID());
        try {
          await writeFile(draft, body);
          // A folder that becomes empty is deleted, which can happen between creating it and moving the file into it.
          for (let attempt = 1; (await moveInto(draft, file)) === null; attempt += 1)
            if (attempt === 10) throw new Error(`${key} cannot be moved into its folder`);
        } catch (error) {
          await rm(draft, { force: true });
          throw error;
        }
      },
      async get(key) {
        const handle = await open(fileOf(key)).catch(unlessMissing);
        if (!handle) return null;
        const info = await handle.stat();
        if (info.isFile()) return { body: handle.createReadStream(), size: info.size };
        await handle.close();
        return null;
      },
      exists: async (key) => (await stat(fileOf(key)).catch(unlessMissing))?.isFile() ?? false,
      async delete(keys) {
        for (const file of keys.map(fileOf)) {
          await rm(file, { force: true });
          if (path.dirname(file) !== root) await rmdir(path.dirname(file)).catch(() => undefined);
        }
      },
      list(prefix) {
        const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
        if (folder !== '') assertStorageKey(folder.slice(0, -1));
        return filesIn(folder, prefix);
      },
    };
    return storage;
  };
}
