import { formatMoney } from '../../shared/money/money.ts';

export const bundleFields = { marker: 'boughtTogether', item: 'bundleItem' } as const;

/** The sum of amounts in minor units. */
export function formatSum(amounts: readonly number[]): string {
  return formatMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The products selected in the box's form; null for other forms. */
export function readBundle(form: FormData): string[] | null {
  if (!form.has(bundleFields.marker)) return null;
  return form.getAll(bundleFields.item).filter((value): value is string => typeof value === 'string');
}
