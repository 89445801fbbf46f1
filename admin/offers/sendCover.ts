import { sendPicture } from '../kit/sendPicture.ts';

/** Where the server takes pictures of offers (server/engagement/offers/admin/covers.ts). */
const coverPath = '/admin/deals/covers';

/** Sends a picture for an offer. @returns why it was not taken; null when it was */
export async function sendCover(offer: number, file: File): Promise<string | null> {
  return (await sendPicture(`${coverPath}?offer=${offer}`, file)).problem;
}
