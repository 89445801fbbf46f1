import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '../../server/api/schema.ts';
import { legacyRows } from '../../server/legacy/routes.ts';

const page = readFileSync('docs/migrating.md', 'utf8');
const readme = readFileSync('README.md', 'utf8');

test('[F139] every row has a name of its own and a twin that the API has', () => {
  const names = legacyRows.map(({ endpoint, name }) => `${endpoint} ${name}`);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, twin } of legacyRows) {
    const [kind, field = ''] = twin.split(' ');
    const root = kind === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    expect(Object.keys(root?.getFields() ?? {}), name).toContain(field);
  }
});

test('[F139] what changes something says so: its twin is a mutation, and no other row’s is', () => {
  for (const { name, twin, isWrite } of legacyRows) expect(twin.startsWith('mutation '), name).toBe(isWrite);
});

test.each(legacyRows.map((row) => [row.name, row] as const))(
  '[F139] the documents tell of %s as it is',
  (name, { twin, methods, token }) => {
    const [line] = page.split('\n').filter((text) => text.startsWith('|') && text.includes(`\`${name}\``));
    expect(line, 'docs/migrating.md').toBeDefined();
    for (const part of [`\`${twin}\``, methods.join(', '), token?.family ?? '–', ...(token?.fields.slice(0, 1) ?? [])])
      expect(line).toContain(part);
    expect(readme).toContain(`\`${name}\``);
  },
);
