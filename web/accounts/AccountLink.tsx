import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { AccountLink_viewer$key } from '../__generated__/AccountLink_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';
import { CountedIcon, countedLinkClass } from '../kit/CountedIcon.tsx';
import { useHydrated } from '../kit/useHydrated.ts';
import * as t from './__generated__/messages.ts';

/**
 * The link to the account. The signed-in state arrives with the personalised data, as a mark that causes no layout shift. After sign-in,
 * guests return to the page where they followed the link: without scripts to its path only, because pages are cached for all queries with
 * the same meaning.
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
      <CountedIcon icon="user" label={t.account} mark={isSignedIn ? 'signed in' : null} />
    </Link>
  );
}
