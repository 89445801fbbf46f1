import { cutText } from '../i18n/cutText.ts';
import { delimiterOf, endsInReturns, scanner, type Scanned, type Scanner } from './csvScanner.ts';

// Reads CSV files record by record, tolerating what programs and people produce: several line endings within one file, and misplaced
// quotes. A strict reader (RFC 4180) loses every row after the first mistake; here a mistake costs only its line, which is reported, and
// reading continues with the next line.

/** A parsed record. */
export interface CsvRecord {
  /** Line at which the record begins; the first line is 1. */
  line: number;
  cells: string[];
}

/** A line that couldn't be parsed. */
export interface BrokenLine {
  line: number;
  /** Error message that may be shown. */
  fault: string;
  /** The raw line; only the beginning of a long one. */
  text: string;
}

const faults = {
  quotes: 'Misplaced quotes. Double any quote inside quoted text.',
  open: 'Quoted text starts here and is never closed.',
  long: 'The row is too long.',
} as const;

/** Number of characters processed at a time; the first line is expected to fit in it. */
const blockLength = 65_536;
const maxShown = 1_000;
const anyEnd = /\r\n|\r|\n/g;

/** Joins small chunks, so that an incomplete record is not scanned repeatedly. */
async function* inBlocks(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting: string[] = [];
  let length = 0;
  for await (const part of parts) {
    waiting.push(part);
    length += part.length;
    if (length < blockLength) continue;
    yield waiting.join('');
    [waiting, length] = [[], 0];
  }
  yield waiting.join('');
}

/** Options for reading a CSV file. */
export interface CsvOptions {
  /** A record with more characters counts as broken; most likely a quoted text is never closed. */
  maxRecord: number;
  /** Called with the delimiter, before the first record. */
  onDelimiter?: (delimiter: string) => void;
}

class Reader {
  #text = '';
  #at = 0;
  #line = 1;
  #scanner: Scanner | undefined;
  #hasOldEnds = false;
  /** Whether the rest of a line that is too long is being skipped. */
  #isSkipping = false;

  constructor(private readonly options: CsvOptions) {}

  *read(block: string, isEnd: boolean): Generator<CsvRecord | BrokenLine> {
    this.#text = this.#text.slice(this.#at) + block;
    this.#at = 0;
    if (!this.#scanner) {
      const { delimiter, skipped } = delimiterOf(this.#text);
      this.#hasOldEnds = endsInReturns(this.#text);
      this.#scanner = scanner(delimiter, this.#hasOldEnds);
      this.options.onDelimiter?.(delimiter);
      if (skipped > 0) [this.#at, this.#line] = [skipped, 2];
    }
    while (this.#at < this.#text.length) {
      if (this.#isSkipping && !this.#passLine(isEnd)) return;
      const scanned = this.#scanner.read(this.#text, this.#at, isEnd);
      const isTooLong = (typeof scanned === 'object' ? scanned.next : this.#text.length) - this.#at > this.options.maxRecord;
      if (typeof scanned === 'object' && !isTooLong) {
        const record = this.#record(scanned);
        if (record) yield record;
      } else {
        const isWhole = scanned !== 'MORE' && this.#endOfLine(isEnd, true) !== -1;
        if (!isWhole && !isTooLong) return;
        yield this.#broken(scanned, isEnd);
      }
    }
  }

  /** @returns null for a blank line */
  #record({ cells, next }: { cells: string[]; next: number }): CsvRecord | null {
    const line = this.#line;
    const text = this.#text.slice(this.#at, next);
    this.#at = next;
    const ends = text.match(this.#hasOldEnds ? anyEnd : /\n/g)?.length ?? 0;
    this.#line += ends + (!this.#hasOldEnds && text.endsWith('\r') ? 1 : 0);
    return cells.length === 1 && cells[0] === '' ? null : { line, cells };
  }

  #broken(scanned: Scanned, isEnd: boolean): BrokenLine {
    const [line, from] = [this.#line, this.#at];
    this.#isSkipping = true;
    this.#passLine(isEnd);
    const text = this.#text.slice(from, this.#at);
    const isLong = typeof scanned === 'object' || this.#isSkipping || text.length > this.options.maxRecord;
    const fault = scanned === 'QUOTES' ? faults.quotes : faults.open;
    return { line, fault: isLong ? faults.long : fault, text: cutText(text, maxShown) };
  }

  /**
   * @param waits whether to wait for more text where the end of the line can't be determined yet
   * @returns the start of the next line; -1 if it is not in the text yet
   */
  #endOfLine(isEnd: boolean, waits: boolean): number {
    anyEnd.lastIndex = this.#at;
    for (let end = anyEnd.exec(this.#text); end !== null; end = anyEnd.exec(this.#text)) {
      const next = end.index + end[0].length;
      if (end[0] !== '\r' || (isEnd && next === this.#text.length)) return next;
      if (next === this.#text.length) return -1;
      const ends = this.#scanner?.isReturnAnEnd(this.#text, next, isEnd);
      if (ends === true) return next;
      if (ends === 'MORE' && waits) return -1;
      anyEnd.lastIndex = next;
    }
    return isEnd ? this.#text.length : -1;
  }

  /**
   * Skips the rest of this line.
   * @returns whether the end of the line was reached
   */
  #passLine(isEnd: boolean): boolean {
    const end = this.#endOfLine(isEnd, false);
    this.#isSkipping = end === -1;
    // A trailing carriage return is kept, because a line feed may follow.
    if (end === -1) this.#at = this.#text.length - (this.#text.endsWith('\r') ? 1 : 0);
    else [this.#at, this.#line] = [end, this.#line + 1];
    return end !== -1;
  }
}

/**
 * Reads a CSV file; at most one record and one block are in memory. The delimiter is given by a line "sep=;" before the first line, or is
 * the most frequent of comma, semicolon and tab in the first line. A quote within an unquoted text is an ordinary character.
 * @param parts the text, without a byte order mark
 * @returns records and broken lines in their order; blank lines are left out
 */
export async function* csvRecords(parts: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<CsvRecord | BrokenLine> {
  const reader = new Reader(options);
  let last: string | undefined;
  for await (const block of inBlocks(parts)) {
    if (last !== undefined) yield* reader.read(last, false);
    last = block;
  }
  yield* reader.read(last ?? '', true);
}
