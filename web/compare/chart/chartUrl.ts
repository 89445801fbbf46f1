/** Treatment of equal rows: `all` shows them, `show` dims them, `only` hides them. */
export type Differences = 'all' | 'show' | 'only';

/** The parsed URL of a comparison. All of it is untrusted text: invalid parts are left out. */
export interface ChartUrl {
  /** Path of the page, without its query. */
  path: string;
  /** Product ids in the order of the URL, without duplicates. They may not exist. */
  ids: number[];
  /** Number of entries that are not product ids, or exceed the maximum. */
  ignoredCount: number;
  differences: Differences;
}

/** Maximum number of products in a chart. */
export const maxCompared = 10;

/** Maximum number of ids read from a URL; the server accepts no more. */
export const maxReadIds = 3_000;
/** The largest product id that the database can assign. */
const maxId = 2_147_483_647;

/** Parses a comma-separated list of ids that may have been typed, pasted or truncated. */
export function readCompareIds(text: string): Pick<ChartUrl, 'ids' | 'ignoredCount'> {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const numbers = entries.map((entry) => (/^\d{1,12}$/.test(entry) ? Number(entry) : 0)).filter((id) => id > 0 && id <= maxId);
  const different = [...new Set(numbers)];
  const ids = different.slice(0, maxReadIds);
  return { ids, ignoredCount: entries.length - numbers.length + different.length - ids.length };
}

/** Parses the URL of a comparison (row 86). */
export function readChartUrl({ pathname, searchParams }: URL): ChartUrl {
  const wanted = searchParams.getAll('differences');
  return {
    path: pathname,
    ...readCompareIds(searchParams.getAll('compareids').join(',')),
    // Without scripts, both boxes may be ticked.
    differences: wanted.includes('only') ? 'only' : wanted.includes('show') ? 'show' : 'all',
  };
}

/**
 * Returns the URL of a comparison, with unescaped commas (specification section 2, Routes).
 * @param path path of the group
 */
export function chartHref(path: string, ids: readonly number[], differences: Differences = 'all'): string {
  const list = `${path}?compareids=${ids.join(',')}`;
  return differences === 'all' ? list : `${list}&differences=${differences}`;
}

/** Returns the URL after a product was removed (row 85). */
export function hrefWithout({ path, differences }: Pick<ChartUrl, 'path' | 'differences'>, ids: readonly number[], id: number): string {
  const rest = ids.filter((other) => other !== id);
  // With a single product, there are no differences.
  return chartHref(path, rest, rest.length > 1 ? differences : 'all');
}
