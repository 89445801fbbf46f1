import { networkMessages } from '../../web/kit/relay/networkError.ts';
import * as t from './__generated__/messages.ts';

const unknownProblem = t.couldntUploadImage;

/** The server's response to an uploaded image: its body, or why the image was rejected. */
export type PictureAnswer = { body: Readonly<Record<string, unknown>>; problem: null } | { body: null; problem: string };

/** Posts a picture to an address of the server's picture routes. */
export async function sendPicture(address: string, file: File): Promise<PictureAnswer> {
  try {
    const headers = { 'content-type': 'application/octet-stream' };
    const answer = await fetch(address, { method: 'POST', headers, body: file });
    // Not a response of the shop, but a proxy's page, for instance.
    const body: unknown = await answer.json().catch(() => null);
    const isObject = typeof body === 'object' && body !== null;
    if (answer.status === 202 && isObject) return { body: { ...body }, problem: null };
    const problem = isObject && 'message' in body && typeof body.message === 'string' ? body.message : unknownProblem;
    return { body: null, problem };
  } catch {
    return { body: null, problem: networkMessages.fetch_error };
  }
}
