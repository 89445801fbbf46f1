// Reads tables of text record by record, as programs and hands leave them: lines may end in several ways within one file, and quotes may
// be out of order. A reader by the letter (RFC 4180) loses every row from the first mistake on; here a mistake costs the line that it
// begins in, which is named, and reading goes on with the next one.

/** A record. */
export interface CsvRecord {
  /** Where it begins in the file; the first line is 1. */
  line: number;
  cells: string[];
}

/** A line that could not be read. */
export interface BrokenLine {
  line: number;
  /** What is wrong with it; may be shown. */
  fault: string;
  /** The line as it stands in the file; of a long one its beginning. */
  text: string;
}

const faults = {
  quotes: 'The quotes are not in order; a quote inside a quoted text must be doubled.',
  open: 'A quoted text begins here and is never closed.',
  long: 'The row is too long.',
} as const;

/** So much is looked at in one go; the first line is expected within it. */
const blockLength = 65_536;
const maxShown = 1_000;
const lineEnd = /\r\n|\r|\n/g;

/** Puts small parts together, so that what is not whole yet is not looked at again and again. */
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

/** What parts the cells, and how many signs of the text say nothing but that. */
function delimiterOf(text: string): { delimiter: string; skipped: number } {
  // Excel's own way to say it.
  const said = /^"?sep=([^\r\n])"?(?:\r\n|\r|\n|$)/i.exec(text);
  if (said?.[1] !== undefined) return { delimiter: said[1], skipped: said[0].length };
  const [firstLine = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/[\r\n]/, 1);
  const count = (delimiter: string) => firstLine.split(delimiter).length;
  const delimiter = [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
  return { delimiter, skipped: 0 };
}

type Scanned = { cells: string[]; next: number } | 'MORE' | 'QUOTES' | 'OPEN';

/** Reads the quoted text behind a quote. @returns where the text after its closing quote begins */
function scanQuoted(text: string, from: number, isEnd: boolean): { cell: string; next: number } | 'MORE' | 'OPEN' {
  let cell = '';
  for (let at = from; ;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return isEnd ? 'OPEN' : 'MORE';
    if (quote + 1 === text.length && !isEnd) return 'MORE';
    if (text[quote + 1] !== '"') return { cell: cell + text.slice(at, quote), next: quote + 1 };
    cell += text.slice(at, quote + 1);
    at = quote + 2;
  }
}

/** Makes the function that reads the record at a place of a text. */
function scanner(delimiter: string): (text: string, from: number, isEnd: boolean) => Scanned {
  const sign = /[.*+?^${}()|[\]\\-]/.test(delimiter) ? `\\${delimiter}` : delimiter;
  const cellEnd = new RegExp(`[${sign}\\r\\n]`, 'g');
  const opening = / *"/y;
  const spaces = / */y;
  const endOf = (pattern: RegExp, text: string, from: number) => {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : -1;
  };
  return (text, from, isEnd) => {
    const cells: string[] = [];
    for (let at = from; ; at += 1) {
      const quoted = endOf(opening, text, at);
      if (quoted === -1) {
        const end = endOf(cellEnd, text, at);
        const next = end === -1 ? text.length : end - 1;
        cells.push(text.slice(at, next));
        at = next;
      } else {
        const read = scanQuoted(text, quoted, isEnd);
        if (typeof read === 'string') return read;
        cells.push(read.cell);
        at = endOf(spaces, text, read.next);
      }
      if (at === text.length) return isEnd ? { cells, next: at } : 'MORE';
      if (text[at] === '\n') return { cells, next: at + 1 };
      // Whether a line feed belongs to it is in the next block.
      if (text[at] === '\r' && at + 1 === text.length && !isEnd) return 'MORE';
      if (text[at] === '\r') return { cells, next: at + (text[at + 1] === '\n' ? 2 : 1) };
      if (text[at] !== delimiter) return 'QUOTES';
    }
  };
}

class Reader {
  #text = '';
  #at = 0;
  #line = 1;
  #scan: ReturnType<typeof scanner> | undefined;
  /** Whether the rest of a line that is too long is being let go by. */
  #isSkipping = false;

  constructor(private readonly maxRecord: number) {}

  *take(block: string, isEnd: boolean): Generator<CsvRecord | BrokenLine> {
    this.#text = this.#text.slice(this.#at) + block;
    this.#at = 0;
    if (!this.#scan) {
      const { delimiter, skipped } = delimiterOf(this.#text);
      this.#scan = scanner(delimiter);
      if (skipped > 0) [this.#at, this.#line] = [skipped, 2];
    }
    while (this.#at < this.#text.length) {
      if (this.#isSkipping && !this.#passLine(isEnd)) return;
      const scanned = this.#scan(this.#text, this.#at, isEnd);
      const isTooLong = (typeof scanned === 'object' ? scanned.next : this.#text.length) - this.#at > this.maxRecord;
      if (typeof scanned === 'object' && !isTooLong) {
        const record = this.#record(scanned);
        if (record) yield record;
      } else {
        const isWhole = scanned !== 'MORE' && this.#endOfLine(isEnd) !== -1;
        if (!isWhole && !isTooLong) return;
        yield this.#broken(scanned, isEnd);
      }
    }
  }

  /** @returns null for a blank line */
  #record({ cells, next }: { cells: string[]; next: number }): CsvRecord | null {
    const line = this.#line;
    this.#at = next;
    this.#line += cells.reduce((sum, cell) => sum + (cell.match(lineEnd)?.length ?? 0), 1);
    return cells.length === 1 && cells[0] === '' ? null : { line, cells };
  }

  #broken(scanned: Scanned, isEnd: boolean): BrokenLine {
    const [line, from] = [this.#line, this.#at];
    this.#isSkipping = true;
    this.#passLine(isEnd);
    const text = this.#text.slice(from, this.#at);
    const isLong = typeof scanned === 'object' || this.#isSkipping || text.length > this.maxRecord;
    const fault = scanned === 'QUOTES' ? faults.quotes : faults.open;
    return { line, fault: isLong ? faults.long : fault, text: text.slice(0, maxShown) };
  }

  /** @returns where the next line begins; -1 where that is not in the text yet */
  #endOfLine(isEnd: boolean): number {
    lineEnd.lastIndex = this.#at;
    const end = lineEnd.exec(this.#text);
    if (end === null) return isEnd ? this.#text.length : -1;
    const isSplit = end[0] === '\r' && end.index + 1 === this.#text.length && !isEnd;
    return isSplit ? -1 : end.index + end[0].length;
  }

  /** Lets the rest of this line go by. @returns whether its end has come */
  #passLine(isEnd: boolean): boolean {
    const end = this.#endOfLine(isEnd);
    this.#isSkipping = end === -1;
    // The first half of a line's end is kept for the second.
    if (end === -1) this.#at = this.#text.length - (this.#text.endsWith('\r') ? 1 : 0);
    else [this.#at, this.#line] = [end, this.#line + 1];
    return end !== -1;
  }
}

/**
 * Reads a table; no more of it than a record and a block is in memory. The first line, or a line "sep=;" before it, says what parts the
 * cells: comma, semicolon or tab, whichever it has most of. A quote within a text that is not quoted is a sign like others.
 * @param parts the text, without a byte order mark
 * @param options.maxRecord a record with more signs is broken; most likely a quoted text is never closed
 * @returns records and broken lines in their order; blank lines are left out
 */
export async function* csvRecords(
  parts: AsyncIterable<string>,
  { maxRecord }: { maxRecord: number },
): AsyncGenerator<CsvRecord | BrokenLine> {
  const reader = new Reader(maxRecord);
  let last: string | undefined;
  for await (const block of inBlocks(parts)) {
    if (last !== undefined) yield* reader.take(last, false);
    last = block;
  }
  yield* reader.take(last ?? '', true);
}
