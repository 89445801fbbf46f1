import * as t from './__generated__/messages.ts';

// Conversion between product attributes and their form fields. Pure functions.

/** An attribute that a product can have. */
export interface AttributeChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly unit: string | null | undefined;
  readonly labels: readonly string[];
}

/** Form values of one attribute. */
export interface SpecificationRow {
  attributeId: string;
  name: string;
  kind: string;
  unit: string | null | undefined;
  isTyped: boolean;
  /** The number, "true" or "false", or the values separated by |. */
  text: string;
  isVisible: boolean;
  isVariation: boolean;
}

interface Read {
  readonly attributeId: string;
  readonly name: string;
  readonly kind: string;
  readonly unit: string | null | undefined;
  readonly terms: readonly string[];
  readonly number?: number | null;
  readonly boolean?: boolean | null;
  readonly isVisible: boolean;
  readonly isVariation: boolean;
}

/** Returns the form row of a saved attribute. */
export function readRow({ attributeId, name, kind, unit, terms, number, boolean, isVisible, isVariation }: Read): SpecificationRow {
  const text = kind === 'NUMBER' ? number : kind === 'BOOLEAN' ? boolean : terms.join(' | ');
  return {
    attributeId,
    name,
    kind,
    unit,
    isTyped: kind === 'NUMBER' || kind === 'BOOLEAN',
    text: text == null ? '' : String(text),
    isVisible,
    isVariation,
  };
}

/** Describes attributes in words, for staff who choose between two versions of the list. */
export function describeRows(_name: string, { specifications }: { specifications: readonly SpecificationRow[] }): string {
  return specifications
    .map(({ name, text, isVariation }) => {
      const facts = { name, value: text || t.none };
      return isVariation ? t.attributeForVariations(facts) : t.attributeWithValue(facts);
    })
    .join('; ');
}

/** Converts an attribute row to the mutation input. */
export function inputOf({ attributeId, kind, text, isVisible, isVariation }: SpecificationRow) {
  const number = Number(text.trim().replace(',', '.'));
  return {
    attributeId,
    isVisible,
    isVariation,
    terms:
      kind === 'NUMBER' || kind === 'BOOLEAN'
        ? []
        : text
            .split('|')
            .map((part) => part.trim())
            .filter(Boolean),
    number: kind === 'NUMBER' && text.trim() !== '' && Number.isFinite(number) ? number : null,
    boolean: kind === 'BOOLEAN' && text !== '' ? text === 'true' : null,
  };
}
