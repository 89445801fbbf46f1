import { adminMember } from '../../platform/operation/rights.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import type { Actor } from './operations.ts';

/** Who acts in this request: the API key, the account of the administration's session, or else the shop's own. */
export async function actorOf(shop: Pick<Shop, 'admin' | 'apiKey' | 'visitor' | 'requestId' | 'address'>): Promise<Actor> {
  const { apiKey, requestId = '', address } = shop;
  if (apiKey) return { accountId: null, apiKeyId: apiKey.id, requestId, address };
  const accountId = (await adminMember(shop))?.accountId ?? (await shop.visitor.account())?.id ?? null;
  return { accountId, requestId, address };
}
