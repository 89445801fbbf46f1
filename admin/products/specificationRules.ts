// From an attribute of a product to its field and back. Pure.

/** An attribute that a product can have. */
export interface AttributeChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: string;
  readonly unit: string | null | undefined;
  readonly labels: readonly string[];
}

/** What stands in the fields of an attribute. */
export interface SpecificationRow {
  attributeId: string;
  name: string;
  kind: string;
  unit: string | null | undefined;
  isTyped: boolean;
  /** Its number, "true" or "false", or its values with | between them. */
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

/** An attribute as it is. */
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

/** Attributes in words, for those who have to choose between two lists of them. */
export function toldOfRows(_name: string, { specifications }: { specifications: readonly SpecificationRow[] }): string {
  return specifications
    .map(({ name, text, isVariation }) => `${name}: ${text || 'nothing'}${isVariation ? ' (for variations)' : ''}`)
    .join('; ');
}

/** An attribute as the server takes it. */
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
