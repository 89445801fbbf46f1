// Stands in for 'react-relay/hooks.js' in the browser's build (leanVendors.ts): the hooks that the shop uses, one by one. Who needs
// another one adds its line; the build names it when it is missing.
import loading from 'react-relay/lib/relay-hooks/loadQuery.js';

export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider.js';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment.js';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery.js';
export { default as useMutation } from 'react-relay/lib/relay-hooks/useMutation.js';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery.js';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment.js';
export { fetchQuery, graphql } from 'relay-runtime';

export const { loadQuery } = loading;
