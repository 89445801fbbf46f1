import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../../server/api/schema.ts';
import { legacyRows } from '../../server/legacy/routes.ts';

const page = readFileSync('docs/migrating.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

test('[F139] each legacy endpoint has a unique name and an equivalent field in the API', () => {
  const names = legacyRows.map(({ endpoint, name }) => `${endpoint} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, operation } of legacyRows) {
    const [kind, field = ''] = operation.split(' ');
    const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    expect(Object.keys(root?.getFields() ?? {}), name).toContain(field);
  }
});

test('[F139] exactly the endpoints that change something correspond to mutations', () => {
  for (const { name, operation, isWrite } of legacyRows) expect(operation.startsWith('mutation '), name).toBe(isWrite);
});

test.each(legacyRows.map((row) => [row.name, row] as const))(
  '[F139] the documentation of %s is up to date',
  (name, { operation, methods, token }) => {
    const [line] = page.split('\n').filter((text) => text.startsWith('|') && text.includes(`\`${name}\``));
    expect(line, 'docs/migrating.md').toBeDefined();
    for (const part of [`\`${operation}\``, methods.join(', '), token?.family ?? '–', ...(token?.fields.slice(0, 1) ?? [])])
      expect(line).toContain(part);
    expect(readme).toContain(`\`${name}\``);
  },
);
