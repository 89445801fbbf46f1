import { expect, test } from 'vitest';
import { csvRecords } from '../../server/platform/csv/csvRecords.ts';

/**
 * Parses a text that arrives in chunks.
 * @returns the line, and the cells or error, of each record
 */
async function read(parts: readonly string[], maxRecord = 100_000): Promise<string[]> {
  const stream = (async function* () {
    yield* parts;
  })();
  const found: string[] = [];
  for await (const record of csvRecords(stream, { maxRecord })) {
    found.push(
      `${record.line} ${'fault' in record ? record.fault.split(/[;.]/, 1)[0] : record.cells.map((cell) => cell.slice(0, 9)).join('|')}`,
    );
  }
  return found;
}

/** Files are read in blocks, and content across a block boundary is read as if it were within one block. */
const block = 65_536;

test.each([
  ['a CRLF line break', 'b\r\nc,d', ['2 b', '3 c|d']],
  ['a blank line after CRLF', 'b\r\n\r\nc,d', ['2 b', '4 c|d']],
  ['a blank line in a file with CR line breaks', 'b\r\rc,d', ['2 b', '4 c|d'], '\r'],
  ['a CR after a complete record', 'b,b\rc,d', ['2 b|b', '3 c|d']],
  ['a CR within a cell', 'b\rb,b\r\nc,d', ['2 b\rb|b', '3 c|d']],
  ['a CR within the last cell', 'b,b\rb\nc,d', ['2 b|b\rb', '3 c|d']],
  ['a CR within quotes', '"b\rb",b\nc,d', ['2 b\rb|b', '3 c|d']],
  ['an extra CR at the end', 'b,b\r\r\nc,d', ['2 b|b\r', '3 c|d']],
  ['a doubled quote', '"b ""q"" b",x\nc,d', ['2 b "q" b|x', '3 c|d']],
  ['a line break within quotes', '"b\r\nb",x\nc,d', ['2 b\r\nb|x', '4 c|d']],
  ['a misplaced quote', 'b,"b" b\r\nc,d', ['2 Misplaced quotes', '3 c|d']],
  ['an unclosed quote', 'b,"bb\r\nc,d', ['2 Quoted text starts here and is never closed', '3 c|d']],
  ['spaces around quotes', 'b, "b" \r\nc,d', ['2 b|b', '3 c|d']],
])('%s is parsed alike at every position of a block boundary', async (_name, text, expected, end = '\n') => {
  for (let before = 0; before <= text.length + 1; before += 1) {
    const head = `h,${'x'.repeat(block - 3 - before)}${end}`;
    expect([before, await read([head, text.slice(0, before), text.slice(before), `${end}${`e${end}`.repeat(3)}`])]).toEqual([
      before,
      ['1 h|xxxxxxxxx', ...expected, ...[1, 2, 3].map((more) => `${Number(expected.at(-1)?.split(' ', 1)[0]) + more} e`)],
    ]);
  }
});

test.each(['\n', '\r\n', '\r'])('an overlong row or unclosed quote fails only its own row, with line break %j', async (end) => {
  for (const extra of [0, 1, 2]) {
    const long = `b,${'x'.repeat(2 * block - 4 - end.length - extra)}`;
    expect(await read(['a,1', end, long, end, `"c${end}${'y'.repeat(2 * block)}`, end, 'd,1', end, '"e', end, 'f,1'], block)).toEqual([
      '1 a|1',
      '2 The row is too long',
      '3 Quoted text starts here and is never closed',
      '4 The row is too long',
      '5 d|1',
      '6 Quoted text starts here and is never closed',
      '7 f|1',
    ]);
  }
});

test('files that are empty, have one column, or lack a final line break are parsed', async () => {
  expect(await read([])).toEqual([]);
  expect(await read(['', '\r', '\n', ''])).toEqual([]);
  expect(await read(['sep=;'])).toEqual([]);
  expect(await read(['a', '\n', 'b,'])).toEqual(['1 a', '2 b|']);
  expect(await read(['a\n"b"'])).toEqual(['1 a', '2 b']);
});
