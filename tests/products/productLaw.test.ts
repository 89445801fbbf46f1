import { beforeEach, describe, expect, it } from 'vitest';
import { runBulkEdit } from '../../server/catalogue/products/admin/bulk/bulkRun.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { details, place, shopper } from '../orders/checkoutDocuments.ts';
import { importCsv } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { catalogueManager, change, freshKey } from './adminDriver.ts';

// Energy labels and minimum ages: from the form, the bulk editor and files to the product and the order.

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  staff = await catalogueManager(db);
});

const label = 'https://eprel.ec.europa.eu/label/Label_1.png';
const sheet = 'https://eprel.ec.europa.eu/fiches/Fiche_1.pdf';

async function shown(slug: string): Promise<unknown> {
  const document = `query ($slug: String!) { product(slug: $slug) { minimumAge energyLabel { class scaleStart scaleEnd labelUrl sheetUrl } } }`;
  return (await newVisitor(db).query<{ product: unknown }>(document, { slug })).product;
}

describe('[I83] energy labels and minimum ages of products', () => {
  it('are saved by the form and shown in both APIs', async () => {
    const { slug, id, version } = await makeProduct(db);
    expect(await shown(slug)).toEqual({ minimumAge: null, energyLabel: null });
    const values = { energyClass: 'C', energyLabelUrl: label, energySheetUrl: sheet, minimumAge: 18 };
    expect((await change(staff, 'updateProduct', { id, expectedVersion: version, ...values })).__typename).toBe('UpdateProductPayload');
    const energyLabel = { class: 'C', scaleStart: 'A', scaleEnd: 'G', labelUrl: label, sheetUrl: sheet };
    expect(await shown(slug)).toEqual({ minimumAge: 18, energyLabel });
    const none = { energyClass: null, energyScaleEnd: null, energyLabelUrl: '', energySheetUrl: '', minimumAge: null };
    await change(staff, 'updateProduct', { id, expectedVersion: version + 1, ...none });
    expect(await shown(slug)).toEqual({ minimumAge: null, energyLabel: null });
  });

  it.each([
    ['energyClass', { energyLabelUrl: label }],
    ['energyClass', { energyScaleEnd: 'E' }],
    ['energyScaleEnd', { energyClass: 'E', energyScaleEnd: 'D' }],
    ['energyLabelUrl', { energyClass: 'A', energyLabelUrl: 'http://label.example/1.png' }],
    ['energyLabelUrl', { energyClass: 'A', energyLabelUrl: 'javascript:alert(1)' }],
    ['energySheetUrl', { energyClass: 'A', energySheetUrl: 'sheet.pdf' }],
    ['energySheetUrl', { energyClass: 'A', energySheetUrl: `https://a.example/${'a'.repeat(2_000)}` }],
    ['minimumAge', { minimumAge: 0 }],
    ['minimumAge', { minimumAge: 100 }],
  ])('are refused at the field %s for %o', async (field, values) => {
    const { id, version, slug } = await makeProduct(db);
    const refused = await change(staff, 'updateProduct', { id, expectedVersion: version, ...values });
    expect(refused.issues).toMatchObject([{ path: ['input', field] }]);
    expect(await shown(slug)).toEqual({ minimumAge: null, energyLabel: null });
  });

  it('are set for many products at once, like the manufacturer, and undone', async () => {
    const { id, slug } = await makeProduct(db);
    const manufacturer = await db.prisma.manufacturer.create({ data: { name: 'Lamps Ltd' } });
    const run = async (given: object) => {
      const document = `mutation ($input: StartBulkEditInput!) { result: startBulkEdit(input: $input) { __typename
        ... on StartBulkEditPayload { bulkEdit { databaseId kind } } ... on UserError { message } } }`;
      const input = { target: { productIds: [id] }, change: given, idempotencyKey: freshKey() };
      type Result = { result: { message?: string; bulkEdit?: { databaseId: number; kind: string } } };
      const { result } = await staff.query<Result>(document, { input });
      if (!result.bulkEdit) return result.message;
      const at = { now: testNow, clock: () => testNow };
      await runBulkEdit({ db, catalog: await sharedRevision(db) }, result.bulkEdit.databaseId, at);
      return result.bulkEdit.kind;
    };
    expect(await run({ energyClass: { energyClass: 'B', energyScaleEnd: 'E' } })).toBe('ENERGY_CLASS');
    expect(await run({ minimumAge: { years: 16 } })).toBe('MINIMUM_AGE');
    expect(await run({ manufacturer: { manufacturerId: manufacturer.id } })).toBe('MANUFACTURER');
    expect(await shown(slug)).toMatchObject({ minimumAge: 16, energyLabel: { class: 'B', scaleEnd: 'E' } });
    expect(await db.prisma.product.findUnique({ where: { id } })).toMatchObject({ manufacturerId: manufacturer.id });
    const preview = `query ($input: BulkEditPreviewInput!) { bulkEditPreview(input: $input) { rows { before after problem } } }`;
    const rowsOf = async (given: object) => {
      const answer = await staff.query<{ bulkEditPreview: { rows: object[] } }>(preview, {
        input: { target: { productIds: [id] }, change: given },
      });
      return answer.bulkEditPreview.rows;
    };
    expect(await rowsOf({ manufacturer: {} })).toMatchObject([{ before: 'Lamps Ltd', after: 'unknown' }]);
    expect(await rowsOf({ energyClass: { energyClass: 'G', energyScaleEnd: 'C' } })).toMatchObject([
      { before: 'B (A–E)', problem: expect.stringContaining('scale') },
    ]);
    expect(await run({ manufacturer: { manufacturerId: manufacturer.id + 1 } })).toContain('no longer exists');
  });

  it('come from files; unusable ones are rejected with the reason', async () => {
    const heading =
      'SKU,Name,Regular price,Meta: souk_energy_class,Meta: souk_energy_scale_end,Meta: souk_energy_label_url,Meta: souk_minimum_age';
    const report = await importCsv(
      db,
      [
        heading,
        `LAMP,Lamp,10,b,E,${label},`,
        'RUM,Rum,20,,,,18',
        'BAD,Bad,20,z,,,',
        'OLD,Old,20,,,,200',
        'NO,No,20,,,http://a.example/1.png,',
      ].join('\n'),
    );
    expect(await shown('lamp')).toMatchObject({ energyLabel: { class: 'B', scaleEnd: 'E', labelUrl: label } });
    expect(await shown('rum')).toEqual({ minimumAge: 18, energyLabel: null });
    expect(await shown('bad')).toBeNull();
    expect(await shown('old')).toBeNull();
    expect(await shown('no')).toBeNull();
    expect(JSON.stringify(report)).toContain('minimum age');
  });
});

describe('[I91] a deposit', () => {
  const depositOf = async (slug: string) =>
    (
      await newVisitor(db).query<{ product: { deposit: object | null } | null }>(
        'query ($slug: String!) { product(slug: $slug) { deposit { amount { amount } } } }',
        { slug },
      )
    ).product;

  it.each(['GROUPED', 'EXTERNAL'] as const)('is refused by the form for %s products, and an earlier one isn’t shown', async (type) => {
    const { id, version, slug } = await makeProduct(db, { type, externalUrl: 'https://shop.example/', depositMinor: 25 });
    expect(await depositOf(slug)).toEqual({ deposit: null });
    const save = (depositMinor: number | null) => change(staff, 'updateProduct', { id, expectedVersion: version, depositMinor });
    expect((await save(50)).issues).toMatchObject([{ path: ['input', 'depositMinor'] }]);
    expect((await save(null)).__typename).toBe('UpdateProductPayload');
  });

  it('is refused in files for products that are never sold here', async () => {
    const report = await importCsv(
      db,
      [
        'Type,SKU,Name,Regular price,External URL,Meta: souk_deposit',
        'simple,WATER,Water,10,,0.25',
        'external,FAR,Far,10,https://shop.example/,0.25',
        'grouped,SET,Set,,,0.25',
      ].join('\n'),
    );
    expect(await depositOf('water')).toEqual({ deposit: { amount: { amount: 25 } } });
    expect([await depositOf('far'), await depositOf('set')]).toEqual([null, null]);
    expect(JSON.stringify(report)).toContain('can’t have a deposit');
  });
});

describe('[I83] files with a part of the energy label', () => {
  const columns = 'Meta: souk_energy_class,Meta: souk_energy_scale_end,Meta: souk_energy_label_url,Meta: souk_energy_sheet_url';
  const stored = () =>
    db.prisma.product.findFirst({
      where: { sku: 'LAMP' },
      select: { energyClass: true, energyScaleEnd: true, energyLabelUrl: true, energySheetUrl: true },
    });
  beforeEach(() => importCsv(db, `SKU,Name,Regular price,${columns}\nLAMP,Lamp,10,B,E,${label},${sheet}`));

  it.each([
    ['a class on the same scale', 'energy_class', 'D', { energyClass: 'D', energyScaleEnd: 'E', energyLabelUrl: label }],
    ['a class beyond the scale', 'energy_class', 'F', { energyClass: 'F', energyScaleEnd: null, energyLabelUrl: label }],
    ['no class', 'energy_class', '', { energyClass: null, energyScaleEnd: null, energyLabelUrl: null, energySheetUrl: null }],
    ['a scale that ends before the class', 'energy_scale_end', 'A', { energyClass: 'B', energyScaleEnd: null }],
    ['another scale', 'energy_scale_end', 'C', { energyClass: 'B', energyScaleEnd: 'C', energySheetUrl: sheet }],
    ['no sheet', 'energy_sheet_url', '', { energyClass: 'B', energyScaleEnd: 'E', energyLabelUrl: label, energySheetUrl: null }],
  ])('leave a label that makes sense: %s', async (_what, name, cell, expected) => {
    expect(await importCsv(db, `SKU,Meta: souk_${name}\nLAMP,${cell}`)).toMatchObject({ updated: 1, rejected: [] });
    expect(await stored()).toMatchObject(expected);
    expect(await importCsv(db, `SKU,Meta: souk_${name}\nLAMP,${cell}`)).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('give a new product no details of a label without a class', async () => {
    await importCsv(db, `SKU,Name,Regular price,Meta: souk_energy_label_url\nNEW,New,10,${label}`);
    expect(await db.prisma.product.findFirst({ where: { sku: 'NEW' } })).toMatchObject({ energyClass: null, energyLabelUrl: null });
  });
});

describe('[I83] the minimum age at checkout', () => {
  const ageOf = async (visitor: Visitor) =>
    (await visitor.query<{ viewer: { cart: { minimumAge: number | null } } }>('{ viewer { cart { minimumAge } } }')).viewer.cart.minimumAge;

  it('is the highest of the cart, also of variations, must be confirmed and is kept with the order', async () => {
    const made = await makeVariable(db, { facts: { minimumAge: 16 } });
    const { id } = await makeProduct(db, { minimumAge: 18 });
    const visitor = await shopper(db, { [variationId(made, 'blue')]: 1, [id]: 1 });
    expect(await ageOf(visitor)).toBe(18);
    const input = details({ cartVersion: 2 });
    for (const confirmedAge of [undefined, null, 0, -18, 16])
      expect((await place(visitor, { ...input, confirmedAge })).issues).toMatchObject([
        { path: ['input', 'confirmedAge'], message: expect.stringContaining('18') },
      ]);
    expect(await db.prisma.order.count()).toBe(0);
    expect((await place(visitor, { ...input, confirmedAge: 18 })).__typename).toBe('PlaceOrderPayload');
    expect(await db.prisma.order.findFirst()).toMatchObject({ confirmedAge: 18 });
  });

  it('must be confirmed anew if the shop raised it after the shopper saw it', async () => {
    const { id } = await makeProduct(db, { minimumAge: 16 });
    const visitor = await shopper(db, { [id]: 1 });
    const seen = await ageOf(visitor);
    await db.prisma.product.update({ where: { id }, data: { minimumAge: 18 } });
    expect((await place(visitor, details({ confirmedAge: seen }))).issues).toMatchObject([{ path: ['input', 'confirmedAge'] }]);
    expect((await place(visitor, details({ confirmedAge: await ageOf(visitor) }))).__typename).toBe('PlaceOrderPayload');
    expect(await db.prisma.order.findFirst()).toMatchObject({ confirmedAge: 18 });
  });

  it('asks nothing for other carts, and keeps nothing with their orders', async () => {
    const { id } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 1 });
    expect(await ageOf(visitor)).toBeNull();
    expect((await place(visitor, details({ confirmedAge: 18 }))).__typename).toBe('PlaceOrderPayload');
    expect(await db.prisma.order.findFirst()).toMatchObject({ confirmedAge: null });
  });
});
