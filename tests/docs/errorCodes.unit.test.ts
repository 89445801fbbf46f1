import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every code of an expected error stands in the guide for integrators', () => {
  const guide = readFileSync('docs/integrating.md', 'utf8');
  const files = globSync('server/**/*.ts', { exclude: ['server/generated/**'] });
  const codes = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/readonly code = '([A-Z_]+)'/g)].map(([, code]) => code));
  expect(codes.length).toBeGreaterThan(50);
  expect([...new Set(codes)].filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
