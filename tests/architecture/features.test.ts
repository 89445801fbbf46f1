import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// docs/features.md says what the product does and which tests prove it. After a whole run `npm test` checks besides that the tests
// named by done rows passed (scripts/lib/results.mjs).

function testFiles(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const file = path.join(directory, name);
    return statSync(file).isDirectory() ? testFiles(file) : /\.test\.tsx?$/.test(name) ? [file] : [];
  });
}

const rowForm = /^\| (F\d+) \| (planned|done) \| (.+) \| (.+) \|$/gm;
const rows = [...readFileSync('docs/features.md', 'utf8').matchAll(rowForm)].map(([, row = '', state = '', , tests = '']) => ({
  row,
  state,
  tests,
}));
const named = new Map(
  testFiles('tests').map((file) => {
    const titles = readFileSync(file, 'utf8').match(/\[(?:F\d+)(?:[,\s]+F\d+)*\]/g) ?? [];
    return [file.split(path.sep).join('/'), new Set(titles.flatMap((title) => title.match(/F\d+/g) ?? []))];
  }),
);

test('every feature has one row', () => {
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 142 }, (_, index) => `F${index + 1}`));
});

test('no test names an unknown row', () => {
  const known = new Set(rows.map(({ row }) => row));
  const unknown = [...named].flatMap(([file, names]) => [...names].filter((name) => !known.has(name)).map((name) => `${file}: ${name}`));
  expect(unknown).toEqual([]);
});

test('a done row names its tests, and each of them names the row', () => {
  const wrong = rows
    .filter(({ state }) => state === 'done')
    .flatMap(({ row, tests }) =>
      tests
        .split(',')
        .map((file) => file.trim().replaceAll('`', ''))
        .filter((file) => !named.get(file)?.has(row))
        .map((file) => `${row}: ${file}`),
    );
  expect(wrong).toEqual([]);
});
