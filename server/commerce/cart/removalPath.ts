import { holderOf, issueToken } from '../../platform/operation/formTokens.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/**
 * The URL that removes a line from the caller's cart when opened: remove links work without JavaScript, and scripts navigate to them when
 * their own request has failed.
 * @param key of the line
 */
export async function removalPath(shop: Shop, key: string): Promise<string> {
  const holder = await holderOf(shop);
  const token = holder === null ? '' : issueToken(shop, 'cart', holder);
  return `/cart/?${new URLSearchParams({ remove_item: key, _wpnonce: token }).toString()}`;
}
