import { randomBytes } from 'node:crypto';
import { addPicture, damaged, inspectUpload, logoAddress, MediaRefused, processSent, storeUpload, removePicture } from '../media/media.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { actorOf, recordAudit } from '../audit/audit.ts';
import type { StaffShop } from './edits.ts';

/** Where staff post a picture to that becomes the logo. */
export const logoUploadPath = '/admin/settings/logo';

/**
 * Stores a picture in all sizes, so that it can be the logo. What the shop shows changes when the shop's details are saved with its address.
 * @returns its address, for `logoPath`
 * @throws MediaRefused with a message for the uploader
 */
export async function receiveLogo(shop: StaffShop, files: FileStorage, bytes: Uint8Array): Promise<string> {
  const { db, now } = shop;
  await inspectUpload(bytes);
  const actor = await actorOf(shop);
  const key = randomBytes(16).toString('hex');
  try {
    await storeUpload(files, key, bytes);
    // At once rather than by a job: the form shows the logo before it is saved.
    const facts = await processSent(files, key);
    const path = logoAddress(key);
    await db.prisma.$transaction(async (tx) => {
      await addPicture(tx, { key, now, facts });
      await recordAudit(tx, shop, actor, {
        action: 'settings.logo',
        targetType: 'ShopIdentity',
        targetIds: [1],
        details: { logoPath: path },
      });
    });
    return path;
  } catch (error) {
    // The failure that counts is the first one.
    await removePicture(files, key).catch(() => undefined);
    if (error instanceof MediaRefused) throw new MediaRefused(damaged);
    throw error;
  }
}
