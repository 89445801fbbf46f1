import type { FilterOption } from '../kit/table/FilterBar.tsx';
import * as t from './__generated__/messages.ts';

interface NumberAttribute {
  readonly databaseId: number;
  readonly name: string;
  readonly unit?: string | null;
}

/** The attributes that prices can be divided by, as options of a select. */
export function numberOptions(attributes: readonly NumberAttribute[]): FilterOption[] {
  return attributes.map(({ databaseId, name, unit }) => ({ value: String(databaseId), label: unit == null ? name : `${name} (${unit})` }));
}

/** Which value is the better one. */
export const directionLabels: Readonly<Record<string, string>> = {
  NONE: t.neitherIsBetter,
  HIGHER_IS_BETTER: t.higherIsBetter,
  LOWER_IS_BETTER: t.lowerIsBetter,
};
