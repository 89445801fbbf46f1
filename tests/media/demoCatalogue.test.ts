import { expect, test } from 'vitest';
import { demoArt, demoPicture } from '../../prisma/seed/art.ts';
import { demoRecords } from '../../prisma/seed/catalogue.ts';
import { demoPriceHistory } from '../../prisma/seed/priceHistory.ts';
import type { ProductRecord } from '../../server/catalogue/products/batch/record.ts';

const DAY_MS = 86_400_000;
/** Products with models under prisma/seed/art/blender. */
const RENDERED = ['CAM-1001', 'KIT-1005'];
const now = new Date('2026-11-21T10:30:00Z');
const { definitions, records, facts } = demoRecords(now);
const products = records.filter((record) => record.type !== 'VARIATION');
const skus = new Set(records.map((record) => record.sku));
const ofType = (type: ProductRecord['type']) => records.filter((record) => record.type === type);
const startsIn = (record: ProductRecord) => Date.parse(record.saleStartsAt ?? '') - now.getTime();
const endsIn = (record: ProductRecord) => Date.parse(record.saleEndsAt ?? '') - now.getTime();
const runs = (record: ProductRecord) => startsIn(record) <= 0 && endsIn(record) > 0;

test('[F1] the demo catalogue covers all product types, categories, brands and stock states', () => {
  expect(products.length).toBeGreaterThanOrEqual(130);
  expect(new Set(products.map((record) => record.brand)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(products.map((record) => record.categories[0]?.join(' > '))).size).toBeGreaterThanOrEqual(15);
  expect(ofType('VARIABLE').length).toBeGreaterThanOrEqual(14);
  expect(ofType('EXTERNAL').length).toBeGreaterThanOrEqual(8);
  expect(ofType('GROUPED').length).toBeGreaterThanOrEqual(3);
  const counted = records.filter((record) => record.stock !== undefined);
  expect(counted.filter((record) => record.stock === 0).length).toBeGreaterThanOrEqual(8);
  expect(counted.filter((record) => (record.stock ?? 0) >= 1 && (record.stock ?? 0) <= 4).length).toBeGreaterThanOrEqual(8);
  expect(products.filter((record) => record.backorders !== 'NO').length).toBeGreaterThanOrEqual(3);
  expect(products.filter((record) => record.soldIndividually).length).toBeGreaterThanOrEqual(3);
  expect(products.filter((record) => (record.minQuantity ?? 1) > 1).length).toBeGreaterThanOrEqual(5);
  expect(products.filter((record) => record.isFeatured).length).toBeGreaterThanOrEqual(8);
});

test('[F2] there is a stainless-steel category, whose products also have the material as an attribute', () => {
  const steel = products.filter((record) => record.categories.some((path) => path.join('/') === 'Kitchen/Cookware/Stainless steel'));
  expect(steel.length).toBeGreaterThanOrEqual(4);
  for (const record of steel) {
    expect(record.attributes.find(({ name }) => name === 'Material')?.values, record.name).toContain('Stainless steel');
  }
});

test('every product has a category, texts, a brand, and a unique SKU and valid GTIN', () => {
  expect(skus.size).toBe(records.length);
  expect(new Set(records.map((record) => record.gtin)).size).toBe(records.length);
  for (const record of records) {
    const digits = [...(record.gtin ?? '')].map(Number);
    expect(digits, record.sku).toHaveLength(13);
    expect(digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10, record.sku).toBe(0);
  }
  for (const record of products) {
    expect(record.categories.length, record.sku).toBeGreaterThanOrEqual(1);
    expect(record.shortDescription.length, record.sku).toBeGreaterThan(10);
    expect(record.description, record.sku).toMatch(/^<p>.{40,}<\/p><ul>(<li>.+<\/li>)+<\/ul>$/);
    expect(record.images.length, record.sku).toBeGreaterThanOrEqual(2);
    expect(new Set(record.images.map(({ source }) => source)).size, record.sku).toBe(record.images.length);
  }
  expect(new Set(products.map((record) => record.name)).size).toBe(products.length);
});

test('every reference points to a product of the catalogue', () => {
  for (const record of records) {
    for (const sku of [...record.upsells, ...record.crossSells, ...record.grouped]) expect(skus, `${record.sku} -> ${sku}`).toContain(sku);
  }
  const parents = new Set(ofType('VARIABLE').map((record) => record.sku));
  for (const record of ofType('VARIATION')) expect(parents, record.sku).toContain(record.parent);
  for (const record of ofType('GROUPED')) expect(record.grouped.length, record.sku).toBeGreaterThanOrEqual(2);
  for (const record of ofType('EXTERNAL')) {
    expect(record.externalUrl, record.sku).toMatch(/^https:\/\//);
    expect(record.buttonText, record.sku).toBeTruthy();
  }
});

test('[F12] variations combine their product’s options, each combination at most once, some missing', () => {
  let missing = 0;
  for (const parent of ofType('VARIABLE')) {
    const options = parent.attributes.filter((attribute) => attribute.isVariation);
    const children = records.filter((record) => record.parent === parent.sku);
    const combinations = children.map((child) => child.attributes.map(({ values }) => values[0]).join('/'));
    expect(new Set(combinations).size, parent.sku).toBe(children.length);
    expect(combinations, parent.sku).toContain(options.map((option) => option.default).join('/'));
    missing += options.reduce((count, { values }) => count * values.length, 1) - children.length;
    for (const child of children) {
      expect(child.regularPriceMinor, child.sku).toBeGreaterThan(0);
      for (const { name, values } of child.attributes)
        expect(options.find((option) => option.name === name)?.values).toEqual(expect.arrayContaining(values));
    }
  }
  expect(missing).toBeGreaterThanOrEqual(5);
});

test('[F6] some sales are active, upcoming and ended at the day of seeding', () => {
  const onSale = products.filter(
    (record) => record.saleStartsAt ?? records.some((child) => child.parent === record.sku && child.saleStartsAt),
  );
  expect(onSale.length).toBeGreaterThanOrEqual(25);
  const dated = records.filter((record) => record.saleStartsAt);
  expect(dated.filter(runs).length).toBeGreaterThanOrEqual(15);
  expect(dated.filter((record) => startsIn(record) > 0).length).toBeGreaterThanOrEqual(3);
  expect(dated.filter((record) => endsIn(record) <= 0).length).toBeGreaterThanOrEqual(3);
  for (const record of dated) expect(record.salePriceMinor, record.sku).toBeLessThan(record.regularPriceMinor ?? 0);
});

test('the price history of each product is ordered and ends with the current price', () => {
  for (const record of records.filter(({ regularPriceMinor }) => regularPriceMinor !== undefined)) {
    const createdAt = facts.get(record.parent ?? record.sku ?? '')?.createdAt;
    const history = demoPriceHistory(now, record, createdAt);
    expect(history.at(-1)?.priceMinor, record.sku).toBe(runs(record) ? record.salePriceMinor : record.regularPriceMinor);
    for (const [index, { at }] of history.entries()) {
      expect(at.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(at.getTime()).toBeGreaterThan(history[index - 1]?.at.getTime() ?? now.getTime() - 121 * DAY_MS);
    }
  }
});

test('each specification is defined, and its value has the defined type', () => {
  const kinds = new Map(definitions.map((definition) => [definition.name, definition]));
  for (const record of records) {
    for (const { name, values, number, boolean } of record.attributes) {
      const kind = number !== undefined ? 'NUMBER' : boolean !== undefined ? 'BOOLEAN' : kinds.get(name)?.kind === 'TEXT' ? 'TEXT' : 'LIST';
      expect(kinds.get(name)?.kind, `${record.sku} ${name}`).toBe(kind);
      expect(values.length > 0, `${record.sku} ${name}`).toBe(kind === 'LIST' || kind === 'TEXT');
    }
  }
  for (const { name, swatches } of definitions.filter((definition) => definition.name === 'Colour')) {
    const used = new Set(
      records.flatMap((record) => record.attributes.filter((attribute) => attribute.name === name).flatMap(({ values }) => values)),
    );
    expect(Object.keys(swatches ?? {}).toSorted()).toEqual([...used].toSorted());
  }
});

test('a rendered product is rendered in each of its colours, and its gallery shows nothing else', () => {
  const isRenderedSource = (source: string) => source.startsWith('art:rendered.');
  const rendered = products.filter((record) => record.images.some(({ source }) => isRenderedSource(source)));
  expect(rendered.map(({ sku }) => sku).toSorted()).toEqual(RENDERED);
  for (const product of rendered) {
    const shown = new Set(product.images.map(({ source }) => source));
    const variations = records.filter(({ parent }) => parent === product.sku);
    for (const { source } of [...product.images, ...variations.flatMap(({ images }) => images)]) {
      expect(isRenderedSource(source), source).toBe(true);
      expect(shown.has(source), source).toBe(true);
      const bytes = demoPicture(source.slice('art:'.length));
      expect(bytes, source).toBeInstanceOf(Uint8Array);
      expect(bytes?.length, `${source} is small`).toBeLessThan(60_000);
    }
  }
  for (const bad of ['rendered', 'rendered.CAM-1001.pink', 'rendered.../icons.ts', 'rendered.CAM-1001.muted.avif']) {
    expect(demoPicture(bad), bad).toBeNull();
  }
});

test('every picture can be composed deterministically, with unique IDs', () => {
  const sources = new Set(records.flatMap((record) => record.images.map(({ source }) => source)));
  expect(sources.size).toBeGreaterThan(400);
  for (const source of sources) {
    expect(source).toMatch(/^art:/);
    expect(demoPicture(source.slice(4)), source).not.toBeNull();
  }
  const svg = demoArt('t-shirt.navy+white.sand.range-plain.sunglasses') ?? '';
  expect(svg).toBe(demoArt('t-shirt.navy+white.sand.range-plain.sunglasses'));
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^")]+)/g)) expect(svg, id).toContain(` id="${id}"`);
  for (const bad of [
    '',
    'nothing.navy.sand.front-plain',
    'laptop.pink.sand.front-plain',
    'laptop.navy.sand.front-moon',
    'laptop.navy.sand.front-plain.x',
    '__proto__.navy.sand.front-plain',
  ]) {
    expect(demoArt(bad), bad).toBeNull();
  }
});
