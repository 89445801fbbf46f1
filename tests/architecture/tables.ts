import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Finds which module writes which table, by the Prisma calls and SQL in its files.

/** Returns the tables with their owning module: the name of the schema file that declares them. */
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
 * Columns of `Product` written by other modules, because every list reads them there: each column still has a single writer
 * (docs/decisions/0006).
 */
const columnsOfOthers: Record<string, Record<string, readonly string[]>> = {
  Product: {
    inventory: ['stock', 'managesStock', 'totalSales'],
    projection: [
      'priceMinor',
      'priceMaxMinor',
      'priorPriceMinor',
      'unitPriceMinor',
      'unitPriceBase',
      'isAvailable',
      'popularity',
      'isListed',
      'isSearchable',
      'categoryIds',
      'termIds',
      'coverKey',
      'coverAlt',
      'coverColor',
      'secondKey',
      'searchText',
      'search',
    ],
  },
};

/** A write by a module that doesn't own the table. */
export interface OutsideWrite {
  module: string;
  table: string;
  file: string;
}

const prismaWrite =
  /\.(\w+)\s*\.(?:create|createMany|createManyAndReturn|update|updateMany|updateManyAndReturn|upsert|delete|deleteMany)\(/g;
const sqlWrite = /\b(?:insert\s+into|update|delete\s+from)\s+"(\w+)"(?:\s+\w+)?(?:\s+set\s+(.*?)(?=\b(?:from|where)\b))?/gis;

/**
 * Whether a statement sets only columns that this module may write in another module's table.
 * @param set the text after SET
 */
function isOwnColumns(module: string, table: string, set: string | undefined): boolean {
  const allowed = columnsOfOthers[table]?.[module];
  const columns = [...(set ?? '').matchAll(/"(\w+)"\s*=[^=]/g)].map(([, column = '']) => column);
  return allowed !== undefined && columns.length > 0 && columns.every((column) => allowed.includes(column));
}

/**
 * Finds writes by modules that don't own the table.
 * @param serverDir directory whose files lie in folders of layers and modules
 */
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
