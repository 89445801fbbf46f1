import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMaster, keyDir, writeWhole } from './files.ts';
import { factsOfStored, storeMaster, type MasterFacts } from './master.ts';
import { MEDIA_WIDTHS } from './rules.ts';
import { variant } from './variants.ts';

// A picture that somebody has sent: kept as it came until a job has made of it what the shop serves.

const sentName = 'sent.bin';

/** Keeps what was sent, beside where its sizes will be. */
export async function keepSent(mediaDir: string, key: string, bytes: Uint8Array): Promise<void> {
  await mkdir(keyDir(mediaDir, key), { recursive: true });
  await writeWhole(join(keyDir(mediaDir, key), sentName), bytes);
}

/** Makes the original without its metadata, and every size and format of it. Safe to do again. @throws MediaRefused for what is no picture */
export async function processSent(mediaDir: string, key: string): Promise<MasterFacts> {
  const sent = await readFile(join(keyDir(mediaDir, key), sentName)).catch(() => null);
  const facts =
    sent === null
      ? await factsOfStored((await findMaster(mediaDir, key))?.path ?? '')
      : await storeMaster(mediaDir, key, sent, { trustedSvg: false });
  for (const width of MEDIA_WIDTHS)
    if (!(await variant(mediaDir, key, width, 'avif'))) throw new Error(`No picture of ${width} pixels was made`);
  return facts;
}

/** Takes away whatever there is of a picture. */
export async function removePicture(mediaDir: string, key: string): Promise<void> {
  await rm(keyDir(mediaDir, key), { recursive: true, force: true });
}
