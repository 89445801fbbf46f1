import { formatMoney } from '../../shared/money/money.ts';

/** Names of the fields of the box's form. */
export const bundleFields = { marker: 'boughtTogether', item: 'bundleItem' } as const;

/** The sum of amounts in minor units. */
export function formatSum(amounts: readonly number[]): string {
  return formatMoney(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** The things that a form of the box names; null for other forms. */
export function readBundle(form: FormData): string[] | null {
  if (!form.has(bundleFields.marker)) return null;
  return form.getAll(bundleFields.item).filter((value): value is string => typeof value === 'string');
}
