import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../../web/kit/Button.tsx';
import type { Pager_page$key } from '../../__generated__/Pager_page.graphql.ts';
import { formatNumber } from '../formats.ts';
import styles from './Pager.module.css';
import * as t from '../__generated__/messages.ts';

export interface PagerProps {
  page: Pager_page$key;
  /** Size of the whole list, if the server counts it. */
  total?: number;
  /** False if the list has more rows than were counted. */
  isTotalExact?: boolean;
}

/** Links to the previous and next page. Pages are addressed by cursors, so any depth is as fast as the first page. */
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
    <nav className={styles.pager} aria-label={t.pages}>
      <p role="status">
        {total === undefined
          ? ''
          : isTotalExact
            ? t.inAll({ total: formatNumber(total) })
            : t.moreThanInAll({ total: formatNumber(total) })}
      </p>
      {(hasPreviousPage || hasNextPage) && (
        <div className={styles.links}>
          <PageLink isThere={hasPreviousPage} href={hrefOf('before', startCursor)} label={t.previous} />
          <PageLink isThere={hasNextPage} href={hrefOf('after', endCursor)} label={t.next} />
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
    // Stays in place, so that the other link does not move under the pointer.
    <span className={className} aria-disabled="true">
      {label}
    </span>
  );
}
