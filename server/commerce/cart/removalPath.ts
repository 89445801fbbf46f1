import { holderOf, issueToken } from '../../platform/operation/formTokens.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/**
 * The address that takes a line out of the caller's cart when it is opened: remove links work without script, and are
 * where scripts send the shopper when their own way has failed.
 * @param key of the line
 */
export async function removalPath(shop: Shop, key: string): Promise<string> {
  const holder = await holderOf(shop);
  const token = holder === null ? '' : issueToken(shop, 'cart', holder);
  return `/cart/?${new URLSearchParams({ remove_item: key, _wpnonce: token }).toString()}`;
}
