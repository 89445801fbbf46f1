/** What happens to rows that are the same for all products: nothing, they are dimmed, or they are left out. */
export type Differences = 'all' | 'show' | 'only';

/** What the address of a comparison says. Everything in it is text from outside: what cannot be meant is left out. */
export interface ChartUrl {
  /** Where the page is, without its query. */
  path: string;
  /** Numbers of products in the order of the address, each once. Nobody has asked yet whether there are such products. */
  ids: number[];
  /** How many entries are no number of a product, or too many to be looked at. */
  ignoredCount: number;
  differences: Differences;
}

/** As many as a chart has. */
export const maxCompared = 10;

/** So many numbers of an address are looked at; the server takes no more. */
export const maxReadIds = 3_000;
/** The largest number that the database can have given to a product. */
const maxId = 2_147_483_647;

/** Reads a comma list of numbers that somebody may have typed, pasted or cut off. */
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

/** Reads the address of a comparison (row 86). */
export function readChartUrl({ pathname, searchParams }: URL): ChartUrl {
  const wanted = searchParams.getAll('differences');
  return {
    path: pathname,
    ...readCompareIds(searchParams.getAll('compareids').join(',')),
    // Without script both boxes may be ticked.
    differences: wanted.includes('only') ? 'only' : wanted.includes('show') ? 'show' : 'all',
  };
}

/**
 * The address of a comparison, with plain commas (specification section 2, Routes).
 * @param path address of the group
 */
export function chartHref(path: string, ids: readonly number[], differences: Differences = 'all'): string {
  const list = `${path}?compareids=${ids.join(',')}`;
  return differences === 'all' ? list : `${list}&differences=${differences}`;
}

/** The address after a product has been taken out (row 85). */
export function hrefWithout({ path, differences }: Pick<ChartUrl, 'path' | 'differences'>, ids: readonly number[], id: number): string {
  const rest = ids.filter((other) => other !== id);
  // There is nothing to tell apart any more.
  return chartHref(path, rest, rest.length > 1 ? differences : 'all');
}
