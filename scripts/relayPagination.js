// Stands in for 'react-relay/hooks.js' where a list goes on (web/kit/list/NextPage.tsx): only those who go on fetch this hook.
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment.js';
