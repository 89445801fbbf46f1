import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../Button.tsx';
import { listWords } from '../listWords.ts';
import { progressWords } from '../progressWords.ts';
import styles from './loadMore.module.css';

export interface LoadMoreProps {
  /** Cursor to go on behind; null at the end of the list. */
  after: string | null;
  isLoading: boolean;
  onLoad: (after: string) => void;
}

/** The way on in a long list: more of it below, or where no script runs the next part as a page of its own. It ends with “That's all”. */
export function LoadMore({ after, isLoading, onLoad }: LoadMoreProps) {
  if (after === null) return <p className={styles.end}>{listWords.end}</p>;
  function load(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading && after !== null) onLoad(after);
  }
  return (
    <p className={styles.more}>
      <Link className={buttonClass({ kind: 'secondary' })} to={`?after=${encodeURIComponent(after)}`} aria-busy={isLoading} onClick={load}>
        {isLoading ? progressWords.loading : 'Load more'}
      </Link>
    </p>
  );
}
