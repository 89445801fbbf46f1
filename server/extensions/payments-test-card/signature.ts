import type { SigningKeys } from '../../platform/crypto/signing.ts';
import { MessageRefusedError } from '../../commerce/payments/payments.ts';

// How messages between a provider and the shop are signed: the header `t=<unix seconds>,v1=<64 hex digits>` over `<t>.<body>`.
// The time is part of what is signed, so that a message that somebody has recorded is worth nothing after five minutes.

/** How far the message's time may be from ours, in seconds. */
export const toleranceSeconds = 300;

const form = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;
const hex = (signature: Buffer) => signature.toString('hex');

/** The header's value for a body that is sent at this instant. */
export function signMessage(keys: SigningKeys, body: string, now: Date): string {
  const time = Math.floor(now.getTime() / 1_000);
  return `t=${time},v1=${hex(keys.sign(`${time}.${body}`))}`;
}

/**
 * Checks that the body was signed with the shop's key, lately.
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
