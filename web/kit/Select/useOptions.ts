import { useEffect, useRef, useState } from 'react';
import { selectMessages } from '../selectMessages.ts';
import type { OptionSource, SelectOption } from './selectOption.ts';

/** Debounce of the search, in milliseconds. */
const searchDelay = 250;

interface Found {
  options: readonly SelectOption[];
  hasMore: boolean;
  page: number;
  /** Message about the options; null for none. */
  message: string | null;
  hasFailed: boolean;
}

const nothing: Found = { options: [], hasMore: false, page: 0, message: null, hasFailed: false };

/**
 * Loads options of a source, page by page. Responses to outdated queries are dropped.
 * @param query null while nothing must be loaded
 */
export function useOptions(source: OptionSource | undefined, query: string | null) {
  const [found, setFound] = useState(nothing);
  const asking = useRef<AbortController | null>(null);

  async function ask(wanted: string, page: number, before: readonly SelectOption[]) {
    if (!source) return;
    const request = new AbortController();
    asking.current?.abort();
    asking.current = request;
    setFound({ ...nothing, options: before, page, message: page === 1 ? selectMessages.searching : selectMessages.loadingMore });
    try {
      const { options, hasMore } = await source(wanted, page, request.signal);
      if (!request.signal.aborted) setFound({ ...nothing, options: [...before, ...options], page, hasMore });
    } catch {
      if (request.signal.aborted) return;
      setFound({ ...nothing, options: before, page, message: selectMessages.loadFailed, hasFailed: true });
    }
  }

  useEffect(() => {
    if (!source || query === null) return;
    setFound({ ...nothing, message: selectMessages.searching });
    const timer = setTimeout(() => void ask(query, 1, []), query === '' ? 0 : searchDelay);
    return () => {
      clearTimeout(timer);
      asking.current?.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `ask` is created in each rendering and reads only its arguments and the source
  }, [source, query]);

  return {
    ...found,
    loadMore: () => {
      if (query !== null && found.hasMore && found.message === null) void ask(query, found.page + 1, found.options);
    },
    retry: () => {
      if (query !== null) void ask(query, found.page, found.options);
    },
  };
}
