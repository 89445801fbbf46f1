import { beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { importCsv, productBySku } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';

// Import of files in other languages, and of files with few columns.

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

const lines = (...rows: string[]) => rows.join('\n');
const noPrice = 'The product has no price, so it is saved as a draft.';

describe('files in other languages', () => {
  test('a German file is imported with prices, stock, categories, options, drafts and hidden products', async () => {
    const report = await importCsv(
      db,
      lines(
        'ID,Typ,Artikelnummer,Name,Veröffentlicht,"Sichtbarkeit im Katalog",Steuerklasse,"Vorrätig?",Bestand,"Gewicht (g)","Kundenbewertungen erlauben?",Angebotspreis,"Regulärer Preis",Kategorien,"Übergeordnetes Produkt","Name des Attributs 1","Attribut 1 Wert(e)",Lieferant',
        '11,variable,T-1,Teekanne,1,visible,,1,,,1,,,"Küche > Tee",,Farbe,"Rot, Blau",Müller',
        '12,variation,T-1-R,"Teekanne - Rot",1,visible,,1,4,450,,"19,90","24,90",,T-1,Farbe,Rot,',
        '13,simple,T-2,Entwurf,-1,hidden,reduzierter-preis,0,0,,0,,"5,00",Küche,,,,',
        '14,simple,T-3,Intern,0,hidden,,1,,,,,"5,00",,id:11,,,',
      ),
    );
    expect(report).toMatchObject({
      created: 4,
      rejected: [],
      warnings: [{ line: 1, reason: expect.stringMatching(/^Unrecognised columns: “Lieferant”\. They are stored/) }],
    });
    expect(await productBySku(db, 'T-1-R')).toMatchObject({
      type: 'VARIATION',
      parent: { sku: 'T-1' },
      regularPriceMinor: 2_490,
      salePriceMinor: 1_990,
      stock: 4,
      weightGrams: 450,
      options: [{ attribute: { name: 'Farbe' }, term: { label: 'Rot' } }],
    });
    expect(await productBySku(db, 'T-2')).toMatchObject({ status: 'DRAFT', visibility: 'HIDDEN', taxClass: 'REDUCED', isInStock: false });
    expect(await productBySku(db, 'T-3')).toMatchObject({ status: 'PRIVATE' });
    const teapot = await productBySku(db, 'T-1');
    expect(teapot).toMatchObject({ status: 'PUBLISHED', extra: { 'Allow customer reviews?': '1', Lieferant: 'Müller' } });
    expect(teapot.categories.map(({ category }) => category.name)).toContain('Tee');
  });

  test('products of a file in an unknown language are saved as drafts without prices, and unknown columns are listed', async () => {
    const report = await importCsv(
      db,
      lines('ID,Type,SKU,Navn,Name,Publiceret,Normalpris', '1,simple,D-1,x,Kop,-1,"9,00"', '2,variable,D-2,x,Krus,0,'),
    );
    expect(report.warnings.map(({ line, reason }) => [line, reason.slice(0, 64)])).toEqual([
      [1, 'Unrecognised columns: “Navn”, “Publiceret”, “Normalpris”. They a'],
      [2, noPrice],
      [3, noPrice],
    ]);
    expect(await db.prisma.product.count({ where: { status: 'DRAFT' } })).toBe(2);
  });

  test('the import command recognises the same column names as the mapping screen', async () => {
    await importCsv(db, 'SKU,Name,Regular price\nA-1,Lamp,12.50\n');
    expect(await importCsv(db, 'SKU,Product title,Price,Qty\nA-1,Lamp,1000,3\n')).toMatchObject({ updated: 1, warnings: [] });
    expect(await productBySku(db, 'A-1')).toMatchObject({ regularPriceMinor: 100_000, stock: 3 });
  });
});

describe('files with few columns', () => {
  beforeEach(async () => {
    const { created } = await importCsv(
      db,
      lines(
        'SKU,Type,Name,Published,Regular price,Stock,Parent,Categories,Attribute 1 name,Attribute 1 value(s)',
        'CUP,simple,Cup,1,9,2,,Kitchen,,',
        'WIP,simple,Work in progress,-1,9,2,,,,',
        'SHIRT,variable,Shirt,1,,,,,Size,"S, M"',
        'SHIRT-S,variation,Shirt,1,20,5,SHIRT,,Size,S',
      ),
    );
    expect(created).toBe(4);
  });

  test('a file with SKU and stock changes only the stock, also of variations', async () => {
    const before = { ...(await productBySku(db, 'CUP')), stock: 7, version: 2, updatedAt: expect.anything() };
    const report = await importCsv(db, 'SKU,Stock\nCUP,7\nSHIRT-S,0\nWIP,2\n');
    expect(report).toMatchObject({ created: 0, updated: 2, unchanged: 1, rejected: [], warnings: [] });
    expect(await productBySku(db, 'CUP')).toEqual(before);
    expect(await productBySku(db, 'SHIRT-S')).toMatchObject({
      stock: 0,
      type: 'VARIATION',
      parent: { sku: 'SHIRT' },
      options: [{ term: { label: 'S' } }],
    });
    expect(await importCsv(db, 'SKU,Price\nCUP,8\n')).toMatchObject({ updated: 1 });
    expect(await productBySku(db, 'CUP')).toMatchObject({ regularPriceMinor: 800, stock: 7, status: 'PUBLISHED' });
  });

  test('a file with one of the two prices leaves no sale price that doesn’t suit the regular price', async () => {
    const prices = async () => {
      const { regularPriceMinor, salePriceMinor } = await productBySku(db, 'CUP');
      return [regularPriceMinor, salePriceMinor];
    };
    expect(await importCsv(db, 'SKU,Sale price\nCUP,9.01\n')).toMatchObject({ updated: 0, rejected: [{ line: 2 }] });
    expect(await importCsv(db, 'SKU,Sale price\nCUP,8\n')).toMatchObject({ updated: 1, rejected: [] });
    expect(await importCsv(db, 'SKU,Regular price\nCUP,8.50\n')).toMatchObject({ updated: 1, warnings: [] });
    expect(await prices()).toEqual([850, 800]);
    expect(await importCsv(db, 'SKU,Regular price\nCUP,7\n')).toMatchObject({ updated: 1, warnings: [{ line: 2 }] });
    expect(await prices()).toEqual([700, null]);
    await importCsv(db, 'SKU,Sale price\nCUP,6\n');
    expect(await importCsv(db, 'SKU,Regular price\nCUP,\n')).toMatchObject({ updated: 1, warnings: [{ line: 2 }] });
    expect(await prices()).toEqual([null, null]);
    expect(await importCsv(db, 'SKU,Sale price\nCUP,6\n')).toMatchObject({ rejected: [{ line: 2 }] });
  });

  test('a row without a name creates no product', async () => {
    const report = await importCsv(db, 'SKU,Stock,Published\nNEW,7,1\n,3,1\nCUP,4,1\n');
    expect(report).toMatchObject({
      created: 0,
      updated: 1,
      rejected: [
        { line: 2, reason: 'The shop has no product with the SKU "NEW", and a new product needs a name.' },
        { line: 3, reason: 'The SKU is missing. In a file without names, products are matched by SKU.' },
      ],
    });
    expect(await db.prisma.product.count()).toBe(4);
  });

  test('a new product without a price is a draft, unless Published is set', async () => {
    const report = await importCsv(db, 'SKU,Name,Price,Published\nN-1,One,,\nN-2,Two,5,\nN-3,Three,,1\nWIP,Work,9,\n');
    expect(report).toMatchObject({ created: 3, updated: 1, warnings: [{ line: 2, reason: noPrice }] });
    const states = await db.prisma.product.findMany({ where: { sku: { in: ['N-1', 'N-2', 'N-3', 'WIP'] } }, orderBy: { sku: 'asc' } });
    expect(states.map(({ sku, status }) => `${sku} ${status}`)).toEqual(['N-1 DRAFT', 'N-2 PUBLISHED', 'N-3 PUBLISHED', 'WIP DRAFT']);
    expect(await importCsv(db, 'SKU,Name\nN-4,Four\n')).toMatchObject({ created: 1, warnings: [{ line: 2, reason: noPrice }] });
  });
});
