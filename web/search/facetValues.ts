import type { FacetChoice } from './FacetGroup.tsx';

// Sizes such as "28 cm", "1,5 l", "XL" and "42" in the order of their size. Kinds that can't be compared, such as those of shoes and of
// clothes, are apart, even if they are values of one attribute.

export interface FacetPart {
  /** The kind of the values. */
  key: string;
  title: string;
  choices: FacetChoice[];
}

interface Size {
  kind: string;
  amount: number;
}

/** Units by their dimension, in terms of the first of it. */
const units: Readonly<Record<string, readonly [string, number]>> = {
  mm: ['length', 0.001],
  cm: ['length', 0.01],
  m: ['length', 1],
  ml: ['volume', 0.001],
  cl: ['volume', 0.01],
  l: ['volume', 1],
  g: ['mass', 0.001],
  kg: ['mass', 1],
  mb: ['memory', 0.001],
  gb: ['memory', 1],
  tb: ['memory', 1000],
};

/** Rank of "S", "XL", "3XL" and "XXXL" around "M"; null for other texts. */
function letterSize(text: string): number | null {
  if (text === 'm') return 0;
  const [, times, many = '', letter] = /^(?:([2-9])x|(x*))([sl])$/.exec(text) ?? [];
  if (letter === undefined) return null;
  return (letter === 's' ? -1 : 1) * (1 + (times === undefined ? many.length : Number(times)));
}

function sizeOf(label: string): Size | null {
  const text = label.trim().toLowerCase();
  const letters = letterSize(text);
  if (letters !== null) return { kind: 'letters', amount: letters };
  const [, digits, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([^\s\d]*)$/.exec(text) ?? [];
  if (digits === undefined) return null;
  const [kind, factor] = (Object.hasOwn(units, unit) ? units[unit] : undefined) ?? [`in ${unit}`, 1];
  return { kind, amount: Number(digits.replace(',', '.')) * factor };
}

/** "20 cm" to "28 cm" is "20–28 cm". */
function rangeText(from: string, to: string): string {
  const unit = /\s*\p{L}+$/u.exec(to)?.[0];
  const start = unit && /^\d/.test(from) && from.endsWith(unit) ? from.slice(0, -unit.length) : from;
  return `${start}–${to}`;
}

/**
 * Sorts the values of a facet that are sizes, and splits them where they are of several kinds. Values that are no sizes keep their order.
 * @returns the whole facet, or a part for each kind: "Size: S–XL", "Size: 36–46"; other values, and single ones, have the title itself
 */
export function facetParts(title: string, choices: FacetChoice[]): FacetPart[] {
  const sized = choices.map((choice) => ({ choice, size: sizeOf(choice.label) }));
  const kinds = new Set(sized.map(({ size }) => size?.kind));
  const parts = [...kinds].flatMap((kind): FacetPart[] => {
    const own = sized.filter(({ size }) => size?.kind === kind).toSorted((a, b) => (a.size?.amount ?? 0) - (b.size?.amount ?? 0));
    const [first, last] = [own[0]?.choice.label, own.at(-1)?.choice.label];
    if (kind === undefined || own.length < 2 || first === undefined || last === undefined) return [];
    return [{ key: kind, title: `${title}: ${rangeText(first, last)}`, choices: own.map(({ choice }) => choice) }];
  });
  const [only] = parts;
  if (kinds.size === 1 && only) return [{ ...only, title }];
  const rest = choices.filter((choice) => !parts.some((part) => part.choices.includes(choice)));
  // A few sizes among other words are words.
  if (rest.length > choices.length / 2 || choices.length === 0) return [{ key: '', title, choices }];
  return rest.length > 0 ? [...parts, { key: '', title, choices: rest }] : parts;
}
