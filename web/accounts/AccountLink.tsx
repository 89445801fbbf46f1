import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useLocation } from 'react-router';
import type { AccountLink_viewer$key } from '../__generated__/AccountLink_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';
import { CountedIcon, countedLinkClass } from '../kit/CountedIcon.tsx';
import { useHydrated } from '../kit/useHydrated.ts';

/**
 * The way to the account. That somebody has signed in arrives with the personal layer, as a mark that moves nothing. Guests come back
 * from signing in to the page on which they took it: without script to its path, because pages are kept for all queries that mean the
 * same.
 */
export function AccountLink() {
  const viewer = useFragment<AccountLink_viewer$key>(
    graphql`
      fragment AccountLink_viewer on Viewer {
        isSignedIn
      }
    `,
    usePersonalViewer(),
  );
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const isSignedIn = viewer?.isSignedIn ?? false;
  const from = isHydrated ? pathname + search : pathname;
  const to = isSignedIn || pathname.startsWith('/account') ? '/account/' : `/account/?from=${encodeURIComponent(from)}`;
  return (
    <Link className={countedLinkClass} to={to} rel="nofollow">
      <CountedIcon icon="user" label="Account" mark={isSignedIn ? 'signed in' : null} />
    </Link>
  );
}
