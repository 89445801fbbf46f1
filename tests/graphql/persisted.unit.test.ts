import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['kit', 'web/kit/relay'],
  ['web', 'web'],
  ['admin', 'admin'],
])('persisted documents are all used by a page: %s', (name, folder) => {
  const persisted = Object.keys(JSON.parse(readFileSync(`server/persisted/${name}.json`, 'utf8')) as object);
  const artifacts = readdirSync(`${folder}/__generated__`).map((file) => readFileSync(`${folder}/__generated__/${file}`, 'utf8'));
  expect(persisted.filter((id) => !artifacts.some((text) => text.includes(id)))).toEqual([]);
});
