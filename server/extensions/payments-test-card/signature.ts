import type { SigningKeys } from '../../platform/crypto/signing.ts';
import { MessageRefusedError } from '../../commerce/payments/payments.ts';

// Signatures of messages between a provider and the shop: the header `t=<unix seconds>,v1=<64 hex digits>` over `<t>.<body>`. The signature
// covers the time, so that a recorded message can't be replayed after five minutes.

/** Maximum difference between the message's time and the server's clock, in seconds. */
export const toleranceSeconds = 300;

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const hex = (signature: Buffer) => signature.toString('hex');

/** Returns the header's value for a body that is sent now. */
export function signMessage(keys: SigningKeys, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1_000);
  return `t=${time},v1=${hex(keys.sign(`${time}.${body}`))}`;
}

/**
 * Checks that the body was signed recently with the shop's key.
 * @throws MessageRefusedError
 */
export function verifyMessage(keys: SigningKeys, header: string | string[] | undefined, body: string, now: Date): void {
  const [, time, signature] = (typeof header === 'string' && form.exec(header)) || [];
  if (time === undefined || signature === undefined) {
    throw new MessageRefusedError('The header test-card-signature must be t=<unix seconds>,v1=<64 hex digits>.');
  }
  if (!keys.verifies(`${time}.${body}`, signature, hex)) throw new MessageRefusedError('The signature does not match the body.');
  if (Math.abs(now.getTime() / 1_000 - Number(time)) > toleranceSeconds) {
    throw new MessageRefusedError(`The timestamp is more than ${toleranceSeconds} seconds off.`);
  }
}
