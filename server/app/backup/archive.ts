import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';

// A backup is a tar archive, so that it can be inspected without the shop: the database, the files, and at the end the manifest with the hash
// of each. Only a complete archive has one. It isn't compressed, because the dump and the pictures already are.

/** The backup can't be made, read or restored; the message says why and what to do. */
export class BackupError extends Error {}

const manifestName = 'manifest.json';
const format = 1;

const manifestForm = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  /** Version of the program that made the backup. */
  version: z.string(),
  database: z.enum(['postgres', 'embedded']),
  /** Version of the database server, such as 15.4. */
  databaseVersion: z.string(),
  migrations: z.array(z.string()),
  entries: z.record(z.string(), z.object({ size: z.number(), sha256: z.string() })),
});

/** What a backup contains. */
export type Manifest = z.infer<typeof manifestForm>;

/** An entry to write. */
export interface NewEntry {
  name: string;
  size: number;
  body: Readable;
}

/** Passes data through and hashes it. */
function hashing() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}

/**
 * Writes an archive. The file appears only when it is complete, and only its owner may read it.
 * @returns its manifest
 */
export async function writeArchive(
  file: string,
  facts: Omit<Manifest, 'format' | 'entries'>,
  entries: AsyncIterable<NewEntry>,
): Promise<Manifest> {
  const part = `${file}.${process.pid}.part`;
  const archive = pack();
  const manifest: Manifest = { format, ...facts, entries: {} };
  const fill = async () => {
    try {
      for await (const { name, size, body } of entries) {
        const { stream, result } = hashing();
        await pipeline(body, stream, archive.entry({ name, size }));
        manifest.entries[name] = result();
      }
      archive.entry({ name: manifestName }, JSON.stringify(manifest, null, 2));
      archive.finalize();
    } catch (error) {
      archive.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
  try {
    const written = pipeline(archive, createWriteStream(part, { mode: 0o600, flush: true }));
    // The reason is in the first of both.
    const [filled, saved] = await Promise.allSettled([fill(), written]);
    if (filled.status === 'rejected') throw filled.reason;
    if (saved.status === 'rejected') throw saved.reason;
    await rename(part, file);
    return manifest;
  } finally {
    await rm(part, { force: true });
  }
}

/** Reads an archive; calls `use` for each entry in order, which must read its body to the end. */
export async function readArchive(file: string, use: (name: string, body: Readable) => Promise<void>): Promise<void> {
  const archive = extract();
  const source = createReadStream(file);
  source.on('error', (error) => archive.destroy(error));
  source.pipe(archive);
  try {
    for await (const entry of archive) await use(entry.header.name, Readable.from(entry));
  } finally {
    source.destroy();
  }
}

const damaged = (file: string, reason: string) =>
  new BackupError(`${file} can’t be restored: ${reason}. Nothing was changed. Use another backup.`);

/**
 * Verifies that an archive is complete and every entry has the hash of the manifest.
 * @throws BackupError
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  let text: Buffer | undefined;
  try {
    await readArchive(file, async (name, body) => {
      if (name === manifestName) {
        text = await buffer(body);
        return;
      }
      const { stream, result } = hashing();
      await pipeline(body, stream, async (chunks) => {
        for await (const _chunk of chunks);
      });
      found.set(name, result());
    });
  } catch (error) {
    const { code, message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
    if (code !== undefined && ['ENOENT', 'EACCES', 'EISDIR'].includes(code)) throw error;
    throw damaged(file, `it is damaged (${message})`);
  }
  if (!text) throw damaged(file, 'it has no manifest, so it is incomplete or not a backup');
  const manifest = manifestForm.safeParse(readJson(text));
  if (!manifest.success) throw damaged(file, 'its manifest is not one of this version');
  const names = new Set([...found.keys(), ...Object.keys(manifest.data.entries)]);
  for (const name of names) {
    const [has, should] = [found.get(name), manifest.data.entries[name]];
    if (has?.sha256 !== should?.sha256 || has?.size !== should?.size) throw damaged(file, `its entry ${name} is damaged`);
  }
  return manifest.data;
}

function readJson(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return null;
  }
}
