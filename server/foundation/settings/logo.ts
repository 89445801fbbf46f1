import { randomBytes } from 'node:crypto';
import { addPicture, damaged, inspectUpload, logoAddress, MediaRefused, processSent, storeUpload, removePicture } from '../media/media.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import type { StaffShop } from './edits.ts';

/** Where staff post a picture to that becomes the logo. */
export const logoUploadPath = '/admin/settings/logo';

/**
 * Stores a picture in all sizes, so that it can be the logo. What the shop shows changes when the shop's details are saved with its address.
 * @returns its address, for `logoPath`
 * @throws MediaRefused with a message for the uploader
 */
export async function receiveLogo({ db, now }: StaffShop, files: FileStorage, bytes: Uint8Array): Promise<string> {
  await inspectUpload(bytes);
  const key = randomBytes(16).toString('hex');
  try {
    await storeUpload(files, key, bytes);
    // At once rather than by a job: the form shows the logo before it is saved.
    const facts = await processSent(files, key);
    await db.prisma.$transaction((tx) => addPicture(tx, { key, now, facts }));
    return logoAddress(key);
  } catch (error) {
    // The failure that counts is the first one.
    await removePicture(files, key).catch(() => undefined);
    if (error instanceof MediaRefused) throw new MediaRefused(damaged);
    throw error;
  }
}
