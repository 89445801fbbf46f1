import { globalId } from '../../../shared/globalId.ts';
import type { ReadRecord } from '../../kit/form/record.ts';
import { directions, directionLabels, kinds, attributeKindLabels } from './attributeLabels.ts';
import type { AttributeFacts } from './AttributeScreen.tsx';
import * as t from '../__generated__/messages.ts';

/** An attribute value in the form. */
export interface TermRow {
  /** Null for a new value. */
  databaseId: number | null;
  label: string;
  /** Empty for none. */
  swatch: string;
}

/** Form values of an attribute. */
export interface AttributeValues {
  name: string;
  kind: (typeof kinds)[number];
  unit: string;
  direction: (typeof directions)[number];
  heading: string;
  isFacet: boolean;
  terms: TermRow[];
}

/** Labels of the attribute form's fields. */
export const attributeLabels: Readonly<Record<keyof AttributeValues, string>> = {
  name: t.name,
  kind: t.type,
  unit: t.unit,
  direction: t.inComparisons,
  heading: t.heading,
  isFacet: t.filterInLists,
  terms: t.values,
};

/**
 * Parses a choice.
 * @param usual fallback for an unknown value
 */
const oneOf = <T extends string>(values: readonly T[], text: string, usual: T): T => values.find((value) => value === text) ?? usual;

/** Initial values of the form for a new attribute. */
export const blankAttribute: ReadRecord<AttributeValues> = {
  version: 0,
  values: { name: '', kind: 'TEXT', unit: '', direction: 'NONE', heading: t.details, isFacet: true, terms: [] },
};

/** Returns the form values of a saved attribute. */
export function readAttribute({ version, ...attribute }: AttributeFacts): ReadRecord<AttributeValues> {
  const { name, heading, isFacet } = attribute;
  const values = {
    name,
    kind: oneOf(kinds, attribute.kind, 'TEXT'),
    unit: attribute.unit ?? '',
    direction: oneOf(directions, attribute.direction, 'NONE'),
    heading,
    isFacet,
    terms: attribute.terms.map(({ databaseId, label, swatch }) => ({ databaseId, label, swatch: swatch ?? '' })),
  };
  return { version, values };
}

/** Whether products choose from the attribute's values. */
export const hasTerms = ({ kind }: Pick<AttributeValues, 'kind'>) => kind === 'TEXT' || kind === 'LIST';

/** Converts the form values to the mutation input. */
export function attributeInputOf(values: AttributeValues) {
  const { name, kind, unit, direction, heading, isFacet, terms } = values;
  return {
    name,
    kind,
    unit: kind === 'NUMBER' ? unit : '',
    direction: hasTerms(values) ? ('NONE' as const) : direction,
    heading,
    isFacet,
    terms: terms.map(({ databaseId, label, swatch }) => ({
      id: databaseId === null ? null : globalId('AttributeTerm', databaseId),
      label,
      swatch: swatch || null,
    })),
  };
}

/** Describes a field's value in words. */
export function describeAttribute(name: keyof AttributeValues, values: AttributeValues): string {
  if (name === 'kind') return attributeKindLabels[values.kind];
  if (name === 'direction') return directionLabels[values.direction];
  if (name === 'isFacet') return values.isFacet ? t.yes : t.no;
  if (name === 'terms') return values.terms.map(({ label, swatch }) => (swatch === '' ? label : `${label} (${swatch})`)).join(', ');
  return values[name];
}
