import type { Shop } from '../../platform/operation/shop.ts';
import type { VisitorMerging } from './personalData.ts';

/** Owner of compare lists and wishlists: an account on all its devices, or a guest's browser. One of the two fields is null. */
export interface ListOwner {
  accountId: number | null;
  visitorId: number | null;
}

/** Returns the owner of the caller's lists; null for a new visitor who has not saved anything yet. */
export async function listOwner({ visitor }: Pick<Shop, 'visitor'>): Promise<ListOwner | null> {
  const account = await visitor.account();
  if (account) return { accountId: account.id, visitorId: null };
  const visitorId = await visitor.current();
  return visitorId === null ? null : { accountId: null, visitorId };
}

/** Returns the owner of the caller's lists for a write; a new caller becomes a visitor. */
export async function listOwnerOrCreate({ visitor }: Pick<Shop, 'visitor'>): Promise<ListOwner> {
  const account = await visitor.account();
  return account ? { accountId: account.id, visitorId: null } : { accountId: null, visitorId: await visitor.orCreate() };
}

/**
 * Returns the owner into whose lists a guest's are merged: the account that they sign in to, or the other guest that is the same person.
 */
export function listOwnerOf({ accountId, toVisitorId }: Pick<VisitorMerging, 'accountId' | 'toVisitorId'>): ListOwner {
  return { accountId, visitorId: accountId === null ? toVisitorId : null };
}
