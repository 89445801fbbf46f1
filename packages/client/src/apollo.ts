import type { InMemoryCacheConfig, TypePolicies } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import type { CacheFacts } from './cacheFacts.ts';

/**
 * Settings of Apollo Client's `InMemoryCache`: objects by their global id, lists that grow with `fetchMore`, and values without an id merged
 * into the object that holds them.
 * @param facts `shopCache` or `adminCache`
 */
export function apolloCache({ possibleTypes, connections, embedded }: CacheFacts): InMemoryCacheConfig {
  const policies: TypePolicies = {};
  for (const type of embedded) policies[type] = { keyFields: false, merge: true };
  for (const [type, fields] of Object.entries(connections)) {
    const lists = Object.entries(fields).map(([field, keyArgs]) => [field, relayStylePagination([...keyArgs])] as const);
    policies[type] = { ...policies[type], fields: Object.fromEntries(lists) };
  }
  return {
    possibleTypes: Object.fromEntries(Object.entries(possibleTypes).map(([name, types]) => [name, [...types]])),
    typePolicies: policies,
  };
}
