import type { CsvRecord } from '../../../platform/csv/csvRecords.ts';
import { decodeName, parseFlag, unguardCell } from './cells.ts';
import { parsePrice, type Parsed } from './numbers.ts';
import type { ShopifyHeader, ShopifyKey } from './shopifyHeader.ts';

/** Reads the cells of a row of a Shopify file and collects their problems. */
export class ShopifyRow {
  readonly problems: string[] = [];
  readonly notes: string[] = [];

  constructor(
    readonly header: ShopifyHeader,
    private readonly record: CsvRecord,
  ) {}

  get line(): number {
    return this.record.line;
  }

  cellAt(at: number | undefined): string {
    return at === undefined ? '' : unguardCell(this.record.cells[at] ?? '').trim();
  }

  text(key: ShopifyKey): string {
    return this.cellAt(this.header.at[key]);
  }

  /** A name, which may hold HTML entities when another program has written the file. */
  name(key: ShopifyKey): string {
    return decodeName(this.text(key));
  }

  /** An alphanumeric code; Shopify adds an apostrophe so that spreadsheets don't treat it as a number. */
  code(key: ShopifyKey): string | undefined {
    return this.text(key).replace(/^'(?=\w)/, '') || undefined;
  }

  parse<T>(key: ShopifyKey, parse: (text: string) => Parsed<T>): T | undefined {
    const text = this.text(key);
    if (text === '') return undefined;
    const parsed = parse(text);
    const heading = this.header.cells[this.header.at[key] ?? 0];
    if ('problem' in parsed) this.problems.push(`${heading}: ${parsed.problem}.`);
    else if (parsed.note) this.notes.push(`${heading}: ${parsed.note}.`);
    return 'problem' in parsed ? undefined : parsed.value;
  }

  price(key: ShopifyKey): number | undefined {
    return this.parse(key, (text) => parsePrice(text, this.header));
  }

  flag(key: ShopifyKey, fallback: boolean): boolean {
    const read = this.parse(key, (text) => {
      const value = parseFlag(text);
      return value === undefined ? { problem: `"${text}" is neither TRUE nor FALSE` } : { value };
    });
    return read ?? fallback;
  }

  enumValue<V>(key: ShopifyKey, allowed: Readonly<Record<string, V>>, fallback: V): V {
    const read = this.parse(key, (text) => {
      const value = Object.hasOwn(allowed, text.toLowerCase()) ? allowed[text.toLowerCase()] : undefined;
      return value === undefined ? { problem: `"${text}" is unknown; use one of ${Object.keys(allowed).join(', ')}` } : { value };
    });
    return read ?? fallback;
  }

  /** The values of the options; '' for missing values. */
  options(): string[] {
    return this.header.options.map(({ value }) => decodeName(this.cellAt(value)));
  }

  /** Whether the row is a variant rather than only another image of the product. */
  isVariant(): boolean {
    return this.options().some((value) => value !== '') || this.text('price') !== '' || this.text('sku') !== '';
  }

  extra(isOfVariant: boolean): Record<string, string> {
    const columns = this.header.extra.filter((column) => column.isOfVariant === isOfVariant);
    return Object.fromEntries(columns.flatMap(({ name, at }) => (this.cellAt(at) === '' ? [] : [[name, this.cellAt(at)]])));
  }

  /** Why the row's structure is invalid; null when it is valid. */
  shapeProblem(): string | null {
    const { cells } = this.record;
    const width = this.header.cells.length;
    if (cells.slice(width).some((cell) => cell.trim() !== ''))
      return `The row has ${cells.length} cells, but the header row has ${width}. Put text that contains the delimiter in quotes.`;
    if (cells.some((cell) => cell.includes('\ufffd'))) return 'The row contains characters that aren’t UTF-8. Save the file as UTF-8.';
    return null;
  }
}
