import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType, type MouseEvent, type RefObject } from 'react';
import { Link } from '../Link.tsx';
import { buttonClass } from '../Button.tsx';
import { progressTexts } from '../progressTexts.ts';
import { showToast } from '../toast/toasts.ts';
import styles from './loadMore.module.css';
import type { List, NextPageProps } from './NextPage.tsx';
import * as t from '../__generated__/messages.ts';

export interface LoadMoreProps extends List {
  pageInfo: { readonly endCursor?: string | null; readonly hasNextPage: boolean };
  /** Number of items to load. */
  count: number;
  /** Returns the URL of the list after a cursor: without scripts, the next page has its own URL. */
  hrefAfter: (cursor: string) => string;
  label?: string;
  /** Text at the end of the list. */
  end?: string;
  /** The list's element: the focus moves to the first new item, or to the last item if no more items arrive. */
  list: RefObject<HTMLElement | null>;
  /** Number of items shown before: if the list was reloaded from its start, the remaining ones load automatically. */
  atLeast?: number;
  /** Called with the number of new items. */
  onMore?: (count: number) => void;
}

/** Loads more of a long list below it. A page that fails can be retried. */
export function LoadMore(props: LoadMoreProps) {
  const { fragment, parent, pageInfo, count, hrefAfter, label = t.loadMore, end, list, atLeast = 0, onMore } = props;
  const [isLoading, setLoading] = useState(false);
  const [Loader, setLoader] = useState<ComponentType<NextPageProps> | null>(null);
  // Index of the first expected item.
  const expected = useRef<number | null>(null);
  const cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  // The parent renders this with the new items, at the latest when loading ends.
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
  // Once per cursor: a load that fails can be retried from its message.
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
    if (error) showToast({ kind: 'danger', text: error.message, action: { label: t.tryAgain, run: load } });
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
        {isLoading ? progressTexts.loading : label}
      </Link>
      {Loader && <Loader fragment={fragment} parent={parent} count={count} onComplete={onComplete} />}
    </p>
  );
}
