import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { moduleDiagram, readModules } from '../../scripts/moduleGraph.ts';
import { outsideWrites, tableOwners } from './tables.ts';

// Rules of the server's modules (docs/architecture.md).

let server: ReturnType<typeof readModules>;
beforeAll(() => {
  server = readModules();
}, 240_000);

test('imports point to lower layers, modules have no cycles, and only their entry points are imported', () => {
  const { files, breaches } = server;
  // Without a TypeScript parser, dependency-cruiser reads no files and finds no violations.
  expect(files).toBeGreaterThan(1_000);
  expect(breaches).toEqual([]);
});

test('the diagram in docs/architecture.md is current (redraw with npm run architecture)', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain(moduleDiagram(server.edges));
});

test('only the owning module writes a table', () => {
  expect(outsideWrites('server', tableOwners('prisma/schema'))).toEqual([]);
});

/** Creates a small server that follows all rules, with the given files replacing its own. */
function serverWith(files: Record<string, string>): string {
  const root = mkdtempSync(path.join(tmpdir(), 'souk-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const all: Record<string, string> = {
    'tsconfig.json': '{}',
    'server/platform/csv/csv.ts': 'export const read = 1;',
    'server/foundation/audit/audit.ts': "import { read } from '../../platform/csv/csv.ts';\nexport const note = read;",
    'server/commerce/cart/cart.ts': "import { own } from './own.ts';\nexport const add = own;",
    'server/commerce/cart/own.ts': "import { note } from '../../foundation/audit/audit.ts';\nexport const own = note;",
    'server/commerce/orders/orders.ts': "import { add } from '../cart/cart.ts';\nexport const place = add;",
    'server/app/app.ts': "import { place } from '../commerce/orders/orders.ts';\nexport const app = place;",
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return root;
}

describe('the architecture checks', () => {
  const breaches: [string, Record<string, string>][] = [
    ['layers-point-down', { 'server/platform/csv/csv.ts': "import { add } from '../../commerce/cart/cart.ts';\nexport const read = add;" }],
    [
      'layers-point-down',
      { 'server/commerce/cart/own.ts': "import type { app } from '../../app/app.ts';\nexport const own: typeof app = 1;" },
    ],
    ['no-cycles-of-modules', { 'server/commerce/cart/own.ts': "export { place as own } from '../orders/orders.ts';" }],
    ['every-file-has-a-place', { 'server/stray.ts': "import { app } from './app/app.ts';\nexport const stray = app;" }],
    ['faces-only', { 'server/commerce/orders/orders.ts': "import { own } from '../cart/own.ts';\nexport const place = own;" }],
    [
      'extensions-use-contracts',
      {
        'server/extensions/payments-acme/acme.ts': "import { place } from '../../commerce/orders/orders.ts';\nexport const acme = place;",
      },
    ],
    [
      'extensions-use-contracts',
      {
        'server/extensions/payments-acme/acme.ts': "import { other } from '../payments-other/other.ts';\nexport const acme = other;",
        'server/extensions/payments-other/other.ts': 'export const other = 1;',
      },
    ],
    [
      'extensions-only-in-shop-config',
      {
        'server/app/app.ts': "import { acme } from '../extensions/payments-acme/acme.ts';\nexport const app = acme;",
        'server/extensions/payments-acme/acme.ts': 'export const acme = 1;',
      },
    ],
    ['rules-are-pure', { 'server/commerce/cart/rules.ts': "import fs from 'node:fs';\nexport const rule = fs;" }],
  ];

  test('report nothing in a compliant server', () => {
    expect(readModules(serverWith({})).breaches).toEqual([]);
  });

  test.each(breaches)('report a violation of %s', (rule, files) => {
    expect(readModules(serverWith(files)).breaches.map((breach) => breach.rule)).toContain(rule);
  });

  test('report a write to another module’s table by Prisma or by SQL', () => {
    const root = serverWith({
      'prisma/schema/cart.prisma': 'model Cart {\n  id Int @id\n}\n',
      'server/commerce/cart/cart.ts':
        'export const add = (tx) => tx.cart.update({ where: { id: 1 } });\nexport const sql = \'UPDATE "Cart" SET x\';',
      'server/commerce/orders/orders.ts':
        'export const place = (tx) => tx.cart.deleteMany({});\nexport const sql = \'delete from "Cart"\';',
    });
    const writes = outsideWrites(path.join(root, 'server'), tableOwners(path.join(root, 'prisma/schema')));
    expect(writes.map(({ module, table }) => ({ module, table }))).toEqual([
      { module: 'orders', table: 'Cart' },
      { module: 'orders', table: 'Cart' },
    ]);
  });
});
