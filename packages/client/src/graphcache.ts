import type { CacheExchangeOpts, KeyingConfig, ResolverConfig } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import type { CacheFacts } from './cacheFacts.ts';

/**
 * Settings of urql's `cacheExchange` of Graphcache: lists that grow with each page, and values without an id embedded into the object that
 * holds them.
 * @param facts `shopCache` or `adminCache`
 */
export function graphcache({
  possibleTypes,
  connections,
  embedded,
}: CacheFacts): Pick<CacheExchangeOpts, 'keys' | 'possibleTypes' | 'resolvers'> {
  const keys: KeyingConfig = Object.fromEntries(embedded.map((type) => [type, () => null]));
  const resolvers: ResolverConfig = Object.fromEntries(
    Object.entries(connections).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.keys(fields).map((field) => [field, relayPagination()])),
    ]),
  );
  return { keys, resolvers, possibleTypes: Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, [...types]])) };
}
