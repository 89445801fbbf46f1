import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Db } from '../database/db.ts';

// Signatures of form tokens and of payment providers' messages. The shop generates the key and stores it in the database, so that every
// instance knows it. The newest key signs; the previous one is still accepted, so that a key can be rotated without refusing messages in
// transit.

export interface SigningKeys {
  /** @returns HMAC-SHA256 of the text */
  sign(text: string): Buffer;
  /**
   * Returns whether the signature matches one of the accepted keys; takes as long for a wrong signature as for a valid one.
   * @param shape how the signature was encoded, such as truncated or in base 32
   */
  verifies(text: string, given: string, shape: (signature: Buffer) => string): boolean;
}

const accepted = 2;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest();

/** @param keys newest first */
export function signingKeys(keys: readonly [string, ...string[]]): SigningKeys {
  return {
    sign: (text) => hmac(keys[0], text),
    verifies: (text, given, shape) =>
      keys.slice(0, accepted).some((key) => {
        const [expected, actual] = [Buffer.from(shape(hmac(key, text))), Buffer.from(given)];
        return expected.length === actual.length && timingSafeEqual(expected, actual);
      }),
  };
}

/** Returns the shop's keys; creates the first one if there is none. */
export async function loadSigningKeys(db: Db): Promise<SigningKeys> {
  const read = () => db.prisma.signingKey.findMany({ orderBy: { id: 'desc' }, take: accepted, select: { key: true } });
  let rows = await read();
  if (rows.length === 0) {
    await db.prisma.signingKey.create({ data: { key: randomBytes(32).toString('hex') } });
    rows = await read();
  }
  const [newest, ...older] = rows.map(({ key }) => key);
  if (newest === undefined) throw new Error('The shop’s signing key was deleted while it was being created');
  return signingKeys([newest, ...older]);
}
