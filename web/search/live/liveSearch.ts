// Search while typing (row 127): debouncing, caching, and late responses.

const pauseMs = 250;
/** Size of the cache, and lifetime of its entries: prices and stock change. */
const maxCached = 30;
const maxAgeMs = 5 * 60_000;

export interface SearchQuery {
  words: string;
  /** Slug; '' for the whole shop. */
  category: string;
}

export interface LiveState<Answer> {
  isLoading: boolean;
  /** The latest response, which stays while the next request runs or fails. */
  found: { sought: SearchQuery; answer: Answer } | null;
  /** Why there are no results for the current search; null without an error. */
  failure: string | null;
}

export interface LiveSearch {
  /** Searches after a pause without another call; without words it clears the results. */
  type(sought: SearchQuery): void;
  /** Searches at once. */
  seek(sought: SearchQuery): void;
  /** Clears the results; running requests have no effect any longer. */
  clear(): void;
}

interface CachedAnswer<Answer> {
  promise: Promise<Answer>;
  answer: Answer | null;
  since: number;
}

/**
 * Requests each search once, and shows only the results of the latest one.
 * @param ask requests results; rejects with an Error whose message may be shown
 * @param show called with every change
 * @param forget called with each response that is evicted from the cache
 * @param pause how long to wait after the last keystroke before a request, in milliseconds
 */
export function createLiveSearch<Answer>(
  ask: (sought: SearchQuery) => Promise<Answer>,
  show: (state: LiveState<Answer>) => void,
  forget: (answer: Answer) => void = () => undefined,
  pause = pauseMs,
): LiveSearch {
  const kept = new Map<string, CachedAnswer<Answer>>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  let state: LiveState<Answer> = { isLoading: false, found: null, failure: null };
  const set = (next: LiveState<Answer>) => show((state = next));

  function drop(key: string): void {
    const answer = kept.get(key)?.answer;
    kept.delete(key);
    if (answer) forget(answer);
  }

  function lookUp(key: string, sought: SearchQuery): CachedAnswer<Answer> {
    const known = kept.get(key);
    if (known && Date.now() - known.since < maxAgeMs) {
      // The map is in the order of last use.
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    drop(key);
    const entry: CachedAnswer<Answer> = { promise: ask(sought), answer: null, since: Date.now() };
    entry.promise.then(
      (answer) => (entry.answer = answer),
      () => kept.get(key) === entry && kept.delete(key),
    );
    kept.set(key, entry);
    for (const [oldest] of kept) if (kept.size > maxCached) drop(oldest);
    return entry;
  }

  function seek({ words, category }: SearchQuery): void {
    clearTimeout(timer);
    const sought = { words: words.trim(), category };
    if (sought.words === '') return clear();
    const number = (latest += 1);
    const entry = lookUp(`${category} ${sought.words}`, sought);
    if (entry.answer) return set({ isLoading: false, found: { sought, answer: entry.answer }, failure: null });
    set({ ...state, isLoading: true, failure: null });
    entry.promise.then(
      (answer) => number === latest && set({ isLoading: false, found: { sought, answer }, failure: null }),
      (error: Error) => number === latest && set({ ...state, isLoading: false, failure: error.message }),
    );
  }

  function clear(): void {
    clearTimeout(timer);
    latest += 1;
    set({ isLoading: false, found: null, failure: null });
  }

  return {
    type(sought) {
      clearTimeout(timer);
      if (sought.words.trim() === '') return clear();
      timer = setTimeout(() => seek(sought), pause);
    },
    seek,
    clear,
  };
}
