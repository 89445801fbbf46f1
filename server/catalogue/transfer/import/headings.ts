import { unguardCell } from './cells.ts';
import { attributeNames, carriedNames, exportNames, passthroughNames, measureNames, otherNames, type MeasureKey } from './columnNames.ts';
import {
  attributeColumn,
  column,
  passthroughColumns,
  lengthUnits,
  reportHeadings,
  weightUnits,
  type AttributeCell,
  type ColumnKey,
} from './columns.ts';

// Interprets the headings of a product file, for both the command and the mapping screen.

/** The meaning of a column, and what happens to it. */
export type ColumnMeaning =
  | { fate: 'read'; target: string; key: ColumnKey; unit?: number }
  | { fate: 'read'; target: string; ordinal: number; cell: AttributeCell }
  /** Stored with the product and exported again, under this name. `isKnown`: WooCommerce has such a column too. */
  | { fate: 'kept'; target: string; isKnown: boolean }
  /** `readFrom`: heading of the column that is read instead. */
  | { fate: 'dropped'; target: ''; readFrom?: string };

/** The heading without the apostrophe that protects against formulas. */
export const plainHeading = (heading: string) => unguardCell(heading).trim();

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The letters and digits of a name, without accents and case. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}

/** A name, and its spelling without umlauts. */
const spellings = (name: string) => [plain(name), plain(name.toLowerCase().replace(/[äöü]/g, (letter) => umlauts[letter] ?? letter))];

function tableOf<K extends string>(names: Readonly<Partial<Record<K, string>>>): Map<string, K> {
  return new Map(
    (Object.entries(names) as [K, string][]).flatMap(([key, list]) =>
      list
        .split('|')
        .flatMap(spellings)
        .map((name) => [name, key] as const),
    ),
  );
}

/** By rank: of two columns with the same meaning, the one with a name from the earlier table is read. */
const columnTables = [tableOf(column), tableOf(exportNames), tableOf(otherNames)] as const;
const measureTable = tableOf(measureNames);
const attributeTable = tableOf(attributeNames);
const passthroughTable = new Map([...tableOf(passthroughNames), ...passthroughColumns.map((name) => [plain(name), name] as const)]);
const carriedTable = new Set(carriedNames.split('|').flatMap(spellings));
const metaHeading = /^(meta|méta|pola)\s*:/i;
const measureLabels: Readonly<Record<MeasureKey, string>> = { weight: 'Weight', length: 'Length', width: 'Width', height: 'Height' };

interface HeadingMatch {
  rank: number;
  meaning: ColumnMeaning & { fate: 'read' };
}

function measureOf(words: string, heading: string): HeadingMatch | undefined {
  const [, name = '', last = ''] = /^(.*) (\S+)$/.exec(words) ?? [];
  const bare = measureTable.get(words);
  const key = bare ?? measureTable.get(name);
  if (key === undefined) return undefined;
  const units = key === 'weight' ? weightUnits : lengthUnits;
  const unit = bare === undefined ? last : key === 'weight' ? 'kg' : 'cm';
  const label = measureLabels[key];
  const rank = words.startsWith(label.toLowerCase()) ? 0 : 1;
  const factor = Object.hasOwn(units, unit) ? units[unit] : undefined;
  if (factor !== undefined) return { rank, meaning: { fate: 'read', target: `${label} (${unit})`, key, unit: factor } };
  // Without brackets, the last word may be anything: `Length type` is no measure.
  return /\(.*\)$/.test(heading) ? { rank, meaning: { fate: 'read', target: heading, key } } : undefined;
}

function attributeOf(words: string): HeadingMatch | undefined {
  const [digits] = /\d+/.exec(words) ?? [];
  if (digits === undefined || digits.length > 3) return undefined;
  const cell = attributeTable.get(words.replace(digits, '#'));
  if (cell === undefined) return undefined;
  const ordinal = Number(digits);
  const target = attributeColumn(ordinal, cell);
  return { rank: plain(target) === words ? 0 : 1, meaning: { fate: 'read', target, ordinal, cell } };
}

/** `Price (EUR)`, as other programs name the currency of a column. */
function priceInEuroOf(words: string, tables: readonly ReadonlyMap<string, ColumnKey>[]): HeadingMatch | undefined {
  const [, name] = /^(.+?)(?: in)? (?:eur|euro)$/.exec(words) ?? [];
  const key = name === undefined ? undefined : tables.map((table) => table.get(name)).find((found) => found !== undefined);
  if (key !== 'regularPrice' && key !== 'salePrice') return undefined;
  return { rank: 2, meaning: { fate: 'read', target: column[key], key } };
}

/**
 * The meaning of a heading on its own.
 * @param ranks number of tables to search
 */
function matchHeading(heading: string, ranks: number): HeadingMatch | undefined {
  const words = plain(heading);
  // Plugin columns are never interpreted, whatever their names; the shop's own columns are named exactly as in columns.ts.
  const tables = metaHeading.test(heading) ? columnTables.slice(0, 1) : columnTables.slice(0, ranks);
  const rank = tables.findIndex((table) => table.has(words));
  const key = tables[rank]?.get(words);
  const isMeasure = key !== undefined && Object.hasOwn(measureNames, key);
  if (key !== undefined && !isMeasure) return { rank, meaning: { fate: 'read', target: column[key], key } };
  const guess = measureOf(words, heading) ?? attributeOf(words) ?? priceInEuroOf(words, tables);
  return guess !== undefined && guess.rank < ranks ? guess : undefined;
}

/** Headings of one measure count as the same column, whatever their unit. */
const thingOf = (meaning: HeadingMatch['meaning']) => ('key' in meaning ? meaning.key : meaning.target);

/** @param present the headings of the file, in lower case */
function passthroughMeaning(heading: string, present: ReadonlySet<string>): ColumnMeaning {
  const words = plain(heading);
  const name = passthroughTable.get(words);
  // If the file also has a column with the English heading, this one retains its own.
  if (name !== undefined) return { fate: 'kept', target: present.has(name.toLowerCase()) ? heading : name, isKnown: true };
  const isKnown = metaHeading.test(heading) || carriedTable.has(words.replace(/\d+/, '#'));
  return { fate: 'kept', target: heading, isKnown };
}

/**
 * The meaning of each column of a file. Of several columns with the same meaning, the one with the shop's own heading is read, else one
 * with a name from WooCommerce's export in any language, else one with a name that merchants use; the others are stored uninterpreted, or
 * dropped when they hold the same data.
 * @param isMapped whether a user chose the headings: then only the shop's own headings are interpreted
 */
export function interpretHeadings(headings: readonly string[], isMapped = false): ColumnMeaning[] {
  const guesses = headings.map((heading) => matchHeading(plainHeading(heading), isMapped ? 1 : columnTables.length));
  const winners = new Map<string, { rank: number; at: number }>();
  for (const [at, guess] of guesses.entries()) {
    const thing = guess && thingOf(guess.meaning);
    if (thing === undefined || guess === undefined) continue;
    const best = winners.get(thing);
    if (best === undefined || guess.rank < best.rank) winners.set(thing, { rank: guess.rank, at });
  }
  const present = new Set(headings.map((heading) => plainHeading(heading).toLowerCase()));
  const kept = new Set<string>();
  return headings.map((heading, at): ColumnMeaning => {
    const text = plainHeading(heading);
    const guess = guesses[at];
    const winner = guess && winners.get(thingOf(guess.meaning));
    if (guess && winner?.at === at) return guess.meaning;
    if (text === '' || Object.values<string>(reportHeadings).includes(text)) return { fate: 'dropped', target: '' };
    if (guess?.rank === 0 && winner) return { fate: 'dropped', target: '', readFrom: plainHeading(headings[winner.at] ?? '') };
    const meaning = guess ? ({ fate: 'kept', target: text, isKnown: false } as const) : passthroughMeaning(text, present);
    const isFirst = !kept.has(meaning.target.toLowerCase());
    kept.add(meaning.target.toLowerCase());
    return isFirst ? meaning : { fate: 'dropped', target: '', readFrom: meaning.target };
  });
}
