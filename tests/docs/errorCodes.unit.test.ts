import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

test('docs/integrating.md lists every code of an expected error', () => {
  const guide = readFileSync('docs/integrating.md', 'utf8');
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('generated'),
  );
  const codes = files.flatMap((file) =>
    [...readFileSync(path.join('server', file), 'utf8').matchAll(/readonly code = '([A-Z_]+)'/g)].map(([, code]) => code),
  );
  expect(codes.length).toBeGreaterThan(50);
  expect([...new Set(codes)].filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
});
