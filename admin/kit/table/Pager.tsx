import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../../web/kit/Button.tsx';
import type { Pager_page$key } from '../../__generated__/Pager_page.graphql.ts';
import { formatNumber } from '../formats.ts';
import styles from './Pager.module.css';

export interface PagerProps {
  page: Pager_page$key;
  /** How many the whole list has, where the server says it. */
  total?: number;
  /** False when it has more than were counted. */
  isTotalExact?: boolean;
}

/** Leads to the pages before and after. They are named by cursors: any depth is as fast as the beginning. */
export function Pager({ page, total, isTotalExact = true }: PagerProps) {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = useFragment(
    graphql`
      fragment Pager_page on PageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    `,
    page,
  );
  const [params] = useSearchParams();
  const hrefOf = (name: 'after' | 'before', cursor: string | null | undefined) => {
    const next = new URLSearchParams(params);
    next.delete('after');
    next.delete('before');
    next.set(name, cursor ?? '');
    return `?${next}`;
  };
  return (
    <nav className={styles.pager} aria-label="Pages">
      <p role="status">{total === undefined ? '' : `${isTotalExact ? '' : 'More than '}${formatNumber(total)} in all`}</p>
      {(hasPreviousPage || hasNextPage) && (
        <div className={styles.links}>
          <PageLink isThere={hasPreviousPage} href={hrefOf('before', startCursor)} label="Previous" />
          <PageLink isThere={hasNextPage} href={hrefOf('after', endCursor)} label="Next" />
        </div>
      )}
    </nav>
  );
}

function PageLink({ isThere, href, label }: { isThere: boolean; href: string; label: string }) {
  const className = buttonClass({ kind: 'secondary', size: 'small' });
  if (isThere) {
    return (
      <Link className={className} to={href}>
        {label}
      </Link>
    );
  }
  return (
    // Stays in its place, so that the other one does not move under the pointer.
    <span className={className} aria-disabled="true">
      {label}
    </span>
  );
}
