import { readStored, type FileStorage } from '../../platform/storage/storage.ts';
import { findMaster, sentFile } from './files.ts';
import { factsOfStored, storeMaster, type MasterFacts } from './master.ts';
import { MEDIA_WIDTHS } from './rules.ts';
import { makeVariant } from './variants.ts';

// Uploaded pictures: stored unchanged until a job generates the files that the shop serves.

/** Stores the upload in the folder of its later sizes. */
export function storeUpload(files: FileStorage, key: string, bytes: Uint8Array): Promise<void> {
  return files.put(sentFile(key), bytes, { type: 'application/octet-stream' });
}

/**
 * Generates the original without its metadata, and every size and format. Idempotent.
 * @throws MediaRefused for a file that is not a picture
 */
export async function processSent(files: FileStorage, key: string): Promise<MasterFacts> {
  const sent = await readStored(files, sentFile(key));
  const facts = sent === null ? await storedFacts(files, key) : await storeMaster(files, key, sent, { trustedSvg: false });
  for (const width of MEDIA_WIDTHS)
    if (!(await makeVariant(files, key, width, 'avif'))) throw new Error(`Could not create an image ${width} pixels wide`);
  return facts;
}

async function storedFacts(files: FileStorage, key: string): Promise<MasterFacts> {
  const master = await findMaster(files, key);
  return factsOfStored((master && (await readStored(files, master.file))) ?? Buffer.alloc(0));
}
