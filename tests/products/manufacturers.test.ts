import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { member } from '../newsletter/newsletter.ts';
import { importCsv } from '../support/catalogue.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { catalogueManager, change } from './adminDriver.ts';

let db: Db;
let staff: Visitor;

beforeEach(async () => {
  db = await freshDb();
  staff = await catalogueManager(db);
});

interface Outcome {
  __typename: string;
  code?: string;
  path?: string[];
  message?: string;
  databaseId?: number;
}

async function act(mutation: string, input: object, who = staff): Promise<Outcome> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const record = 'manufacturer { databaseId name }';
  const document = `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) { __typename
    ... on ${name}Payload { ${mutation.startsWith('delete') ? 'databaseId' : `record: ${record}`} } ... on UserError { code message path } } }`;
  const { result } = await who.query<{ result: Outcome & { record?: object } }>(document, { input });
  return { ...result, ...result.record };
}

const details = {
  name: 'Lamps Ltd',
  address: '1 Main Street\nLondon',
  contact: 'mail@lamps.example',
  responsibleName: 'EU Rep SA',
  responsibleAddress: '2 Rue Haute\nBrussels',
  responsibleContact: 'https://rep.example/contact',
};

async function shown(slug: string): Promise<unknown> {
  const document = `query ($slug: String!) { product(slug: $slug) { safetyWarnings manufacturer { name address contact responsiblePerson { name address contact } } } }`;
  return (await newVisitor(db).query<{ product: unknown }>(document, { slug })).product;
}

describe('[I54] manufacturers', () => {
  it('are shown with the responsible person and the warnings of a product', async () => {
    const { slug, id, version } = await makeProduct(db);
    expect(await shown(slug)).toEqual({ safetyWarnings: '', manufacturer: null });
    const { databaseId: manufacturerId } = await act('createManufacturer', details);
    const saved = await change(staff, 'updateProduct', { id, expectedVersion: version, manufacturerId, safetyWarnings: 'Hot surface.' });
    expect(saved.__typename).toBe('UpdateProductPayload');
    const person = { name: 'EU Rep SA', address: '2 Rue Haute\nBrussels', contact: 'https://rep.example/contact' };
    expect(await shown(slug)).toEqual({
      safetyWarnings: 'Hot surface.',
      manufacturer: { name: 'Lamps Ltd', address: '1 Main Street\nLondon', contact: 'mail@lamps.example', responsiblePerson: person },
    });
    const none = { responsibleName: '', responsibleAddress: '', responsibleContact: '' };
    await act('updateManufacturer', { id: manufacturerId, expectedVersion: 1, name: 'Lamps', ...none });
    expect(await shown(slug)).toMatchObject({ manufacturer: { name: 'Lamps', responsiblePerson: null } });
    expect(await act('updateManufacturer', { id: manufacturerId, expectedVersion: 1, name: 'Other' })).toMatchObject({ code: 'STALE' });
  });

  it('are refused with unusable or repeated details', async () => {
    await act('createManufacturer', details);
    const path = async (input: object) => (await act('createManufacturer', input)).path;
    // Spaces, and characters that nobody sees.
    for (const name of [' ', '\u200b', '\u2066\u2069']) expect(await path({ name })).toEqual(['input', 'name']);
    expect(await path({ name: 'LAMPS ltd' })).toEqual(['input', 'name']);
    const contacts = ['javascript:alert(1)', 'javascript://a@b.example', 'ftp://lamps.example', 'somewhere', 'https:lamps.example'];
    for (const contact of [
      ...contacts,
      'https://lamps.example/ "onclick=',
      'a\u202e@lamps.example',
      'a@lamps\u200b.example',
      '<b>@lamps.example',
    ])
      expect(await path({ name: 'Other', contact })).toEqual(['input', 'contact']);
    expect(await path({ name: 'Other', responsibleContact: 'rep@eu.example' })).toEqual(['input', 'responsibleName']);
    expect(await path({ name: 'Other', address: 'x'.repeat(501) })).toEqual(['input', 'address']);
    expect(await db.prisma.manufacturer.count()).toBe(1);
    // Compared as text, not as patterns.
    for (const name of ['Lamps_Ltd', '%']) expect(await path({ name })).toBeUndefined();
  });

  it('can be deleted only while no product has them', async () => {
    const { databaseId: manufacturerId } = await act('createManufacturer', details);
    const { id, version } = await makeProduct(db);
    await change(staff, 'updateProduct', { id, expectedVersion: version, manufacturerId });
    expect(await act('deleteManufacturer', { id: manufacturerId })).toMatchObject({ code: 'IN_USE' });
    await change(staff, 'updateProduct', { id, expectedVersion: version + 1, manufacturerId: null });
    expect(await act('deleteManufacturer', { id: manufacturerId })).toMatchObject({ __typename: 'DeleteManufacturerPayload' });
    const gone = await change(staff, 'updateProduct', { id, expectedVersion: version + 2, manufacturerId });
    expect(gone).toMatchObject({ issues: [{ path: ['input', 'manufacturerId'] }] });
  });

  it('are changed only with the permission for the catalogue', async () => {
    const { visitor } = await member(db, 'STAFF', ['ORDERS']);
    for (const mutation of ['createManufacturer', 'updateManufacturer', 'deleteManufacturer'])
      expect(await act(mutation, mutation === 'createManufacturer' ? details : { id: 1 }, visitor)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('narrow the list of products', async () => {
    const { databaseId: manufacturerId } = await act('createManufacturer', details);
    const withOne = await makeProduct(db, { manufacturerId });
    const without = await makeProduct(db);
    const listed = async (hasManufacturer: boolean) => {
      const document =
        'query ($filter: AdminProductFilter) { adminProducts(filter: $filter, first: 10) { edges { node { databaseId manufacturer { name } } } } }';
      const { adminProducts } = await staff.query<{
        adminProducts: { edges: { node: { databaseId: number; manufacturer: object | null } }[] };
      }>(document, { filter: { hasManufacturer } });
      return adminProducts.edges.map(({ node }) => node);
    };
    expect(await listed(true)).toEqual([{ databaseId: withOne.id, manufacturer: { name: 'Lamps Ltd' } }]);
    expect(await listed(false)).toEqual([{ databaseId: without.id, manufacturer: null }]);
  });

  it('are created by imports, which leave the details of existing ones as they are', async () => {
    await act('createManufacturer', details);
    const heading = 'SKU,Name,Regular price,Meta: souk_manufacturer,Meta: souk_manufacturer_address,Meta: souk_safety_warnings';
    await importCsv(db, `${heading}\nA,Lamp,10,lamps LTD,Elsewhere,Hot\nB,Cup,5,Cups GmbH,Berlin,\nC,Pot,5,,,\n`);
    const products = await db.prisma.product.findMany({
      orderBy: { sku: 'asc' },
      select: { sku: true, safetyWarnings: true, manufacturer: { select: { name: true, address: true } } },
    });
    expect(products).toEqual([
      { sku: 'A', safetyWarnings: 'Hot', manufacturer: { name: 'Lamps Ltd', address: details.address } },
      { sku: 'B', safetyWarnings: '', manufacturer: { name: 'Cups GmbH', address: 'Berlin' } },
      { sku: 'C', safetyWarnings: '', manufacturer: null },
    ]);
    await importCsv(db, 'SKU,Name,Regular price\nA,Lamp,11\n');
    expect(await db.prisma.product.findUniqueOrThrow({ where: { sku: 'A' } })).toMatchObject({
      safetyWarnings: 'Hot',
      regularPriceMinor: 1_100,
    });
  });

  it('are refused by imports with a contact that isn’t one, or details of nobody', async () => {
    const heading = 'SKU,Name,Regular price,Meta: souk_manufacturer,Meta: souk_manufacturer_contact,Meta: souk_responsible_address';
    const rows = [
      'A,Lamp,10,Lamps Ltd,javascript://a@b.example/%0aalert(1),',
      'B,Cup,5,Cups GmbH,a@cups.example,',
      'C,Pot,5,,a@pots.example,',
      'D,Pan,5,Pans Inc,,2 Rue Haute',
    ];
    const { rejected } = await importCsv(db, [heading, ...rows, ''].join('\n'));
    expect(rejected).toMatchObject([
      { line: 2, reason: 'Enter an email address, or a URL that starts with https://.' },
      { line: 4, reason: 'Enter the name of the manufacturer.' },
      { line: 5, reason: 'Enter the name of the responsible person.' },
    ]);
    expect(await db.prisma.manufacturer.findMany({ select: { name: true } })).toEqual([{ name: 'Cups GmbH' }]);
  });

  it('belong to the product, not to its variations', async () => {
    const { databaseId: manufacturerId } = await act('createManufacturer', details);
    const { product } = await makeVariable(db);
    await db.prisma.product.updateMany({ where: { parentId: product.id }, data: { sku: null } });
    const [variation] = await db.prisma.product.findMany({ where: { parentId: product.id } });
    await db.prisma.product.update({ where: { id: variation?.id ?? 0 }, data: { sku: 'ONE' } });
    const document =
      'mutation ($input: BulkUpsertProductsInput!) { result: bulkUpsertProducts(input: $input) { ... on BulkUpsertProductsPayload { failedCount } } }';
    const { result } = await staff.query<{ result: unknown }>(document, {
      input: { rows: [{ sku: 'ONE', manufacturerId: manufacturerId }] },
    });
    expect(result).toEqual({ failedCount: 1 });
  });
});
