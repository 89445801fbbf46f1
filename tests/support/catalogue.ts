import path from 'node:path';
import { Readable } from 'node:stream';
import { readCsv } from '../../server/catalogue/transfer/import/readCsv.ts';
import { blankRecord, type ProductRecord, type ReadItem, type RejectedRow } from '../../server/catalogue/products/batch/record.ts';
import { importRecords, type ImportOptions } from '../../server/catalogue/transfer/import/write.ts';
import { openCatalogueFile } from '../../server/catalogue/transfer/import/openFile.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { shopTimeZone } from '../../server/foundation/settings/operations.ts';

// Helpers for tests of imports, exports and prices.

export const fixture = path.resolve('tests/transfer/fixtures/products.csv');

/** Current time of these tests, at which the fixture's dated sale is active. */
export const importNow = new Date('2026-11-21T09:00:00.000Z');

export async function importFixture(db: Db, options: Partial<ImportOptions> = {}) {
  const { records, definitions } = await openCatalogueFile(fixture, 'UTC');
  return importRecords(db, records, { definitions, now: importNow, ...options });
}

/** Imports CSV text in the shop's time zone, as the command does. */
export async function importCsv(db: Db, text: string, options: Partial<ImportOptions> = {}) {
  return importRecords(db, readCsv(Readable.from([Buffer.from(text)]), await shopTimeZone(db.prisma)), { now: importNow, ...options });
}

async function readItems(text: string): Promise<ReadItem[]> {
  const items: ReadItem[] = [];
  for await (const item of readCsv(Readable.from([Buffer.from(text)]), 'UTC')) items.push(item);
  return items;
}

/** Parses CSV text without a database. */
export async function readCsvText(text: string): Promise<(ProductRecord | RejectedRow)[]> {
  return (await readItems(text)).flatMap((item) => ('notice' in item ? [] : [item]));
}

/** Returns the notices about the columns of CSV text. */
export async function columnNotices(text: string): Promise<string[]> {
  return (await readItems(text)).flatMap((item) => ('notice' in item ? [item.notice] : []));
}

export function record(facts: Partial<ProductRecord> & { name: string }): ProductRecord {
  return { ...blankRecord(facts.line ?? 1, facts.name), ...facts };
}

const tables = ['Brand', 'Category', 'Attribute', 'AttributeTerm', 'Product', 'ProductCategory', 'ProductAttribute'];
const joins = ['ProductAttributeTerm', 'VariationOption', 'ProductLink', 'Media', 'ProductImage', 'PriceChange', 'CatalogState'];

/** Returns every row of every catalogue table, without updatedAt. */
export async function catalogueRows(db: Db): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {};
  for (const table of [...tables, ...joins]) {
    const { rows } = await db.pool.query<{ row: string }>(`select (to_jsonb(t) - 'updatedAt')::text as row from "${table}" t order by 1`);
    dump[table] = rows.map(({ row }) => row);
  }
  return dump;
}

/** Returns the product with a SKU, with its related rows. */
export function productBySku(db: Db, sku: string) {
  return db.prisma.product.findUniqueOrThrow({
    where: { sku },
    include: {
      brand: true,
      parent: true,
      categories: { include: { category: true }, orderBy: { position: 'asc' } },
      attributes: {
        include: { attribute: true, terms: { include: { term: true }, orderBy: { position: 'asc' } } },
        orderBy: { position: 'asc' },
      },
      options: { include: { attribute: true, term: true }, orderBy: { position: 'asc' } },
      images: { include: { media: true }, orderBy: { position: 'asc' } },
      links: { include: { target: true }, orderBy: [{ kind: 'asc' }, { position: 'asc' }] },
      priceChanges: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
    },
  });
}

/** Generates rows one at a time: simple products, and every tenth a variable one preceded by two variations. */
export function* generatedRecords(count: number): Generator<ProductRecord> {
  for (let line = 1; line <= count; line += 1) {
    const family = Math.floor((line - 1) / 10);
    const place = (line - 1) % 10;
    const colour = ['Red', 'Blue', 'Green', 'Black', 'White'][line % 5] ?? 'Red';
    const common = { line, sku: `GEN-${line}`, regularPriceMinor: 1000 + (line % 977), brand: `Brand ${line % 40}` };
    const shared = {
      description: `<p>Product number ${line}, made of ${colour.toLowerCase()} things for people who like number ${line % 311}.</p>`,
      categories: [[`Department ${line % 6}`, `Shelf ${line % 30}`]],
      tags: [`tag ${line % 17}`],
    };
    const option = { name: 'Colour', isVisible: true, isGlobal: true };
    if (place < 2) {
      const values = [place === 0 ? 'Red' : 'Blue'];
      yield record({
        ...common,
        name: `Family ${family} ${values[0]}`,
        type: 'VARIATION',
        parent: `GEN-${family * 10 + 3}`,
        attributes: [{ ...option, values }],
      });
    } else if (place === 2) {
      const attributes = [{ ...option, values: ['Red', 'Blue'] }];
      yield record({ ...common, ...shared, regularPriceMinor: undefined, name: `Family ${family}`, type: 'VARIABLE', attributes });
    } else {
      const attributes = [
        { ...option, values: [colour] },
        { name: 'Width', number: line % 100, unit: 'cm', values: [], isVisible: true, isGlobal: true },
      ];
      yield record({
        ...common,
        ...shared,
        name: `Thing ${line}`,
        salePriceMinor: line % 7 === 0 ? 900 : undefined,
        stock: line % 13,
        attributes,
      });
    }
  }
}
