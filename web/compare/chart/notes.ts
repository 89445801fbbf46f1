const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

/**
 * What the page says about an address of which it does not show everything (row 86).
 * @param shown how many products are in the chart
 * @param cappedCount how many more there are than the chart has room for
 * @param missingCount how many entries lead to no product of this group
 */
export function chartNotes({ shown, cappedCount, missingCount }: { shown: number; cappedCount: number; missingCount: number }): string[] {
  const notes: string[] = [];
  if (cappedCount > 0) notes.push(`Showing the first ${shown} of ${shown + cappedCount}.`);
  if (missingCount > 0)
    notes.push(
      `${many(missingCount, 'product in this link is', 'products in this link are')} not shown: no longer sold, or from a different group.`,
    );
  return notes;
}

/** How many rows tell the products apart, in words. */
export function differenceCount(different: number, all: number): string {
  if (different === 0) return 'No differences';
  return different === all ? 'All rows differ' : `${different} of ${many(all, 'row', 'rows')} differ`;
}
