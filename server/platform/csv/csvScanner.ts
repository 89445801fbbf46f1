// What a reader of tables finds in a text: delimiter, line ends, and one record at a time.

/** What parts the cells, and how many signs of the text say nothing but that. */
export function delimiterOf(text: string): { delimiter: string; skipped: number } {
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

/** Whether lines end in carriage returns alone, as the first one shows. Otherwise one by itself is a sign of the cell it stands in. */
export function endsInReturns(text: string): boolean {
  const [end = ''] = /\r*\n|\r/.exec(text.replaceAll(/"[^"]*"/g, '')) ?? [];
  return end === '\r';
}

/** A record and where the next one begins, or why there is none: more text is needed, or the quotes are at fault. */
export type Scanned = { cells: string[]; next: number } | 'MORE' | 'QUOTES' | 'OPEN';

/** Finds the records of a text. */
export interface Scanner {
  /** Reads the record at a place. */
  read(text: string, from: number, isEnd: boolean): Scanned;
  /** Whether a carriage return by itself, before this place, ends a record. */
  isReturnAnEnd(text: string, next: number, isEnd: boolean): boolean | 'MORE';
}

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

/**
 * Makes what finds the records of a text.
 * @param hasOldEnds whether each carriage return ends a record. Otherwise one by itself does so only between two records that are as
 * wide as the first one: files that were put together from several have such ends
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

  /** Where the record that ends at a sign of the text goes on; null when the sign does not end it. */
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
    // Whether a line feed belongs to it is in the next block.
    if (at + 1 === text.length) return isEnd ? at + 1 : 'MORE';
    if (text[at + 1] === '\n') return at + 2;
    // A blank line is no record, whatever its width.
    if (!everyReturn && count !== width && !isBlank) return null;
    const ends = everyReturn || isReturnAnEnd(text, at + 1, isEnd);
    return ends === true ? at + 1 : ends || null;
  }

  function isReturnAnEnd(text: string, next: number, isEnd: boolean): boolean | 'MORE' {
    if (hasOldEnds) return true;
    let following = scan(text, next, isEnd, true);
    // Blank lines may stand between two records. One that ends in a line feed is none: the return is one sign too many of that end.
    while (
      typeof following === 'object' &&
      following.cells.join('') === '' &&
      text[following.next - 1] === '\r' &&
      following.next < text.length
    )
      following = scan(text, following.next, isEnd, true);
    return following === 'MORE' ? 'MORE' : typeof following === 'object' && following.cells.length === width;
  }

  /** Where an unquoted cell ends, and the record with it, when it does. */
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
