// Replaces 'react-relay/hooks.js' for paginated lists (web/kit/list/NextPage.tsx), so that this hook loads only on pagination.
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js';
