/** Names of the fields of the box's form. */
export const bundleFields = { marker: 'boughtTogether', item: 'bundleItem' } as const;

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** The sum of amounts in minor units, as the server writes amounts. */
export function formatSum(amounts: readonly number[]): string {
  return euros.format(amounts.reduce((sum, amount) => sum + amount, 0) / 100);
}

/** The things that a form of the box names; null for other forms. */
export function readBundle(form: FormData): string[] | null {
  if (!form.has(bundleFields.marker)) return null;
  return form.getAll(bundleFields.item).filter((value): value is string => typeof value === 'string');
}
