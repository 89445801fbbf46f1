// Scanning of CSV text: delimiter, line endings, and one record at a time.

/** Returns the delimiter, and the length of the line that only declares it. */
export function delimiterOf(text: string): { delimiter: string; skipped: number } {
  // Excel's way to declare the delimiter.
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

/** Returns whether lines end in carriage returns only, judged by the first line. Otherwise a single carriage return belongs to its cell. */
export function endsInReturns(text: string): boolean {
  const [end = ''] = /\r*\n|\r/.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  return end === '\r';
}

/** A record and the start of the next one, or why there is none: more text is needed, or the quotes are wrong. */
export type Scanned = { cells: string[]; next: number } | 'MORE' | 'QUOTES' | 'OPEN';

/** Finds the records of a text. */
export interface Scanner {
  /** Reads the record at a position. */
  read(text: string, from: number, isEnd: boolean): Scanned;
  /** Returns whether a single carriage return before this position ends a record. */
  isReturnAnEnd(text: string, next: number, isEnd: boolean): boolean | 'MORE';
}

/**
 * Reads a quoted text from after its opening quote.
 * @returns the text and the position after its closing quote
 */
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

/**
 * Creates a scanner for records.
 * @param hasOldEnds whether each carriage return ends a record. Otherwise a single one does so only between two records as wide as the
 * first one: files merged from several sources have such line endings
 */
export function scanner(delimiter: string, hasOldEnds: boolean): Scanner {
  const sign = /[.*+?^${}()|[\]\\-]/.test(delimiter) ? `\\${delimiter}` : delimiter;
  const cellEnd = new RegExp(`[${sign}\\r\\n]`, 'g');
  const opening = / *"/y;
  const spaces = / */y;
  let width: number | undefined;
  const endOf = (pattern: RegExp, text: string, from: number) => {
    pattern.lastIndex = from;
    return pattern.test(text) ? pattern.lastIndex : -1;
  };

  /** Returns the start of the next record after a delimiter or line ending; null if the character doesn't end the record. */
  function recordEnd(
    text: string,
    at: number,
    isEnd: boolean,
    count: number,
    everyReturn: boolean,
    isBlank = false,
  ): number | 'MORE' | null {
    if (text[at] === '\n') return at + 1;
    if (text[at] !== '\r') return null;
    // The next block shows whether a line feed follows.
    if (at + 1 === text.length) return isEnd ? at + 1 : 'MORE';
    if (text[at + 1] === '\n') return at + 2;
    // A blank line is not a record, whatever its width.
    if (!everyReturn && count !== width && !isBlank) return null;
    const ends = everyReturn || isReturnAnEnd(text, at + 1, isEnd);
    return ends === true ? at + 1 : ends || null;
  }

  function isReturnAnEnd(text: string, next: number, isEnd: boolean): boolean | 'MORE' {
    if (hasOldEnds) return true;
    let following = scan(text, next, isEnd, true);
    // Blank lines may occur between two records. One that ends in a line feed is not blank: the carriage return is a surplus character of
    // that line ending.
    while (
      typeof following === 'object' &&
      following.cells.join('') === '' &&
      text[following.next - 1] === '\r' &&
      following.next < text.length
    )
      following = scan(text, following.next, isEnd, true);
    return following === 'MORE' ? 'MORE' : typeof following === 'object' && following.cells.length === width;
  }

  /** Returns the end of an unquoted cell, and of the record if it ends there. */
  function plainEnd(
    text: string,
    from: number,
    isEnd: boolean,
    count: number,
    everyReturn: boolean,
  ): { at: number; next?: number } | 'MORE' {
    for (let start = from; ;) {
      const found = endOf(cellEnd, text, start);
      if (found === -1) return { at: text.length };
      const at = found - 1;
      if (text[at] === delimiter) return { at };
      const next = recordEnd(text, at, isEnd, count, everyReturn, count === 1 && at === from);
      if (next === 'MORE') return 'MORE';
      if (next !== null) return { at, next };
      start = found;
    }
  }

  function scan(text: string, from: number, isEnd: boolean, everyReturn: boolean): Scanned {
    const cells: string[] = [];
    for (let at = from; ; at += 1) {
      const quoted = endOf(opening, text, at);
      let next: number | 'MORE' | null | undefined;
      if (quoted === -1) {
        const end = plainEnd(text, at, isEnd, cells.length + 1, everyReturn);
        if (end === 'MORE') return 'MORE';
        cells.push(text.slice(at, end.at));
        ({ at, next } = end);
      } else {
        const read = scanQuoted(text, quoted, isEnd);
        if (typeof read === 'string') return read;
        cells.push(read.cell);
        at = endOf(spaces, text, read.next);
        next = at === text.length ? null : recordEnd(text, at, isEnd, cells.length, everyReturn);
      }
      if (at === text.length) return isEnd ? { cells, next: at } : 'MORE';
      if (next === 'MORE') return 'MORE';
      if (typeof next === 'number') return { cells, next };
      if (text[at] !== delimiter) return 'QUOTES';
    }
  }

  const read = (text: string, from: number, isEnd: boolean) => {
    const scanned = scan(text, from, isEnd, hasOldEnds);
    if (typeof scanned === 'object') width ??= scanned.cells.length;
    return scanned;
  };
  return { read, isReturnAnEnd };
}
