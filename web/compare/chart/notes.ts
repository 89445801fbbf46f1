import * as t from '../__generated__/messages.ts';

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/**
 * Returns the page's notes on a URL of which not everything is shown (row 86).
 * @param shown number of products in the chart
 * @param cappedCount number of products that exceed the chart's maximum
 * @param missingCount number of entries without a product of this group
 */
export function chartNotes({ shown, cappedCount, missingCount }: { shown: number; cappedCount: number; missingCount: number }): string[] {
  const notes: string[] = [];
  if (cappedCount > 0) notes.push(t.showingTheFirstOf({ shown, shown2: shown + cappedCount }));
  if (missingCount > 0)
    notes.push(t.notShownNoLonger({ many: many(missingCount, 'product in this link is', 'products in this link are') }));
  return notes;
}

/** Returns a text with the number of rows that differ. */
export function differenceCount(different: number, all: number): string {
  if (different === 0) return t.noDifferences;
  return different === all ? t.allRowsDiffer : t.ofDiffer({ different, many: many(all, 'row', 'rows') });
}
