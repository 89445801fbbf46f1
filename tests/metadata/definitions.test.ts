import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { member } from '../newsletter/newsletter.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { act, boss, define, set } from './metafields.ts';

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  staff = await boss(db);
});

const facts = { ownerType: 'PRODUCT', namespace: 'app', key: 'care', name: 'Care', type: 'SINGLE_LINE_TEXT' };
const create = (more: object) => act(staff, 'createMetafieldDefinition', { ...facts, ...more });

describe('[I25] definitions of custom fields', () => {
  it('are created, listed by record, changed and deleted', async () => {
    const { definition } = await create({ name: '  Care   label ', maxLength: 40 });
    expect(definition).toMatchObject({ version: 1, name: 'Care label', maxLength: 40, isPublic: false, valueCount: 0 });
    const id = definition?.databaseId;
    const changed = await act(staff, 'updateMetafieldDefinition', { id, expectedVersion: 1, isPublic: true, maxLength: null });
    expect(changed.definition).toMatchObject({ version: 2, name: 'Care label', maxLength: null, isPublic: true });
    expect(await act(staff, 'updateMetafieldDefinition', { id, expectedVersion: 1, name: 'Other' })).toMatchObject({ code: 'STALE' });
    await define(staff, 'note', { ownerType: 'ORDER' });
    const list = async (ownerType: string | null) => {
      const document = 'query ($ownerType: MetafieldOwnerType) { metafieldDefinitions(ownerType: $ownerType) { key } }';
      return (await staff.query<{ metafieldDefinitions: { key: string }[] }>(document, { ownerType })).metafieldDefinitions.map(
        ({ key }) => key,
      );
    };
    expect([await list('PRODUCT'), await list('ORDER'), await list(null)]).toEqual([['care'], ['note'], ['care', 'note']]);
    expect(await act(staff, 'deleteMetafieldDefinition', { id })).toMatchObject({ deletedValueCount: 0 });
    expect(await act(staff, 'deleteMetafieldDefinition', { id })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    ['namespace', { namespace: '__proto__' }],
    ['namespace', { namespace: 'My App' }],
    ['key', { key: '__proto__' }],
    ['key', { key: 'x'.repeat(51) }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['description', { description: 'x'.repeat(501) }],
    ['choices', { type: 'CHOICE' }],
    ['choices', { choices: ['one'] }],
    ['choices', { type: 'CHOICE', choices: ['one', ' one '] }],
    ['choices', { type: 'CHOICE', choices: Array.from({ length: 101 }, (_, index) => `${index}`) }],
    ['maxLength', { maxLength: 256 }],
    ['maxLength', { maxLength: 0 }],
    ['maxLength', { type: 'INTEGER', maxLength: 5 }],
    ['minimum', { minimum: '1' }],
    ['minimum', { type: 'INTEGER', minimum: 'one' }],
    ['maximum', { type: 'DATE', minimum: '2026-01-02', maximum: '2026-01-01' }],
    ['isShopperWritable', { isPublic: true, isShopperWritable: true }],
    ['isShopperWritable', { ownerType: 'CART', isShopperWritable: true }],
  ])('are refused with a wrong %s: %j', async (field, more) => {
    const { code, path } = await create(more);
    expect([code, path?.[1]]).toEqual(['INVALID_INPUT', field]);
    expect(await db.prisma.metafieldDefinition.count()).toBe(0);
  });

  it('have names that are unique for their records', async () => {
    await create({});
    expect(await create({})).toMatchObject({ path: ['input', 'key'] });
    expect(await create({ ownerType: 'CATEGORY' })).toMatchObject({ __typename: 'CreateMetafieldDefinitionPayload' });
    await define(staff, 'gift', { ownerType: 'CART' });
    expect(await create({ ownerType: 'ORDER', key: 'gift' })).toMatchObject({ path: ['input', 'key'] });
  });

  it('are limited to 50 for each type of record', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({
      ...facts,
      ownerType: 'PRODUCT' as const,
      type: 'DATE' as const,
      key: `k${index}`,
    }));
    await db.prisma.metafieldDefinition.createMany({ data: rows });
    expect(await create({})).toMatchObject({ path: ['input', 'ownerType'] });
    expect(await create({ ownerType: 'ORDER' })).toMatchObject({ __typename: 'CreateMetafieldDefinitionPayload' });
  });

  it('are deleted with their values only after a confirmation', async () => {
    const id = await define(staff, 'care');
    const products = [await makeProduct(db), await makeProduct(db)];
    for (const product of products) await set(staff, { productId: product.id }, { care: 'Wash cold' });
    const refused = await act(staff, 'deleteMetafieldDefinition', { id });
    expect([refused.code, refused.message]).toEqual(['IN_USE', expect.stringContaining('2 records') as string]);
    expect(await db.prisma.metafield.count()).toBe(2);
    expect(await act(staff, 'deleteMetafieldDefinition', { id, deletesValues: true })).toMatchObject({ deletedValueCount: 2 });
    expect(await db.prisma.metafield.count()).toBe(0);
  });

  it('are changed only with the permission for settings', async () => {
    const { visitor } = await member(db, 'STAFF', ['CATALOGUE', 'ORDERS']);
    for (const [mutation, input] of [
      ['createMetafieldDefinition', facts],
      ['updateMetafieldDefinition', { id: 1 }],
      ['deleteMetafieldDefinition', { id: 1 }],
    ] as const)
      expect(await act(visitor, mutation, input)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
