import { globalId } from '../../../shared/globalId.ts';
import type { BulkChangeInput, EnergyClass } from '../../__generated__/BulkEditDialogPreviewQuery.graphql.ts';
import { listOf } from '../valueRules.ts';
import { shopInstantOf, integerProblem } from '../../kit/form/amounts.ts';
import { centsOf } from '../../../shared/money/parseAmount.ts';
import * as t from '../__generated__/messages.ts';

// Maps the dialog's fields to the change that is sent. Pure.

export const kinds = ['status', 'price', 'stock', 'categories', 'tags', 'taxClass', 'manufacturer', 'energyClass', 'minimumAge'] as const;
export type BulkKind = (typeof kinds)[number];

/** Values of the fields. */
export interface ChangeValues {
  kind: BulkKind;
  status: 'DRAFT' | 'PRIVATE' | 'PUBLISHED' | 'ARCHIVED';
  priceTarget: 'REGULAR' | 'SALE' | 'END_SALE';
  priceBy: 'PERCENT' | 'AMOUNT' | 'SET';
  /** Such as -10 or 12.50. */
  amount: string;
  startsAt: string;
  endsAt: string;
  stockBy: 'CHANGE' | 'SET';
  pieces: string;
  mode: 'ADD' | 'REMOVE' | 'SET';
  categoryIds: readonly number[];
  tags: string;
  taxClass: 'STANDARD' | 'REDUCED' | 'ZERO';
  /** Numeric ID of the manufacturer; '' for none. */
  manufacturer: string;
  energyClass: EnergyClass | '';
  energyScaleEnd: EnergyClass | '';
  /** In years; '' for none. */
  minimumAge: string;
}

export const blankChange: ChangeValues = {
  kind: 'status',
  status: 'PUBLISHED',
  priceTarget: 'REGULAR',
  priceBy: 'PERCENT',
  amount: '',
  startsAt: '',
  endsAt: '',
  stockBy: 'SET',
  pieces: '',
  mode: 'ADD',
  categoryIds: [],
  tags: '',
  taxClass: 'STANDARD',
  manufacturer: '',
  energyClass: '',
  energyScaleEnd: '',
  minimumAge: '',
};

/**
 * Parses a number with a sign and up to two decimals, in hundredths.
 * @returns null for an invalid number
 */
function hundredthsOf(text: string): number | null {
  const [, sign = '', rest = ''] = /^([-+−]?)\s*(.*)$/.exec(text.trim()) ?? [];
  const amount = centsOf(rest);
  return amount === null ? null : sign === '' || sign === '+' ? amount : -amount;
}

/**
 * The change for the mutation.
 * @returns the error of the fields, or the change
 */
export function changeOf(values: ChangeValues): BulkChangeInput | string {
  const { kind, mode } = values;
  if (kind === 'status') return { status: values.status };
  if (kind === 'taxClass') return { taxClass: values.taxClass };
  if (kind === 'manufacturer')
    return { manufacturer: { manufacturerId: values.manufacturer === '' ? null : globalId('Manufacturer', Number(values.manufacturer)) } };
  if (kind === 'energyClass') {
    const { energyClass, energyScaleEnd } = values;
    return { energyClass: { energyClass: energyClass || null, energyScaleEnd: (energyClass !== '' && energyScaleEnd) || null } };
  }
  if (kind === 'minimumAge') {
    const years = values.minimumAge.trim();
    return /^\d{0,2}$/.test(years) ? { minimumAge: { years: years === '' ? null : Number(years) } } : integerProblem(years);
  }
  if (kind === 'tags') return { tags: { mode, tags: listOf(values.tags) } };
  if (kind === 'categories') return { categories: { mode, ids: values.categoryIds.map((id) => globalId('Category', id)) } };
  if (kind === 'stock') {
    if (!/^[-+]?\d{1,9}$/.test(values.pieces.trim())) return integerProblem(values.pieces);
    const pieces = Number(values.pieces);
    return { stock: values.stockBy === 'SET' ? { setTo: pieces } : { delta: pieces } };
  }
  const { priceTarget: target, priceBy: by, startsAt, endsAt } = values;
  if (target === 'END_SALE') return { price: { target } };
  const value = hundredthsOf(values.amount);
  if (value === null) return by === 'PERCENT' ? t.enterPercentage : t.enterAmount;
  const step = { PERCENT: { percentBasisPoints: value }, AMOUNT: { changeMinor: value }, SET: { setToMinor: value } }[by];
  return { price: { target, ...step, ...(target === 'SALE' && { startsAt: shopInstantOf(startsAt), endsAt: shopInstantOf(endsAt) }) } };
}
