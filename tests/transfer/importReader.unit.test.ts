import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { UnreadableFileError } from '../../server/catalogue/transfer/import/csvHeader.ts';
import { readCsv } from '../../server/catalogue/transfer/import/readCsv.ts';
import { readJsonProducts } from '../../server/catalogue/transfer/import/readJson.ts';
import { readPlainProducts } from '../../server/catalogue/transfer/import/readPlainJson.ts';
import { readCsvText } from '../support/catalogue.ts';

test('each invalid row is rejected with its line and a reason', async () => {
  const header =
    'Type,SKU,Name,Regular price,Sale price,Stock,Date sale price starts,Date sale price ends,Images,External URL,Tax class,Published,Parent';
  const rows = await readCsvText(
    [
      header,
      'simple,ok,Good,10,,,,,,,,1,',
      'simple,a,,10,,,,,,,,1,',
      'simple,b,"Two\nlines",ten,,,,,,,,1,',
      'bundle,c,Bundle,10,,,,,,,,1,',
      'simple,d,Debt,10,,-1,,,,,,1,',
      'simple,e,Backwards,10,5,,2026-12-02,2026-12-01,,,,1,',
      'simple,f,Dear,10,11,,,,,,,1,',
      'simple,g,Local,10,,,,,file:///etc/passwd,,,1,',
      'simple,h,Upwards,10,,,,,../secret.png,,,1,',
      'external,i,Elsewhere,10,,,,,,javascript:alert(1),,1,',
      'simple,j,Taxed,10,,,,,,,luxury,1,',
      'variation,k,Orphan,10,,,,,,,,1,',
      'simple,l,Maybe,10,,,,,,,,2,',
      'simple,m,Wide,10,,,,,,,,1,,too,many',
      'simple,n,Sale only,,5,,,,,,,1,',
    ].join('\n'),
  );
  const reasons = Object.fromEntries(rows.flatMap((row) => ('reason' in row ? [[row.line, row.reason]] : [])));
  expect(reasons).toEqual({
    3: 'The name is missing.',
    4: 'Regular price: "ten" is not a number; use a format such as 45.90.',
    6: 'Type: "bundle" is unknown; use one of simple, variable, variation, external, affiliate, grouped.',
    7: 'The stock is negative but backorders aren’t allowed.',
    8: 'The sale ends before it starts.',
    9: 'The sale price is higher than the regular price.',
    12: 'The external URL "javascript:alert(1)" is not an http(s) URL.',
    13: 'Tax class: "luxury" is unknown; use one of standard, reduced-rate, reduced, zero-rate, zero, parent.',
    14: 'The variation has no Parent.',
    15: 'Published: "2" is unknown; use one of 0, 1, -1.',
    16: 'The row has 15 cells, but the header row has 13. Put text that contains the delimiter in quotes.',
    17: 'A sale price needs a regular price.',
  });
});

test('misplaced quotes reject only the row that they start in', async () => {
  const rows = await readCsvText('SKU,Name\na,First\nb,"Sec"ond\nc,Third\nd,24" screen\ne,"Open\nf,"Sixth"\ng,"Open\nh,Eighth\n');
  expect(rows.map((row) => ('reason' in row ? [row.line, row.reason] : [row.line, row.name]))).toEqual([
    [2, 'First'],
    [3, expect.stringContaining('Misplaced quotes')],
    [4, 'Third'],
    [5, '24" screen'],
    [6, expect.stringContaining('Misplaced quotes')],
    [7, 'Sixth'],
    [8, expect.stringContaining('never closed')],
    [9, 'Eighth'],
  ]);
});

test.each([
  ['mixed line endings', 'SKU,Name\na,First\r\nb,"Sec\r\nond"\rc,Third', [2, 3, 5]],
  ['a different line ending after the header row', 'SKU,Name\r\na,First\nb,"Sec\r\nond"\nc,Third\n', [2, 3, 5]],
  ['Excel’s sep= line', 'sep=;\r\nSKU;Name\r\na;First\r\nb;"Sec\r\nond"\r\nc;Third', [3, 4, 6]],
])('%s: every row is read, and line numbers match the file', async (_name, text, lines) => {
  const rows = await readCsvText(text);
  expect(rows.map((row) => ('reason' in row ? row : [row.line, row.name]))).toEqual([
    [lines[0], 'First'],
    [lines[1], expect.stringMatching(/^Sec\s+ond$/)],
    [lines[2], 'Third'],
  ]);
});

test('a header row with misplaced quotes is rejected with a helpful message', async () => {
  await expect(readCsvText('SKU,"Na"me\na,First\n')).rejects.toThrow(
    'The first line must be a header row that names the columns. Misplaced quotes',
  );
});

test('line numbers match the file after multi-line cells and blank lines', async () => {
  const rows = await readCsvText('\ufeffSKU,Name\r\na,"One\r\nTwo"\r\n\r\nb,Fine\r\n,\r\nc,\r\n');
  expect(rows.map(({ line }) => line)).toEqual([2, 5, 7]);
});

test('a file without product columns, an empty file and rows that are not UTF-8 are rejected', async () => {
  await expect(readCsvText('first,second\n1,2\n')).rejects.toThrow(UnreadableFileError);
  await expect(readCsvText('')).rejects.toThrow(UnreadableFileError);
  expect(await readCsvText('SKU,Name\na,Caf\ufffd\n')).toMatchObject([{ line: 2, reason: expect.stringContaining('UTF-8') }]);
});

test.each([
  ['Windows-1252', Buffer.from('Artikelnummer;Name;Veröffentlicht;Regulärer Preis\nA-1;Draft;-1;10,00\n', 'latin1')],
  ['UTF-16', Buffer.from('\ufeffSKU\tName\tRegular price\nA-1\tCup\t10\n', 'utf16le')],
])('header rows in %s are rejected', async (_name, bytes) => {
  await expect(async () => {
    for await (const row of readCsv(Readable.from([bytes]), 'Europe/Berlin')) expect(row).toBeUndefined();
  }).rejects.toThrow(/header row isn’t UTF-8.*Save the file as “CSV UTF-8”/);
});

test('semicolons, other units and letter cases, and unknown columns are accepted', async () => {
  const [row] = await readCsvText('sku;NAME;weight (lbs);Length (in);Regular price;Supplier\nx;Anvil;100;10;12,50;ACME\n');
  expect(row).toMatchObject({
    sku: 'x',
    name: 'Anvil',
    weightGrams: 45359,
    lengthMm: 254,
    regularPriceMinor: 1250,
    extra: { Supplier: 'ACME' },
  });
  expect(row).toMatchObject({
    silence: { extraColumns: ['Supplier'], retained: expect.arrayContaining(['description', 'images', 'stock', 'attributes']) },
  });
});

test('an invalid product or misspelt key in a JSON file rejects only that product', () => {
  const rows = [
    ...readJsonProducts([
      { name: 'Cup', regularPriceMinor: 950 },
      { name: 'Saucer', price: 3 },
      { name: 'Pot', regularPriceMinor: 9.5 },
    ]),
  ];
  expect(rows[0]).toMatchObject({ line: 1, name: 'Cup', type: 'SIMPLE', categories: [] });
  expect(rows[1]).toMatchObject({ line: 2, reason: expect.stringContaining('"price"') });
  expect(rows[2]).toMatchObject({ line: 3, reason: expect.stringContaining('regularPriceMinor') });
});

test('[F31] a plain array of products gets sale prices in whole cents from discount percentages', () => {
  const rows = [
    ...readPlainProducts([
      {
        title: 'Soap',
        price: 9.99,
        discountPercentage: 10.48,
        category: 'bath-room',
        stock: 3,
        images: ['https://a.example/1.png'],
        reviews: [],
      },
      { title: 'Towel', price: 20, dimensions: { width: 15.14 }, weight: 4 },
      { price: 1 },
    ]),
  ];
  expect(rows[0]).toMatchObject({ regularPriceMinor: 999, salePriceMinor: 894, categories: [['Bath Room']], stock: 3 });
  expect(rows[1]).toMatchObject({ regularPriceMinor: 2000, salePriceMinor: undefined, widthMm: 151, extra: { 'Meta: weight': '4' } });
  expect(rows[2]).toMatchObject({ line: 3, reason: expect.stringContaining('title') });
});
