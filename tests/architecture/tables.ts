import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Which module writes which table: by the calls of Prisma and the SQL in its files.

/** Tables with the module that owns them: the name of the file of the schema that they are in. */
export function tableOwners(schemaDir: string): Map<string, string> {
  const files = readdirSync(schemaDir).filter((name) => name.endsWith('.prisma'));
  const ownedIn = (name: string): [string, string][] =>
    [...readFileSync(path.join(schemaDir, name), 'utf8').matchAll(/^model (\w+)/gm)].map(([, table = '']) => [
      table,
      path.basename(name, '.prisma'),
    ]);
  return new Map(files.flatMap(ownedIn));
}

/**
 * Columns of a product's row that others write than its own module, because every list reads them there: each column has one writer all the
 * same (docs/decisions/0006).
 */
const columnsOfOthers: Record<string, Record<string, readonly string[]>> = {
  Product: {
    inventory: ['stock', 'managesStock', 'totalSales'],
    projection: [
      'priceMinor',
      'priceMaxMinor',
      'priorPriceMinor',
      'isAvailable',
      'isListed',
      'isSearchable',
      'categoryIds',
      'termIds',
      'coverKey',
      'coverAlt',
      'coverColor',
      'searchText',
      'search',
    ],
  },
};

/** A write by another module than the table's own. */
export interface OutsideWrite {
  module: string;
  table: string;
  file: string;
}

const prismaWrite =
  /\.(\w+)\s*\.(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany)\(/g;
const sqlWrite = /\b(?:insert\s+into|update|delete\s+from)\s+"(\w+)"(?:\s+\w+)?(?:\s+set\s+(.*?)(?=\b(?:from|where)\b))?/gis;

/** Whether a statement sets columns alone that this module writes in another one's table. @param set what stands behind SET */
function isOwnColumns(module: string, table: string, set: string | undefined): boolean {
  const allowed = columnsOfOthers[table]?.[module];
  const columns = [...(set ?? '').matchAll(/"(\w+)"\s*=[^=]/g)].map(([, column = '']) => column);
  return allowed !== undefined && columns.length > 0 && columns.every((column) => allowed.includes(column));
}

/** @param serverDir whose files lie in folders of layers and modules */
export function outsideWrites(serverDir: string, owners: ReadonlyMap<string, string>): OutsideWrite[] {
  const byDelegate = new Map([...owners.keys()].map((table) => [`${table[0]?.toLowerCase()}${table.slice(1)}`, table]));
  const files = readdirSync(serverDir, { recursive: true, encoding: 'utf8' }).filter((file) => /^(?!generated)[\w/-]+\.ts$/.test(file));
  return files.toSorted().flatMap((file) => {
    const parts = file.split('/');
    const module = (parts.length > 2 ? parts[1] : parts[0]) ?? '';
    const text = readFileSync(path.join(serverDir, file), 'utf8');
    const tables = [
      ...[...text.matchAll(prismaWrite)].map(([, delegate = '']) => byDelegate.get(delegate)),
      ...[...text.matchAll(sqlWrite)].map(([, table = '', set]) => (isOwnColumns(module, table, set) ? undefined : table)),
    ];
    return tables.flatMap((table) => {
      const owner = table === undefined ? undefined : owners.get(table);
      return table === undefined || owner === undefined || owner === module ? [] : [{ module, table, file }];
    });
  });
}
