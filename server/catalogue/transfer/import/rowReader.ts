import type { z } from 'zod';
import { parseFlag, unguardCell } from './cells.ts';
import { column, type ColumnKey } from './columns.ts';
import type { CsvHeader } from './csvHeader.ts';
import { parseDecimal, parsePrice, type Parsed } from './numbers.ts';
import { synonyms } from './synonyms.ts';

/** Reads the cells of a row and collects their problems. */
export class RowReader {
  readonly problems: string[] = [];
  /** Warnings about the row that don't prevent its import. */
  readonly notes: string[] = [];

  constructor(
    readonly header: CsvHeader,
    private readonly cells: readonly string[],
  ) {}

  /** The cell at an index, without the apostrophe that protects against formulas. */
  cellAt(at: number | undefined): string {
    return at === undefined ? '' : unguardCell(this.cells[at] ?? '');
  }

  raw(key: ColumnKey): string {
    return this.cellAt(this.header.at[key]);
  }

  text(key: ColumnKey): string {
    return this.raw(key).trim();
  }

  /** The parsed cell; undefined when it is empty or invalid. */
  parse<T>(key: ColumnKey, parse: (text: string) => Parsed<T>): T | undefined {
    const text = this.text(key);
    if (text === '') return undefined;
    const parsed = parse(text);
    if ('value' in parsed) {
      if (parsed.note) this.notes.push(`${column[key]}: ${parsed.note}.`);
      return parsed.value;
    }
    this.problems.push(`${column[key]}: ${parsed.problem}.`);
    return undefined;
  }

  price(key: ColumnKey): number | undefined {
    return this.parse(key, (text) => parsePrice(text, this.header));
  }

  /** The value of a cell with a fixed set of words, in the spelling of the table. */
  spelling(key: ColumnKey): string {
    const text = this.text(key).toLowerCase();
    return synonyms[key]?.[text.replaceAll(' ', '-')] ?? text;
  }

  enumValue<K extends string, V>(key: ColumnKey, allowed: Record<K, V>, fallback: V, text = this.spelling(key)): V {
    if (Object.hasOwn(allowed, text)) return allowed[text as K];
    const known = Object.keys(allowed).filter((word) => word !== '');
    this.problems.push(`${column[key]}: "${text}" is unknown; use one of ${known.join(', ')}.`);
    return fallback;
  }

  /** A word, or a yes/no value that stands for one of two words. */
  enumOrFlag<K extends string, V>(key: ColumnKey, allowed: Record<K, V>, fallback: V, [yes, no]: readonly [K, K]): V {
    const text = this.spelling(key);
    const flag = Object.hasOwn(allowed, text) ? undefined : parseFlag(text);
    return this.enumValue(key, allowed, fallback, flag === undefined ? text : flag ? yes : no);
  }

  flag(key: ColumnKey): boolean {
    const flag = parseFlag(this.text(key));
    if (flag === undefined) this.problems.push(`${column[key]}: "${this.text(key)}" is neither 1 nor 0.`);
    return flag ?? false;
  }

  /** A measure in grams or millimetres, rounded. */
  measure(key: ColumnKey, usualUnit: number): number | undefined {
    const value = this.parse(key, parseDecimal);
    return value === undefined ? undefined : Math.round(value * (this.header.unitOf[key] ?? usualUnit));
  }

  json<T>(key: ColumnKey, schema: z.ZodType<T>): T | undefined {
    const text = this.text(key);
    if (text === '') return undefined;
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      this.problems.push(`${column[key]}: the cell isn’t in the shop’s export format. Restore or clear it.`);
      return undefined;
    }
  }
}
