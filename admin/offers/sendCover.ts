import { networkMessages } from '../../web/kit/relay/networkError.ts';

/** Where the server takes pictures of offers (server/engagement/offers/admin/covers.ts). */
const coverPath = '/admin/deals/covers';

const unknownProblem = 'Couldn’t upload the image. Try again.';

/** Sends a picture for an offer. @returns why it was not taken; null when it was */
export async function sendCover(offer: number, file: File): Promise<string | null> {
  try {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await fetch(`${coverPath}?offer=${offer}`, { method: 'POST', headers, body: file });
    if (answer.status === 202) return null;
    // What is no JSON is not ours: a proxy's page, for instance.
    const body: unknown = await answer.json().catch(() => null);
    if (typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string') return body.message;
    return unknownProblem;
  } catch {
    return networkMessages.fetch_error;
  }
}
