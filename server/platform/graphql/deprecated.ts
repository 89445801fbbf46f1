// How elements of the schema are deprecated. scripts/lib/schemaChanges.ts refuses other reasons, and removals before their time.

/** An element is removed no earlier than this many months after it was deprecated (docs/integrating.md). */
export const monthsOfNotice = 6;

/** What the reason of a deprecation says. */
export interface Deprecation {
  /** Coordinate of what to use instead: `Product.slug`, or `Query.products.first` for an argument. */
  use: string;
  /** Day of the release that deprecates the element: YYYY-MM-DD. */
  since: string;
}

/** The last day on which a deprecated element is certain to be there. Months without that day end earlier. */
export function endOfNotice(since: string): string {
  const [year = 0, month = 1, day = 1] = since.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + monthsOfNotice, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + monthsOfNotice, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/**
 * The `deprecationReason` of a field, an argument, an input field or an enum value.
 * @example t.exposeString('sku', { deprecationReason: deprecated({ use: 'Product.code', since: '2026-12-01' }), … })
 */
export const deprecated = ({ use, since }: Deprecation): string => `Use \`${use}\`. Since ${since}, removed after ${endOfNotice(since)}.`;

/** Reads a reason; null if `deprecated` has not made it. */
export function readDeprecation(reason: string): Deprecation | null {
  const [, use = '', since = ''] = /^Use `([\w.]+)`\. Since (\d{4}-\d{2}-\d{2}), removed after \d{4}-\d{2}-\d{2}\.$/.exec(reason) ?? [];
  // A day that doesn't exist would be read as a later one.
  const isDay = !Number.isNaN(Date.parse(since)) && new Date(since).toISOString().startsWith(since);
  if (use === '' || !isDay) return null;
  return deprecated({ use, since }) === reason ? { use, since } : null;
}
