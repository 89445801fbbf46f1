import type { VisitorIdentity } from '../../platform/operation/identity.ts';
import type { Owners } from '../../platform/operation/shop.ts';

// Topics of the bus. A guest's data belongs to the visitor; for signed-in customers the lists belong to the account, but the cart still to
// the visitor.

/** The catalogue has a new revision. */
export const catalogTopic = 'catalog';

/** The displayed data of an offer has changed, without a new catalogue revision. */
export const offerTopic = (id: number) => `offer:${id}`;

const visitorTopic = (id: number) => `visitor:${id}`;
const accountTopic = (id: number) => `account:${id}`;

/** Topics for changes of these owners' data. */
export function topicsOf({ visitorIds, accountIds }: Owners): string[] {
  return [...visitorIds.map(visitorTopic), ...accountIds.map(accountTopic)];
}

/** Topic for changes of the caller's cart; null for a caller without stored data. */
export async function cartTopic(visitor: VisitorIdentity): Promise<string | null> {
  const id = await visitor.current();
  return id === null ? null : visitorTopic(id);
}

/** Topic for changes of the caller's lists; null for a caller without stored data. */
export async function listsTopic(visitor: VisitorIdentity): Promise<string | null> {
  const account = await visitor.account();
  return account ? accountTopic(account.id) : cartTopic(visitor);
}

/** Topics for all of the caller's own data; empty for a caller without stored data. */
export async function ownTopics(visitor: VisitorIdentity): Promise<string[]> {
  const topics = [await cartTopic(visitor), await listsTopic(visitor)];
  return [...new Set(topics.filter((topic) => topic !== null))];
}
