import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rowId } from '../../platform/graphql/rowId.ts';
import type { SigningKeys } from '../../platform/crypto/signing.ts';
import { confirmationLifeMs } from './rules.ts';

// Keys in the links of emails. The confirmation key is signed and not stored: it contains the subscriber and the time of the request. The
// key in every newsletter is valid for years, longer than signing keys, so it is a secret of the row.

/** Generates a subscriber's secret: 192 random bits. */
export function newSubscriberKey(): string {
  return randomBytes(24).toString('base64url');
}

/** The key of a subscriber's preference links: the row's ID, which finds the row, and its secret. */
export function linkKey({ id, key }: { id: number; key: string }): string {
  return `${id}-${key}`;
}

/** @returns null for a text that isn't a link key */
export function readLinkKey(text: string): { id: number; key: string } | null {
  const [, id = '', key = ''] = /^(\d{1,10})-([\w-]{32})$/.exec(text) ?? [];
  return key === '' ? null : { id: rowId(id), key };
}

/** Whether the keys are equal; constant time. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The contents of a confirmation key. */
export interface Confirmation {
  id: number;
  /** Time of the request: distinguishes several requests for one address. */
  askedAt: Date;
}

/** When the key expires. */
export function confirmationEnd({ askedAt }: Pick<Confirmation, 'askedAt'>): Date {
  return new Date(askedAt.getTime() + confirmationLifeMs);
}

const shape = (signature: Buffer) => signature.toString('base64url').slice(0, 32);

function signed({ id, askedAt }: Confirmation): string {
  return `newsletter-confirm|2|${id}|${askedAt.getTime()}`;
}

/** Creates the key of a confirmation email. */
export function confirmationKey(keys: SigningKeys, confirmation: Confirmation): string {
  return `${confirmation.id}-${confirmation.askedAt.getTime().toString(36)}-${shape(keys.sign(signed(confirmation)))}`;
}

/** @returns null for a text that isn't a validly signed key */
export function readConfirmationKey(keys: SigningKeys, text: string): Confirmation | null {
  const [, id = '', asked = '', signature = ''] = /^(\d{1,10})-([0-9a-z]{8,9})-([\w-]{32})$/.exec(text) ?? [];
  const confirmation = { id: rowId(id), askedAt: new Date(parseInt(asked, 36)) };
  return signature !== '' && keys.verifies(signed(confirmation), signature, shape) ? confirmation : null;
}
