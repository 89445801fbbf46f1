import { randomBytes, timingSafeEqual } from 'node:crypto';
import { rowId } from '../../platform/graphql/rowId.ts';
import type { SigningKeys } from '../../platform/crypto/signing.ts';
import { confirmationLifeMs } from './rules.ts';

// Keys in the links of mails. The one that confirms is signed and stored nowhere: it names the subscriber and when
// they were asked. The one in every newsletter lasts for years, longer than keys that sign, so it is a secret of the row.

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
  /** When it was asked for: which of several requests for one address it belongs to. */
  askedAt: Date;
}

/** When the key's time is over. */
export function confirmationEnd({ askedAt }: Pick<Confirmation, 'askedAt'>): Date {
  return new Date(askedAt.getTime() + confirmationLifeMs);
}

const shape = (signature: Buffer) => signature.toString('base64url').slice(0, 32);

function signed({ id, askedAt }: Confirmation): string {
  return `newsletter-confirm|2|${id}|${askedAt.getTime()}`;
}

/** The key of a mail that asks to confirm. */
export function confirmationKey(keys: SigningKeys, confirmation: Confirmation): string {
  return `${confirmation.id}-${confirmation.askedAt.getTime().toString(36)}-${shape(keys.sign(signed(confirmation)))}`;
}

/** @returns null for a text that is no key of ours */
export function readConfirmationKey(keys: SigningKeys, text: string): Confirmation | null {
  const [, id = '', asked = '', signature = ''] = /^(\d{1,10})-([0-9a-z]{8,9})-([\w-]{32})$/.exec(text) ?? [];
  const confirmation = { id: rowId(id), askedAt: new Date(parseInt(asked, 36)) };
  return signature !== '' && keys.verifies(signed(confirmation), signature, shape) ? confirmation : null;
}
