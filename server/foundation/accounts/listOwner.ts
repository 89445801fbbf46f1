import type { Shop } from '../../platform/operation/shop.ts';
import type { VisitorMerging } from './personalData.ts';

/** Whose lists of compared and wished products are meant: an account's, on all its devices, or a guest's browser's. One of the two is null. */
export interface ListOwner {
  accountId: number | null;
  visitorId: number | null;
}

/** The owner of the caller's lists; null for somebody who has not written anything yet. */
export async function listOwner({ visitor }: Pick<Shop, 'visitor'>): Promise<ListOwner | null> {
  const account = await visitor.account();
  if (account) return { accountId: account.id, visitorId: null };
  const visitorId = await visitor.current();
  return visitorId === null ? null : { accountId: null, visitorId };
}

/** The same for a write: somebody who is new here becomes a visitor. */
export async function listOwnerOrCreate({ visitor }: Pick<Shop, 'visitor'>): Promise<ListOwner> {
  const account = await visitor.account();
  return account ? { accountId: account.id, visitorId: null } : { accountId: null, visitorId: await visitor.orCreate() };
}

/** The owner of the lists that a guest's join: the account that they sign in to, or the guest that they are too. */
export function listOwnerOf({ accountId, toVisitorId }: Pick<VisitorMerging, 'accountId' | 'toVisitorId'>): ListOwner {
  return { accountId, visitorId: accountId === null ? toVisitorId : null };
}
