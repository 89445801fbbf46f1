import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// docs/features.md lists the features, and test titles name the rows that they prove. After a full run, `npm test` also checks that a test
// of each completed row has passed (scripts/lib/results.mjs).

function testFiles(directory: string): string[] {
  return readdirSync(directory).flatMap((name) => {
    const file = path.join(directory, name);
    return statSync(file).isDirectory() ? testFiles(file) : /\.test\.tsx?$/.test(name) ? [file] : [];
  });
}

const rowForm = /^\| ([FI]\d+) \| (planned|done) \| .+ \|$/gm;
const rows = [...readFileSync('docs/features.md', 'utf8').matchAll(rowForm)].map(([, row = '', state = '']) => ({ row, state }));
const named = new Map(
  testFiles('tests').map((file) => {
    const titles = readFileSync(file, 'utf8').match(/\[(?:[FI]\d+)(?:[,\s]+[FI]\d+)*\]/g) ?? [];
    return [file.split(path.sep).join('/'), new Set(titles.flatMap((title) => title.match(/[FI]\d+/g) ?? []))];
  }),
);

test('every feature has exactly one row', () => {
  expect(rows.map(({ row }) => row).filter((row) => row.startsWith('F'))).toEqual(
    Array.from({ length: 142 }, (_, index) => `F${index + 1}`),
  );
});

test('test titles name only known rows', () => {
  const known = new Set(rows.map(({ row }) => row));
  const unknown = [...named].flatMap(([file, names]) => [...names].filter((name) => !known.has(name)).map((name) => `${file}: ${name}`));
  expect(unknown).toEqual([]);
});

test('each row marked done is named in a test title', () => {
  const proven = new Set([...named.values()].flatMap((names) => [...names]));
  expect(rows.filter(({ row, state }) => state === 'done' && !proven.has(row))).toEqual([]);
});
