import { expect, test } from 'vitest';
import { readJsonProducts } from '../../server/catalogue/transfer/import/readJson.ts';
import { readPlainProducts } from '../../server/catalogue/transfer/import/readPlainJson.ts';
import type { ProductRecord, RejectedRow } from '../../server/catalogue/products/batch/record.ts';
import { readCsvText } from '../support/catalogue.ts';

// Content of other shops' files that a strict parser would reject or take literally.

function accepted(row: ProductRecord | RejectedRow | undefined): ProductRecord {
  if (!row || 'reason' in row) throw new Error(row ? `Line ${row.line}: ${row.reason}` : 'There is no such row');
  return row;
}

test('HTML entities in names are decoded once', async () => {
  const names = [
    'Caf&eacute; &amp; Bar',
    '&#8220;Oak&#8221; &#x2013; 2&nbsp;m',
    'R&D &unknown; AT&T',
    '&amp;lt;',
    '5&quot; &#039;n&#39; &apos;',
  ];
  const rows = await readCsvText(`SKU,Name,Button text\n${names.map((name, index) => `e-${index},${name},Buy &rarr;`).join('\n')}\n`);
  expect(rows.map((row) => accepted(row).name)).toEqual(['Café & Bar', '“Oak” – 2\u00a0m', 'R&D &unknown; AT&T', '&lt;', `5" 'n' '`]);
  expect(accepted(rows[0]).buttonText).toBe('Buy →');
  const [plain] = [...readPlainProducts([{ title: 'Salt &amp; Pepper', price: 1, brand: 'M&uuml;hle', category: 'home-&amp;-garden' }])];
  expect(plain).toMatchObject({ name: 'Salt & Pepper', brand: 'Mühle', categories: [['Home & Garden']] });
});

const pictures = async (cell: string) => {
  const row = accepted((await readCsvText(`SKU,Name,Images\np,Pot,"${cell.replaceAll('"', '""')}"\n`))[0]);
  return { sources: row.images.map(({ source }) => source), notes: row.notes ?? [] };
};

test.each([
  ['https://x.example/a.jpg, //cdn.example/b.jpg', ['https://x.example/a.jpg', 'https://cdn.example/b.jpg'], []],
  ['https://x.example/a.jpg|https://x.example/b.jpg', ['https://x.example/a.jpg', 'https://x.example/b.jpg'], []],
  ['https://x.example/a.jpg;https://x.example/b.jpg https://x.example/c.jpg', ['a', 'b', 'c'].map((n) => `https://x.example/${n}.jpg`), []],
  [
    'https://x.example/a b.jpg\n//x.example/c.jpg?u=http://y.example',
    ['https://x.example/a b.jpg', 'https://x.example/c.jpg?u=http://y.example'],
    [],
  ],
  ['a.jpg | b.jpg', ['a.jpg', 'b.jpg'], []],
  ['/wp-content/uploads/a.jpg, https://x.example/a.jpg', ['https://x.example/a.jpg'], ['/wp-content/uploads/a.jpg']],
  ['htps://x.example/a.jpg', [], ['htps://x.example/a.jpg']],
  ['C:\\pics\\a.jpg, ../up.jpg', [], ['C:\\pics\\a.jpg', '../up.jpg']],
  ['data:image/png;base64,iVBORw0KGgo=, b.jpg', ['b.jpg'], ['data:image/png;base64,iVBORw0KGgo=']],
  [`https://x.example/${'a'.repeat(2_000)}.jpg, b.jpg`, ['b.jpg'], [`https://x.example/${'a'.repeat(82)}…`]],
])('an invalid picture is skipped with a note: %s', async (cell, sources, leftOut) => {
  const read = await pictures(cell);
  expect(read.sources).toEqual(sources);
  expect(read.notes).toEqual(
    leftOut.map((source) => `The image "${source}" was skipped because it is neither an http(s) URL nor a path inside the file’s folder.`),
  );
});

test('an invalid picture is skipped with a note in JSON files', () => {
  const images = ['javascript:alert(1)', '//x.example/a.jpg'];
  const rows = [
    ...readPlainProducts([{ title: 'Soap', price: 1, images }]),
    ...readJsonProducts([{ name: 'Soap', images: images.map((source) => ({ source, alt: source })) }]),
  ];
  for (const row of rows)
    expect(row).toMatchObject({
      images: [{ source: 'https://x.example/a.jpg' }],
      notes: [expect.stringContaining('"javascript:alert(1)"')],
    });
});

test.each([
  ['TRUE', 'PUBLISHED', true],
  ['true', 'PUBLISHED', true],
  ['WAHR', 'PUBLISHED', true],
  ['yes', 'PUBLISHED', true],
  ['1.0', 'PUBLISHED', true],
  ['FALSE', 'DRAFT', false],
  ['Falso', 'DRAFT', false],
  ['0', 'PRIVATE', false],
])('spreadsheet booleans are recognised: %s', async (word, status, isYes) => {
  const header = 'SKU,Name,Published,Is featured?,In stock?,Sold individually?,Backorders allowed?,Tax status';
  const [row] = await readCsvText(
    `${header}\nt,T,${[word, word, word, word, word].join(',')},${word === '0' || word === '1.0' ? '' : word}\n`,
  );
  const flags = { isFeatured: isYes, isInStock: isYes, soldIndividually: isYes, backorders: isYes ? 'YES' : 'NO' };
  expect(accepted(row)).toMatchObject({ status, ...flags, taxStatus: isYes || word === '0' ? 'TAXABLE' : 'NONE' });
});

test('WooCommerce’s stock statuses are recognised', async () => {
  const words = ['instock', 'Out of stock', 'onbackorder', 'backorder', 'sometimes'];
  const rows = await readCsvText(`SKU,Name,In stock?\n${words.map((word) => `s,S,${word}`).join('\n')}\n`);
  expect(rows.slice(0, 4).map((row) => accepted(row).isInStock)).toEqual([true, false, true, true]);
  expect(rows[4]).toEqual({ line: 6, reason: 'In stock?: "sometimes" is neither 1 nor 0.' });
});

test('net prices are rounded with a note', async () => {
  const [row] = await readCsvText('SKU,Name,Regular price,Sale price\nn,Net,16.807,8.403361\n');
  expect(accepted(row)).toMatchObject({
    regularPriceMinor: 1681,
    salePriceMinor: 840,
    notes: ['Regular price: "16.807" was rounded to 16.81.', 'Sale price: "8.403361" was rounded to 8.40.'],
  });
  const semicolons = await readCsvText('SKU;Name;Regular price\na;A;16,8067\nb;B;16.807\n');
  expect(semicolons).toMatchObject([{ regularPriceMinor: 1681 }, { reason: expect.stringContaining('thousands or decimals') }]);
  const [plain] = [...readPlainProducts([{ title: 'Net', price: 8.403361 }])];
  expect(plain).toMatchObject({ regularPriceMinor: 840, notes: ['price: 8.403361 was rounded to 8.40.'] });
});

test('a date of zeros is no date', async () => {
  for (const zeros of ['0000-00-00', '0000-00-00 00:00:00', '0:00:00', '00:00']) {
    const row = accepted((await readCsvText(`SKU,Name,Date sale price starts,Date sale price ends\nz,Z,${zeros},${zeros}\n`))[0]);
    expect([row.saleStartsAt, row.saleEndsAt]).toEqual([undefined, undefined]);
  }
  expect((await readCsvText('SKU,Name,Date sale price starts\nz,Z,0001-13-00\n'))[0]).toMatchObject({
    reason: expect.stringContaining('not a date'),
  });
});

test('quoted values keep their commas, in lists and on variations', async () => {
  const lists = {
    '"Powered up, not tested further."': ['Powered up, not tested further.'],
    'New, "Used, like new" ,"A ""B"", C"': ['New', 'Used, like new', 'A "B", C'],
    '24" screen, 32" screen': ['24" screen', '32" screen'],
    '"Best" of all, x\\, y': ['"Best" of all', 'x, y'],
    '"open, end': ['"open', 'end'],
    '"a\\, b"': ['a, b'],
  };
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const header = 'Type,SKU,Parent,Name,Tags,Categories,Attribute 1 name,Attribute 1 value(s),Attribute 1 default';
  for (const [text, values] of Object.entries(lists)) {
    const [row] = await readCsvText(`${header}\nsimple,q,,Q,${cell(text)},${cell(text)},State,${cell(text)},\n`);
    expect(accepted(row)).toMatchObject({ tags: values, categories: values.map((value) => [value]), attributes: [{ values }] });
  }
  const [first = ''] = Object.keys(lists);
  const [option, parent] = await readCsvText(
    `${header}\nvariation,v,q,V,,,State,${cell(first)},\nvariable,q,,Q,,,State,"a, ${first.replaceAll('"', '""')}",${cell(first)}\n`,
  );
  expect(accepted(option).attributes[0]?.values).toEqual(['Powered up, not tested further.']);
  expect(accepted(parent).attributes[0]).toMatchObject({
    values: ['a', 'Powered up, not tested further.'],
    default: 'Powered up, not tested further.',
  });
});

test('a carriage return in a cell does not end the line, and line numbers match the file', async () => {
  const rows = await readCsvText('SKU,Name,Regular price\na,"One\rTwo",1\nb,Three\rFour,2\nc,,3\nd,"Five\r\nSix\r",4\r\ne,Seven,5\nf,,7\n');
  expect(rows.map((row) => ('reason' in row ? [row.line, row.reason] : [row.line, row.name]))).toEqual([
    [2, 'One\rTwo'],
    [3, 'Three\rFour'],
    [4, 'The name is missing.'],
    [5, 'Five\r\nSix'],
    [7, 'Seven'],
    [8, 'The name is missing.'],
  ]);
});

test('skipped pictures in descriptions are listed', async () => {
  const picture = (source: string) => `<img class='x' src='${source}' alt='>'>`;
  const description = `<p>Chart ${picture('https://x.example/1.png')}<IMG loading=lazy src=data:image/gif;base64,R0 data-src=/2.png></p>`;
  const short = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(picture).join('');
  const [row, none] = await readCsvText(`SKU,Name,Description,Short description\nd,D,"${description}","${short}"\nn,N,<p>No imgs</p>,\n`);
  expect(accepted(row).notes).toEqual([
    'Short description: its images were skipped, but its text was imported: a, b, c, d, e and 2 more.',
    'Description: its images were skipped, but its text was imported: https://x.example/1.png, /2.png.',
  ]);
  expect(accepted(none).notes).toBeUndefined();
});
