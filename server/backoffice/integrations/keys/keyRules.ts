import type { ApiScope } from '../../../generated/prisma/enums.ts';

// What an API key is, and when one is accepted. Pure.

/** Every scope, and what a caller with it may do. The order is that of the form. */
export const scopeDescriptions: Readonly<Record<ApiScope, string>> = {
  CATALOGUE_READ: 'Read products of every status with their prices and stock, categories, attributes, imports and external shops.',
  CATALOGUE_WRITE: 'Create, change and delete products, images, categories, attributes and external shops.',
  PRICES_READ: 'Read coupons.',
  PRICES_WRITE: 'Change prices and coupons.',
  INVENTORY_WRITE: 'Change stock. Reading the product in the result also requires CATALOGUE_READ.',
  ORDERS_READ: 'Read orders with the names and addresses of their customers.',
  ORDERS_WRITE: 'Mark orders as paid, cancel them, add notes and send order emails again.',
  FULFILMENT_WRITE: 'Create, correct and cancel shipments, and complete orders. Reading the order in the result also requires ORDERS_READ.',
  REFUNDS_WRITE: 'Refund orders. Reading the order in the result also requires ORDERS_READ.',
  CUSTOMERS_READ: 'Read customers with their addresses.',
  NEWSLETTER_READ: 'Read and export newsletter subscribers.',
  NEWSLETTER_WRITE: 'Import and delete newsletter subscribers.',
  DEALS_READ: 'Read offers, merchants, reviews, votes and compare groups.',
  DEALS_WRITE: 'Change offers, merchants, reviews, votes and compare groups.',
  CONTENT_READ: 'Read menus, store notices and email text.',
  CONTENT_WRITE: 'Change menus, store notices and email text.',
  REPORTS_READ: 'Read and export reports and the dashboard.',
  CHECKOUT: 'Place orders for shoppers through the Agentic Commerce Protocol. Gives no access to other data.',
};

/** Every scope, in the order of the form. */
// The keys of a Record of scopes are scopes.
export const apiScopes = Object.keys(scopeDescriptions) as ApiScope[];

/** The given scopes in order, each WRITE with the READ of its area. */
export function completeScopes(given: readonly ApiScope[]): ApiScope[] {
  const wanted = new Set<string>(given.flatMap((scope) => [scope, scope.replace(/_WRITE$/, '_READ')]));
  return apiScopes.filter((scope) => wanted.has(scope));
}

/** A key as programs send it: the public part finds its row, the rest is the secret of 256 bits. */
export const tokenForm = /^souk_([a-z0-9]{12})_([\w-]{43})$/;

/** The beginning of a key, by which people recognise it. */
export const tokenStart = (publicId: string): string => `souk_${publicId}_…`;

/** Why a key is refused. */
export type KeyRefusal = 'UNKNOWN' | 'ROTATED' | 'REVOKED' | 'EXPIRED' | 'FOREIGN_NETWORK';

/** Error messages. A caller with the secret may know why it is refused. */
export const refusalMessages: Readonly<Record<KeyRefusal, string>> = {
  UNKNOWN: 'Unknown API key. Check that it is complete.',
  ROTATED: 'This API key was rotated. Use the new one.',
  REVOKED: 'This API key was revoked. Ask an administrator of the shop for a new one.',
  EXPIRED: 'This API key has expired. Ask an administrator of the shop for a new one.',
  FOREIGN_NETWORK: 'This API key can’t be used from this network.',
};

/** What decides about a key. */
export interface KeyFacts {
  secretHash: string;
  formerHash: string | null;
  formerUntil: Date | null;
  networks: readonly string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** Why a caller with this secret and network is refused; null when the key is accepted. */
export function refusalOf(
  key: KeyFacts,
  { isHash, isWithin, now }: { isHash(hash: string): boolean; isWithin(networks: readonly string[]): boolean; now: Date },
): KeyRefusal | null {
  const isFormer = key.formerHash !== null && isHash(key.formerHash);
  if (!isFormer && !isHash(key.secretHash)) return 'UNKNOWN';
  if (key.revokedAt !== null) return 'REVOKED';
  if (key.expiresAt !== null && key.expiresAt <= now) return 'EXPIRED';
  if (isFormer && (key.formerUntil === null || key.formerUntil <= now)) return 'ROTATED';
  return key.networks.length > 0 && !isWithin(key.networks) ? 'FOREIGN_NETWORK' : null;
}

export type KeyState = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

/** Whether a key can be used. */
export function keyState({ revokedAt, expiresAt }: Pick<KeyFacts, 'revokedAt' | 'expiresAt'>, now: Date): KeyState {
  if (revokedAt !== null) return 'REVOKED';
  return expiresAt !== null && expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}
