import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent, type RefObject } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '../Button.tsx';
import { progressWords } from '../progressWords.ts';
import { showToast } from '../toast/toasts.ts';
import styles from './loadMore.module.css';
import type { List, NextPageProps } from './NextPage.tsx';

export interface LoadMoreProps extends List {
  /** Of the connection. */
  pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
  /** How many items to load. */
  count: number;
  /** Address at which the list begins behind a cursor: where no script runs the next page is one of its own. */
  hrefAfter: (cursor: string) => string;
  label?: string;
  /** What stands at the end of the list. */
  end?: string;
  /** The list's element: the focus goes to the first item that comes, or to the last one where the list ends without another. */
  list: RefObject<HTMLElement | null>;
  /** So many items were shown: where the list has been read again from its beginning, the others are loaded again by themselves. */
  atLeast?: number;
  /** Gets how many items have come. */
  onMore?: (count: number) => void;
}

/** Goes on in a long list: more of it below. A page that fails can be tried again. */
export function LoadMore(props: LoadMoreProps) {
  const { fragment, parent, pageInfo, count, hrefAfter, label = 'Load more', end, list, atLeast = 0, onMore } = props;
  const [isLoading, setLoading] = useState(false);
  const [Loader, setLoader] = useState<ComponentType<NextPageProps> | null>(null);
  // Index of the first item that is to come.
  const expected = useRef<number | null>(null);
  const cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  // The parent renders this with the items that have come, at the latest when loading ends.
  useLayoutEffect(() => {
    const items = list.current?.children;
    const from = expected.current;
    if (!items || from === null || (isLoading && items.length <= from)) return;
    expected.current = null;
    if (items.length > from) onMore?.(items.length - from);
    else if (cursor != null) return;
    const item = items[Math.min(from, items.length - 1)] as HTMLElement | undefined;
    (item?.querySelector<HTMLElement>('h2 a') ?? item)?.focus({ preventScroll: item?.hasAttribute('tabindex') });
  });

  const loadAgain = useEffectEvent(() => {
    if (cursor != null && !isLoading && Number(list.current?.children.length) < atLeast) startLoading();
  });
  // Once for each cursor: a load that fails is tried again by its message.
  useEffect(() => loadAgain(), [cursor]);

  function load() {
    expected.current = list.current?.children.length ?? null;
    startLoading();
  }
  function startLoading() {
    setLoading(true);
    import('./NextPage.tsx').then(({ NextPage }) => setLoader(() => NextPage), onComplete);
  }
  function onComplete(error: Error | null) {
    setLoader(null);
    setLoading(false);
    if (error) showToast({ kind: 'danger', text: error.message, action: { label: 'Try again', run: load } });
  }
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!isLoading) load();
  }
  if (cursor == null) return end && <p className={styles.end}>{end}</p>;
  return (
    <p className={styles.more}>
      <Link className={buttonClass({ kind: 'secondary' })} to={hrefAfter(cursor)} aria-busy={isLoading} onClick={press}>
        {isLoading ? progressWords.loading : label}
      </Link>
      {Loader && <Loader fragment={fragment} parent={parent} count={count} onComplete={onComplete} />}
    </p>
  );
}
