import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { importCsv, productBySku } from '../support/catalogue.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeVariable } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { act, boss, define, set } from './metafields.ts';

// Product lists filtered by custom fields.

let db: Db;
let staff: Visitor;
let shopper: Visitor;
beforeEach(async () => {
  db = await freshDb();
  staff = await boss(db);
  shopper = newVisitor(db);
});

interface Condition {
  key: string;
  value?: string;
  min?: string;
  max?: string;
}
const inApp = (conditions: readonly Condition[]) => conditions.map((one) => ({ namespace: 'app', ...one }));

interface Listed {
  totalCount: number;
  edges: { node: { name: string } }[];
}
const shopList = `query ($metafields: [MetafieldFilter!]) { list: products(first: 50, filter: { metafields: $metafields }, sort: NEWEST) {
  totalCount edges { node { name } } facets { inStockCount } } }`;
const adminList = `query ($metafields: [MetafieldFilter!]) { list: adminProducts(first: 50, filter: { metafields: $metafields }) {
  totalCount edges { node { name } } } }`;

const namesIn = ({ edges }: Listed) => edges.map(({ node }) => node.name).toSorted();

/** The products that match, which both APIs agree on. */
async function matches(...conditions: Condition[]): Promise<string[]> {
  const variables = { metafields: inApp(conditions) };
  const [{ list: shop }, { list: admin }] = [
    await shopper.query<{ list: Listed }>(shopList, variables),
    await staff.query<{ list: Listed }>(adminList, variables),
  ];
  expect(namesIn(admin)).toEqual(namesIn(shop));
  expect(shop.totalCount).toBe(shop.edges.length);
  return namesIn(shop);
}

async function fault(who: Visitor, ...conditions: Condition[]) {
  const { errors } = await who.gql(who === staff ? adminList : shopList, { metafields: inApp(conditions) });
  return errors[0];
}

/** Creates products by name, each with its values. */
async function stock(products: Record<string, Record<string, string>>): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [name, values] of Object.entries(products)) {
    const { id } = await makeProduct(db, { name, sku: name });
    ids[name] = globalId('Product', id);
    if (Object.keys(values).length > 0) await set(staff, { productId: id }, values);
  }
  return ids;
}

const archive = 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { __typename } }';
const update = (id: number, changes: object) =>
  act(staff, 'updateMetafieldDefinition', { id: btoa(`MetafieldDefinition:${id}`), ...changes });

describe('[I94] product lists filtered by custom fields', () => {
  it('compare texts exactly, and numbers and dates by their order', async () => {
    for (const [key, type] of [
      ['material', 'SINGLE_LINE_TEXT'],
      ['pages', 'INTEGER'],
      ['length', 'DECIMAL'],
      ['signed', 'BOOLEAN'],
      ['printed', 'DATE'],
    ] as const)
      await define(staff, key, { type, isFilterable: true });
    await define(staff, 'cover', { type: 'CHOICE', choices: ['Hard', 'Soft'], isFilterable: true });
    await stock({
      a: { material: 'Oak', pages: '9', length: '-1.5', signed: 'true', printed: '2026-02-28', cover: 'Hard' },
      b: { material: 'oak', pages: '10', length: '0.25', signed: 'false', printed: '2026-03-01', cover: 'Soft' },
      c: { material: '123', pages: '-10', length: '100', printed: '1999-12-31' },
      none: {},
    });
    expect(await matches({ key: 'material', value: ' Oak ' })).toEqual(['a']);
    expect(await matches({ key: 'material', value: '123' })).toEqual(['c']);
    expect(await matches({ key: 'pages', value: '010' })).toEqual(['b']);
    expect(await matches({ key: 'pages', min: '9' })).toEqual(['a', 'b']);
    expect(await matches({ key: 'pages', min: '-10', max: '9' })).toEqual(['a', 'c']);
    expect(await matches({ key: 'length', value: '0.250' })).toEqual(['b']);
    expect(await matches({ key: 'length', max: '0.25' })).toEqual(['a', 'b']);
    expect(await matches({ key: 'length', min: '0.250001' })).toEqual(['c']);
    expect(await matches({ key: 'signed', value: 'false' })).toEqual(['b']);
    expect(await matches({ key: 'printed', min: '2026-02-28', max: '2026-02-28' })).toEqual(['a']);
    expect(await matches({ key: 'printed', max: '2026-02-28' })).toEqual(['a', 'c']);
    expect(await matches({ key: 'cover', value: 'Soft' })).toEqual(['b']);
    expect(await matches({ key: 'cover', value: 'Paper' })).toEqual([]);
    expect(await matches({ key: 'pages', min: '0' }, { key: 'signed', value: 'true' })).toEqual(['a']);
  });

  it('are refused for fields that aren’t filterable, and for conditions that don’t fit, with what to do', async () => {
    await define(staff, 'care');
    await define(staff, 'supplier', { isPublic: false, isFilterable: true });
    await define(staff, 'pages', { type: 'INTEGER', isFilterable: true });
    await define(staff, 'length', { ownerType: 'PRODUCT_VARIATION', type: 'INTEGER' });
    const at = (field: string, message: string) =>
      expect.objectContaining({
        message: expect.stringContaining(message) as string,
        extensions: expect.objectContaining({
          code: 'INVALID_INPUT',
          path: ['filter', 'metafields', '0', field],
        }) as object,
      }) as object;
    for (const who of [shopper, staff]) {
      expect(await fault(who, { key: 'care', value: 'x' })).toEqual(
        at('key', 'Products can’t be filtered by app.care. Set isFilterable in the definition of the custom field.'),
      );
      expect(await fault(who, { key: 'length', value: '1' })).toEqual(at('key', 'custom field app.length. Check its namespace and key.'));
      expect(await fault(who, { key: 'pages', value: 'many' })).toEqual(at('value', 'Enter a whole number'));
      expect(await fault(who, { key: 'pages' })).toEqual(at('value', 'Pass either a value or bounds: min, max or both.'));
      expect(await fault(who, { key: 'pages', value: '1', min: '0' })).toEqual(at('value', 'Pass either a value or bounds'));
      expect(await fault(who, { key: 'pages', min: '10', max: '9' })).toEqual(at('min', 'The minimum can’t be above the maximum.'));
      const eleven = Array.from({ length: 11 }, () => ({ key: 'pages', min: '1' }));
      expect((await fault(who, ...eleven))?.message).toContain('Filter by at most 10 custom fields.');
    }
    // The Shop API doesn’t tell a private field from one that doesn’t exist.
    expect(await fault(shopper, { key: 'supplier', value: 'x' })).toEqual(at('key', 'Products have no public custom field app.supplier.'));
    expect(await fault(shopper, { key: 'nothing', value: 'x' })).toEqual(at('key', 'Products have no public custom field app.nothing.'));
    expect(await fault(staff, { key: 'supplier', max: 'x' })).toEqual(at('max', 'Only numbers and dates have bounds. Pass a value.'));
    expect(await fault(staff, { key: 'supplier', value: 'x' })).toBeUndefined();
  });

  it('are possible as soon as a field with values is declared filterable, and no longer when it isn’t', async () => {
    const id = await define(staff, 'material');
    await stock({ a: { material: 'Oak' }, b: {} });
    expect(await fault(shopper, { key: 'material', value: 'Oak' })).toBeDefined();
    expect(await update(id, { isFilterable: true })).toMatchObject({ __typename: 'UpdateMetafieldDefinitionPayload' });
    expect(await matches({ key: 'material', value: 'Oak' })).toEqual(['a']);
    await update(id, { name: 'Wood' });
    expect(await matches({ key: 'material', value: 'Oak' })).toEqual(['a']);
    await update(id, { isFilterable: false });
    expect(await fault(shopper, { key: 'material', value: 'Oak' })).toBeDefined();
  });

  it('can be declared for products only, and for types whose values are compared', async () => {
    const facts = { ownerType: 'PRODUCT', namespace: 'app', key: 'one', name: 'One', type: 'INTEGER', isFilterable: true };
    const refused = (more: object) => act(staff, 'createMetafieldDefinition', { ...facts, ...more });
    const issue = { __typename: 'InvalidInputError', path: ['input', 'isFilterable'] };
    expect(await refused({ ownerType: 'PRODUCT_VARIATION' })).toMatchObject(issue);
    expect(await refused({ ownerType: 'CATEGORY' })).toMatchObject(issue);
    expect(await refused({ type: 'MULTI_LINE_TEXT' })).toMatchObject(issue);
    expect(await refused({ type: 'URL' })).toMatchObject(issue);
    expect((await refused({})).__typename).toBe('CreateMetafieldDefinitionPayload');
  });

  it('combine with the other filters, with facets, and with bulk actions on all products that match', async () => {
    await define(staff, 'material', { isFilterable: true });
    await stock({ a: { material: 'Oak' }, b: { material: 'Oak' }, c: { material: 'Ash' } });
    const { product, variationIds } = await makeVariable(db, { facts: { name: 'shirt', slug: 'shirt' } });
    await set(staff, { productId: globalId('Product', product.id) }, { material: 'Oak' });
    await define(staff, 'length', { ownerType: 'PRODUCT_VARIATION' });
    await set(staff, { productId: globalId('Product', variationIds.red ?? 0) }, { length: 'Oak' });
    expect(await matches({ key: 'material', value: 'Oak' })).toEqual(['a', 'b', 'shirt']);
    const filter = { metafields: inApp([{ key: 'material', value: 'Oak' }]), attributes: [{ attribute: 'colour', terms: ['red'] }] };
    const combined = `query ($filter: ProductFilter) { list: products(first: 5, filter: $filter) { totalCount edges { node { name } }
      facets { inStockCount } } }`;
    expect(await shopper.query(combined, { filter })).toMatchObject({
      list: { totalCount: 1, edges: [{ node: { name: 'shirt' } }], facets: { inStockCount: 1 } },
    });
    const preview = `query ($input: BulkEditPreviewInput!) { bulkEditPreview(input: $input) { total } }`;
    const change = { tags: { mode: 'ADD', tags: ['wood'] } };
    const target = (metafields: object[]) => ({ input: { target: { filter: { metafields } }, change } });
    expect(await staff.query(preview, target(filter.metafields))).toEqual({ bulkEditPreview: { total: 3 } });
    expect((await staff.gql(preview, target(inApp([{ key: 'length', value: 'x' }])))).errors[0]?.message).toContain('app.length');
  });

  it('start a bulk edit once, although its field is gone when the request is repeated, and never one of everything', async () => {
    const id = await define(staff, 'material', { isFilterable: true });
    await stock({ a: { material: 'Oak' }, b: { material: 'Ash' } });
    const start = async (conditions: Condition[], idempotencyKey: string) => {
      const document = `mutation ($input: StartBulkEditInput!) { result: startBulkEdit(input: $input) {
        ... on StartBulkEditPayload { bulkEdit { databaseId total } } ... on UserError { code path } } }`;
      const target = { filter: { metafields: inApp(conditions) } };
      const input = { target, change: { tags: { mode: 'ADD', tags: ['wood'] } }, idempotencyKey };
      return (await staff.query<{ result: object }>(document, { input })).result;
    };
    const oak = { key: 'material', value: 'Oak' };
    const started = await start([oak], 'once-only');
    expect(started).toMatchObject({ bulkEdit: { total: 1 } });
    await db.prisma.metafieldDefinition.update({ where: { id }, data: { isFilterable: false } });
    await sharedRevision(db);
    expect(await start([oak], 'once-only')).toEqual(started);
    const path = ['input', 'target', 'filter', 'metafields'];
    expect(await start([{ key: 'unknown', value: 'Oak' }], 'another-key')).toEqual({ code: 'INVALID_INPUT', path: [...path, '0', 'key'] });
    expect(await start([], 'an-empty-list')).toEqual({ code: 'INVALID_INPUT', path });
  });

  it('of one variation are read without the others', async () => {
    await define(staff, 'length', { ownerType: 'PRODUCT_VARIATION' });
    const { product, variationIds } = await makeVariable(db);
    const red = variationIds.red ?? 0;
    await set(staff, { productId: globalId('Product', red) }, { length: '12' });
    const document = `query ($id: ID!, $ids: [ID!]) { adminProduct(id: $id) { variations(ids: $ids) { databaseId metafields { value } } } }`;
    const variables = { id: globalId('Product', product.id), ids: [globalId('ProductVariation', red)] };
    expect(await staff.query(document, variables)).toEqual({
      adminProduct: { variations: [{ databaseId: red, metafields: [{ value: '12' }] }] },
    });
  });

  it('send no further statements for further conditions, and none for the definitions once they are known', async () => {
    for (const key of ['one', 'two', 'three']) await define(staff, key, { isFilterable: true });
    await stock({ a: { one: '1', two: '2', three: '3' } });
    const list = (...keys: string[]) => countStatements(db, () => matches(...keys.map((key) => ({ key, value: '1' }))));
    await list('one', 'two');
    const [none, one, three] = [await list(), await list('one'), await list('one', 'two', 'three')];
    expect(three.count).toBe(one.count);
    expect(one.count - none.count).toBe(0);
    expect(three.statements.filter((text) => text.includes('MetafieldDefinition'))).toEqual([]);
  });

  it('[I25] stay right whatever changes: values, files, definitions and products', async () => {
    const names = ['a', 'b', 'c'] as const;
    const values = ['1', '2', '10'] as const;
    type Step =
      | { kind: 'set' | 'import'; name: (typeof names)[number]; value: (typeof values)[number] }
      | { kind: 'delete' | 'clear' | 'archive'; name: (typeof names)[number] }
      | { kind: 'undefine' };
    const name = fc.constantFrom(...names);
    const value = fc.constantFrom(...values);
    const step: fc.Arbitrary<Step> = fc.oneof(
      { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('set' as const, 'import' as const), name, value }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('delete' as const, 'clear' as const), name }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant('archive' as const), name }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'undefine' as const }) },
    );
    let round = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        round += 1;
        const sku = (one: string) => `${one}${round}`;
        const ids = await stock(Object.fromEntries(names.map((one) => [sku(one), {}])));
        const facts = { type: 'INTEGER', isFilterable: true };
        const undefine = (id: number) =>
          act(staff, 'deleteMetafieldDefinition', { id: btoa(`MetafieldDefinition:${id}`), deletesValues: true });
        for (const { id } of await db.prisma.metafieldDefinition.findMany()) await undefine(id);
        let definition = await define(staff, 'pages', facts);
        const model = new Map<string, string>();
        const archived = new Set<string>();
        for (const one of steps) {
          if (one.kind === 'undefine') {
            await undefine(definition);
            definition = await define(staff, 'pages', facts);
            model.clear();
          } else {
            const own = sku(one.name);
            const productId = ids[own];
            const field = { productId, namespace: 'app', key: 'pages' };
            if (one.kind === 'set') await act(staff, 'setMetafields', { metafields: [{ ...field, value: one.value }] });
            if (one.kind === 'delete') await act(staff, 'deleteMetafields', { metafields: [field] });
            if (one.kind === 'import' || one.kind === 'clear') {
              await importCsv(db, `SKU,Meta: app.pages\n${own},${one.kind === 'import' ? one.value : ''}`);
              await (await sharedRevision(db)).reload();
            }
            if (one.kind === 'archive') {
              const { version: expectedVersion } = await productBySku(db, own);
              const input = { id: productId, expectedVersion, status: 'ARCHIVED' };
              await staff.query(archive, { input });
              archived.add(own);
            }
            if (one.kind === 'set' || one.kind === 'import') model.set(own, one.value);
            if (one.kind === 'delete' || one.kind === 'clear') model.delete(own);
          }
          const expected = (test: (value: string) => boolean) =>
            [...model].flatMap(([own, stored]) => (test(stored) && !archived.has(own) ? [own] : [])).toSorted();
          for (const wanted of values)
            expect(await matches({ key: 'pages', value: wanted })).toEqual(expected((stored) => stored === wanted));
          expect(await matches({ key: 'pages', min: '2' })).toEqual(expected((stored) => Number(stored) >= 2));
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
  });
});
