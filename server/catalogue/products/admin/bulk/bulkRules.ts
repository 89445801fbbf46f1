import { formatMoney } from '../../../../../shared/money/money.ts';
import { z } from 'zod';
import type { EnergyClass, ProductStatus, ProductType, TaxClass } from '../../../../generated/prisma/enums.ts';
import type { InputIssue } from '../../../../platform/errors/errors.ts';

// Effect of a bulk edit on each product: pure rules. A state is the set of product values that the edit concerns; the old and new states
// are stored, so that the edit can be undone.

const instant = z.iso.datetime().nullable();
const ids = z.array(z.int().positive()).max(100);
const energyClass = z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G']).nullable();
const mode = z.enum(['ADD', 'REMOVE', 'SET']);

const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('STATUS'), status: z.enum(['DRAFT', 'PRIVATE', 'PUBLISHED', 'ARCHIVED']) }),
  z.object({
    kind: z.literal('PRICE'),
    target: z.enum(['REGULAR', 'SALE', 'END_SALE']),
    by: z.enum(['PERCENT', 'AMOUNT', 'SET']),
    /** For PERCENT: hundredths of a per cent, such as -1000 for a 10% decrease; otherwise minor units. */
    value: z.int(),
    startsAt: instant,
    endsAt: instant,
  }),
  z.object({ kind: z.literal('STOCK'), by: z.enum(['CHANGE', 'SET']), value: z.int() }),
  z.object({ kind: z.literal('CATEGORIES'), mode, ids }),
  z.object({ kind: z.literal('TAGS'), mode, tags: z.array(z.string()).max(50) }),
  z.object({ kind: z.literal('TAX_CLASS'), taxClass: z.enum(['STANDARD', 'REDUCED', 'ZERO']) }),
  z.object({ kind: z.literal('MANUFACTURER'), manufacturerId: z.int().positive().nullable() }),
  z.object({ kind: z.literal('MINIMUM_AGE'), minimumAge: z.int().nullable() }),
  z.object({ kind: z.literal('ENERGY_CLASS'), energyClass, energyScaleEnd: energyClass }),
]);

/** The change to apply to each product. */
export type BulkChange = z.infer<typeof changeSchema>;

/** Parses a stored change. */
export const storedChange = (value: unknown): BulkChange => changeSchema.parse(value);

/** The product values that bulk edits can change. Instants are ISO 8601. */
export interface BulkState {
  status: ProductStatus;
  regularPriceMinor: number | null;
  salePriceMinor: number | null;
  saleStartsAt: string | null;
  saleEndsAt: string | null;
  stock: number;
  managesStock: boolean;
  categoryIds: number[];
  tags: string[];
  taxClass: TaxClass;
  manufacturerId: number | null;
  minimumAge: number | null;
  energyClass: EnergyClass | null;
  energyScaleEnd: EnergyClass | null;
}

const fieldsOf = {
  STATUS: ['status'],
  PRICE: ['regularPriceMinor', 'salePriceMinor', 'saleStartsAt', 'saleEndsAt'],
  STOCK: ['stock', 'managesStock'],
  CATEGORIES: ['categoryIds'],
  TAGS: ['tags'],
  TAX_CLASS: ['taxClass'],
  MANUFACTURER: ['manufacturerId'],
  MINIMUM_AGE: ['minimumAge'],
  ENERGY_CLASS: ['energyClass', 'energyScaleEnd'],
} as const satisfies Record<BulkChange['kind'], readonly (keyof BulkState)[]>;

/** Only the values that a kind of change concerns. */
export function partOf(kind: BulkChange['kind'], state: BulkState): Partial<BulkState> {
  return Object.fromEntries(fieldsOf[kind].map((name) => [name, state[name]]));
}

/** Whether two states are equal in the values that a kind of change concerns. */
export function isSame(kind: BulkChange['kind'], one: Partial<BulkState>, other: Partial<BulkState>): boolean {
  return fieldsOf[kind].every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** Problems of a change that don't depend on the product. */
export function changeProblems(change: BulkChange): InputIssue[] {
  const refuse = (field: string, message: string) => [{ path: ['input', 'change', field], message }];
  if (change.kind === 'PRICE' && change.target !== 'END_SALE') {
    if (change.by === 'PERCENT' && (change.value <= -10_000 || change.value > 100_000))
      return refuse('price', 'Enter a percentage above -100 and up to 1,000.');
    if (change.by === 'SET' && change.value < 0) return refuse('price', 'The price must be 0 or more.');
    if (change.by !== 'SET' && change.value === 0) return refuse('price', 'Enter a change other than 0.');
    if (change.target === 'SALE' && change.by !== 'SET' && change.value > 0)
      return refuse('price', 'A sale lowers the price. Enter a number below 0.');
    if (change.startsAt && change.endsAt && change.endsAt <= change.startsAt) return refuse('price', 'The sale must end after it starts.');
  }
  if (change.kind === 'STOCK' && change.by === 'CHANGE' && change.value === 0) return refuse('stock', 'Enter an adjustment other than 0.');
  if (change.kind === 'STOCK' && Math.abs(change.value) > 1_000_000_000) return refuse('stock', 'This number is too large.');
  if (change.kind === 'TAGS' && change.mode !== 'SET' && change.tags.length === 0) return refuse('tags', 'Enter a tag.');
  if (change.kind === 'CATEGORIES' && change.mode !== 'SET' && change.ids.length === 0) return refuse('categories', 'Choose a category.');
  return [];
}

function changedPrice(from: number, { by, value }: Extract<BulkChange, { kind: 'PRICE' }>): number {
  if (by === 'SET') return value;
  return by === 'AMOUNT' ? from + value : Math.round((from * (10_000 + value)) / 10_000);
}

function merged<T>(how: 'ADD' | 'REMOVE' | 'SET', now: readonly T[], given: readonly T[]): T[] {
  if (how === 'SET') return [...new Set(given)];
  return how === 'ADD' ? [...new Set([...now, ...given])] : now.filter((value) => !given.includes(value));
}

function withPrice(change: Extract<BulkChange, { kind: 'PRICE' }>, state: BulkState): BulkState | string {
  if (change.target === 'END_SALE') return { ...state, salePriceMinor: null, saleStartsAt: null, saleEndsAt: null };
  const { regularPriceMinor: regular } = state;
  if (regular === null && (change.by !== 'SET' || change.target === 'SALE')) return 'No regular price.';
  const price = changedPrice(regular ?? 0, change);
  if (change.target === 'REGULAR') return { ...state, regularPriceMinor: price };
  return { ...state, salePriceMinor: price, saleStartsAt: change.startsAt, saleEndsAt: change.endsAt };
}

/**
 * Applies the change to a product's state.
 * @returns the new state, or why the change can't be made
 */
export function applied(change: BulkChange, state: BulkState, type: ProductType): BulkState | string {
  switch (change.kind) {
    case 'STATUS':
      return { ...state, status: change.status };
    case 'PRICE':
      return withPrice(change, state);
    case 'STOCK':
      if (type === 'EXTERNAL') return 'Only products sold by this shop have stock.';
      return { ...state, managesStock: true, stock: change.by === 'SET' ? change.value : state.stock + change.value };
    case 'CATEGORIES':
      return { ...state, categoryIds: merged(change.mode, state.categoryIds, change.ids) };
    case 'TAGS':
      return { ...state, tags: merged(change.mode, state.tags, change.tags) };
    case 'TAX_CLASS':
      return { ...state, taxClass: change.taxClass };
    case 'MANUFACTURER':
      return { ...state, manufacturerId: change.manufacturerId };
    case 'MINIMUM_AGE':
      return { ...state, minimumAge: change.minimumAge };
    case 'ENERGY_CLASS':
      return { ...state, energyClass: change.energyClass, energyScaleEnd: change.energyScaleEnd };
  }
}

const money = (minor: number | null) => (minor === null ? 'no price' : formatMoney(minor));
const statusLabels = { DRAFT: 'Draft', PRIVATE: 'Hidden', PUBLISHED: 'Published', ARCHIVED: 'Archived' } as const;
const taxClassLabels = { STANDARD: 'Standard rate', REDUCED: 'Reduced rate', ZERO: 'No VAT' } as const;

/**
 * Describes a state in words.
 * @param nameOf returns the name of a category or, for a change of manufacturers, of a manufacturer
 */
export function describeState(kind: BulkChange['kind'], state: BulkState, nameOf: (id: number) => string): string {
  switch (kind) {
    case 'STATUS':
      return statusLabels[state.status];
    case 'PRICE':
      return state.salePriceMinor === null
        ? money(state.regularPriceMinor)
        : `${money(state.regularPriceMinor)}, on sale ${money(state.salePriceMinor)}`;
    case 'STOCK':
      return state.managesStock ? String(state.stock) : 'not counted';
    case 'CATEGORIES':
      return state.categoryIds.map(nameOf).join(', ') || 'none';
    case 'TAGS':
      return state.tags.join(', ') || 'none';
    case 'TAX_CLASS':
      return taxClassLabels[state.taxClass];
    case 'MANUFACTURER':
      return state.manufacturerId === null ? 'unknown' : nameOf(state.manufacturerId);
    case 'MINIMUM_AGE':
      return state.minimumAge === null ? 'none' : String(state.minimumAge);
    case 'ENERGY_CLASS':
      return state.energyClass === null ? 'none' : `${state.energyClass} (A–${state.energyScaleEnd ?? 'G'})`;
  }
}
