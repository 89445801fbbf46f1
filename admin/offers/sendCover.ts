import { sendPicture } from '../kit/sendPicture.ts';

/** The server's upload endpoint (server/engagement/offers/admin/covers.ts). */
const coverPath = '/admin/deals/covers';

/**
 * Uploads an offer's image.
 * @returns why it was refused; null when it was accepted
 */
export async function sendCover(offer: number, file: File): Promise<string | null> {
  return (await sendPicture(`${coverPath}?offer=${offer}`, file)).problem;
}
