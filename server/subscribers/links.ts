import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rowId } from '../graphql/rowId.ts';
import type { SigningKeys } from '../signing.ts';

// Keys in the links of mails. The one that confirms is signed and stored nowhere: it names the subscriber, the sign-up that it
// belongs to and its end. The one in every newsletter lasts for years, longer than keys that sign, so it is a secret of the row.

/** A new secret of a subscriber: 192 random bits. */
export function newSubscriberKey(): string {
  return randomBytes(24).toString('base64url');
}

/** The key of the links to somebody's choices: the row's number, which finds it, and its secret. */
export function linkKey({ id, key }: { id: number; key: string }): string {
  return `${id}-${key}`;
}

/** @returns null for a text that no link has */
export function readLinkKey(text: string): { id: number; key: string } | null {
  const [, id = '', key = ''] = /^(\d{1,10})-([\w-]{32})$/.exec(text) ?? [];
  return key === '' ? null : { id: rowId(id), key };
}

/** Whether it is the row's secret; takes as long for a wrong one as for a right one. */
export function isSameKey(given: string, key: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(key)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** What a key that confirms stands for. */
export interface Confirmation {
  id: number;
  /** The sign-up, by when it began to wait. */
  pendingSince: Date;
  expiresAt: Date;
}

const shape = (signature: Buffer) => signature.toString('base64url').slice(0, 32);

function signed({ id, pendingSince, expiresAt }: Confirmation): string {
  return `newsletter-confirm|1|${id}|${pendingSince.getTime()}|${expiresAt.getTime()}`;
}

/** The key of a mail that asks to confirm. */
export function confirmationKey(keys: SigningKeys, confirmation: Confirmation): string {
  return `${confirmation.id}-${confirmation.expiresAt.getTime().toString(36)}-${shape(keys.sign(signed(confirmation)))}`;
}

/** A key as it came, not yet believed. */
export interface GivenConfirmation {
  id: number;
  expiresAt: Date;
  signature: string;
}

/** @returns null for a text that is no such key */
export function readConfirmationKey(text: string): GivenConfirmation | null {
  const [, id = '', expires = '', signature = ''] = /^(\d{1,10})-([0-9a-z]{8,9})-([\w-]{32})$/.exec(text) ?? [];
  return signature === '' ? null : { id: rowId(id), expiresAt: new Date(parseInt(expires, 36)), signature };
}

/** Whether we have made the key for the sign-up that the subscriber is in now. */
export function isConfirmation(keys: SigningKeys, { id, expiresAt, signature }: GivenConfirmation, pendingSince: Date): boolean {
  return keys.verifies(signed({ id, pendingSince, expiresAt }), signature, shape);
}
