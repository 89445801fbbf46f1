import type { VisitorIdentity } from '../../platform/operation/identity.ts';
import type { Owners } from '../../platform/operation/shop.ts';

// What can be told on the bus. A guest's things belong to the visitor; the lists of whoever has signed in belong to the account, and
// the cart to the visitor still.

/** The catalogue has another revision. */
export const catalogTopic = 'catalog';

/** What an offer shows has changed, and the catalogue's revision has not. */
export const offerTopic = (id: number) => `offer:${id}`;

const visitorTopic = (id: number) => `visitor:${id}`;
const accountTopic = (id: number) => `account:${id}`;

/** Where changes of what these own are told. */
export function topicsOf({ visitorIds, accountIds }: Owners): string[] {
  return [...visitorIds.map(visitorTopic), ...accountIds.map(accountTopic)];
}

/** Where changes of the caller's cart are told; null for somebody who owns nothing. */
export async function cartTopic(visitor: VisitorIdentity): Promise<string | null> {
  const id = await visitor.current();
  return id === null ? null : visitorTopic(id);
}

/** Where changes of the caller's lists are told; null for somebody who owns nothing. */
export async function listsTopic(visitor: VisitorIdentity): Promise<string | null> {
  const account = await visitor.account();
  return account ? accountTopic(account.id) : cartTopic(visitor);
}

/** Where anything of the caller's own is told; empty for somebody who owns nothing. */
export async function ownTopics(visitor: VisitorIdentity): Promise<string[]> {
  const topics = [await cartTopic(visitor), await listsTopic(visitor)];
  return [...new Set(topics.filter((topic) => topic !== null))];
}
