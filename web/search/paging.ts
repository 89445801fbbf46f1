import { listTexts } from '../kit/listTexts.ts';
import { lastNumberedPage, pageSize } from './listingUrl.ts';
import * as t from './__generated__/messages.ts';

/** How many numbered pages a list has; an empty list has one. */
export function pageCount(totalCount: number): number {
  return Math.min(lastNumberedPage, Math.max(1, Math.ceil(totalCount / pageSize)));
}

/** Whether the list has a page of this number; the first page exists even if the list is empty. */
export function isPageThere(page: number, totalCount: number): boolean {
  return page >= 1 && page <= pageCount(totalCount);
}

/** Whether this is the last page. */
export function isEndOfList(page: number, totalCount: number): boolean {
  return totalCount > 0 && page * pageSize >= totalCount;
}

/**
 * The page numbers to link to: the first, the last, and those around the current one, with null for a gap. A gap never hides a single page.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const wanted = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) [2, 3, 4].forEach((page) => wanted.add(page));
  if (current >= count - 2) [count - 1, count - 2, count - 3].forEach((page) => wanted.add(page));
  const pages = [...wanted].filter((page) => page >= 1 && page <= count).toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const missing = page - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : [null, page];
  });
}

const number = new Intl.NumberFormat('en-IE');

/** The result count of a listing (row 4), such as 'Showing 1–24 of 57 results'. */
export function resultCountText(page: number, totalCount: number): string {
  if (totalCount === 0) return listTexts.nothing;
  if (totalCount === 1) return t.showingTheOnlyResult;
  if (totalCount <= pageSize) return t.showingAllResults({ count: totalCount });
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(totalCount, page * pageSize);
  return t.showingOfResults({ first: number.format(first), last: number.format(last), count: number.format(totalCount) });
}
