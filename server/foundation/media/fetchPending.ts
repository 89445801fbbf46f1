// Loads the file of every picture that an import announced: from the shop's own art, from the folder of the imported file, or from the
// internet. The run can be stopped at any time and repeated: unfinished pictures stay pending.
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { download } from './download.ts';
import { MediaRefused } from './errors.ts';
import { storeMaster } from './master.ts';
import { MAX_MASTER_BYTES, tooLarge } from './rules.ts';
import { slots } from './slots.ts';

const BATCH = 100;
const AT_ONCE = 4;

export interface SettleOptions {
  db: PrismaClient;
  files: FileStorage;
  /** Pictures given by path must be inside this directory; without it they are refused. */
  baseDir?: string;
  /** Restricts the run to pictures whose source has this prefix. */
  sourcePrefix?: string;
  /** Returns the picture of an `art:` name: a composed one as SVG, a rendered one as the bytes of its file. */
  art: (name: string) => string | Uint8Array | null;
  /** Whether pictures may be downloaded by http and https. */
  allowNetwork: boolean;
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
}

export interface MediaFailure {
  source: string;
  reason: string;
}

/** Marks every pending picture as ready or failed, and returns the failed ones. */
export async function settlePendingMedia(options: SettleOptions): Promise<MediaFailure[]> {
  const { db, signal, sourcePrefix } = options;
  // Uploaded pictures have no source; a job processes them.
  const source = sourcePrefix ? { startsWith: sourcePrefix } : { not: null };
  const pending = { state: 'PENDING' as const, source };
  const failures: MediaFailure[] = [];
  const total = await db.media.count({ where: pending });
  let done = 0;
  let after = 0;
  for (;;) {
    signal?.throwIfAborted();
    const batch = await db.media.findMany({
      where: { ...pending, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: BATCH,
    });
    const last = batch.at(-1);
    if (!last) return failures;
    after = last.id;
    const inSlot = slots(AT_ONCE);
    const results = await Promise.allSettled(
      batch.map((media) =>
        inSlot(async () => {
          signal?.throwIfAborted();
          const failure = await settle(options, media);
          if (failure) failures.push(failure);
          done += 1;
          options.onProgress?.(done, total);
        }),
      ),
    );
    const fault = results.find((result) => result.status === 'rejected');
    if (fault) throw fault.reason;
  }
}

async function settle(options: SettleOptions, media: { id: number; key: string; source: string | null }): Promise<MediaFailure | null> {
  const source = media.source ?? '';
  try {
    const { bytes, trustedSvg } = await load(options, source);
    const facts = await storeMaster(options.files, media.key, bytes, { trustedSvg });
    await options.db.media.update({ where: { id: media.id }, data: { ...facts, state: 'READY', failure: '' } });
    return null;
  } catch (error) {
    if (!(error instanceof MediaRefused)) throw error;
    await options.db.media.update({ where: { id: media.id }, data: { state: 'FAILED', failure: error.message } });
    return { source, reason: error.message };
  }
}

async function load(options: SettleOptions, source: string): Promise<{ bytes: Uint8Array; trustedSvg: boolean }> {
  if (source.startsWith('art:')) {
    const picture = options.art(source.slice('art:'.length));
    if (picture === null) throw new MediaRefused('unknown art');
    return typeof picture === 'string' ? { bytes: Buffer.from(picture), trustedSvg: true } : { bytes: picture, trustedSvg: false };
  }
  if (/^https?:\/\//i.test(source)) {
    if (!options.allowNetwork) throw new MediaRefused('downloads from the internet are turned off');
    if (!URL.canParse(source)) throw new MediaRefused('invalid URL');
    return { bytes: await download(source, options.signal), trustedSvg: false };
  }
  return { bytes: await readInside(options.baseDir, source), trustedSvg: false };
}

/** Reads a file below the directory; symbolic links are resolved first, so that neither `..` nor a link leads outside. */
async function readInside(baseDir: string | undefined, path: string): Promise<Uint8Array> {
  if (baseDir === undefined || path === '' || path.includes('\0')) throw new MediaRefused('no such file');
  const base = await realpath(baseDir);
  const file = await realpath(resolve(base, path)).catch(() => null);
  if (file === null || !file.startsWith(base.endsWith(sep) ? base : base + sep)) throw new MediaRefused('no such file');
  const facts = await stat(file);
  if (!facts.isFile()) throw new MediaRefused('no such file');
  if (facts.size > MAX_MASTER_BYTES) throw new MediaRefused(tooLarge);
  return readFile(file);
}
