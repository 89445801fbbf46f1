import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { shopSchema } from '../../server/api/schema.ts';
import { makeAccount, signIn } from '../accounts/accountDocuments.ts';
import { member } from '../newsletter/newsletter.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { act, boss, define, set } from './metafields.ts';

let db: Db;
let staff: Visitor;
beforeEach(async () => {
  db = await freshDb();
  staff = await boss(db);
});

type Shown = { namespace: string; key: string; value: string }[];

async function shown(slug: string, who = newVisitor(db)): Promise<Shown> {
  const document = 'query ($slug: String!) { product(slug: $slug) { metafields { namespace key value } } }';
  return (await who.query<{ product: { metafields: Shown } }>(document, { slug })).product.metafields;
}

const field = (owner: object, key: string, value: string, more: object = {}) => ({ ...owner, namespace: 'app', key, value, ...more });
const setAll = (metafields: object[], who = staff) => act(who, 'setMetafields', { metafields });

describe('[I25] custom fields of products', () => {
  it('show public values to everyone, and private ones to staff only', async () => {
    await define(staff, 'care');
    await define(staff, 'supplier', { isPublic: false });
    const { id, slug } = await makeProduct(db);
    await set(staff, { productId: id }, { care: '<b>Wash</b> cold', supplier: 'Secret Ltd' });
    expect(await shown(slug)).toEqual([{ namespace: 'app', key: 'care', value: '<b>Wash</b> cold' }]);
    expect(await shown(slug, staff)).toEqual(await shown(slug));
    const document = `query ($id: ID!, $slug: String!) {
      product(slug: $slug) { metafield(namespace: "app", key: "supplier") { value } care: metafield(namespace: "app", key: "care") { name type value }
        none: metafields(namespace: "other") { key } some: metafields(keys: ["care", "supplier", "__proto__"]) { key } }
      adminProduct(id: $id) { metafields { key value isPublic version } metafield(namespace: "app", key: "supplier") { value } } }`;
    expect(await staff.query(document, { id, slug })).toEqual({
      product: {
        metafield: null,
        care: { name: 'Field care', type: 'SINGLE_LINE_TEXT', value: '<b>Wash</b> cold' },
        none: [],
        some: [{ key: 'care' }],
      },
      adminProduct: {
        metafields: [
          { key: 'care', value: '<b>Wash</b> cold', isPublic: true, version: 1 },
          { key: 'supplier', value: 'Secret Ltd', isPublic: false, version: 1 },
        ],
        metafield: { value: 'Secret Ltd' },
      },
    });
  });

  it('are part of the Shop API by a type without private values', () => {
    expect(shopSchema.getType('AdminMetafield')).toBeUndefined();
    expect(shopSchema.getType('MetafieldDefinition')).toBeUndefined();
    expect(Object.keys(shopSchema.getMutationType()?.getFields() ?? {}).filter((name) => name.includes('Metafield'))).toEqual([
      'deleteCartMetafields',
      'setCartMetafields',
    ]);
  });

  it('differ for variations', async () => {
    await define(staff, 'care');
    await define(staff, 'batch', { ownerType: 'PRODUCT_VARIATION', type: 'INTEGER' });
    const variable = await makeVariable(db);
    const productId = variationId(variable, 'blue');
    await set(staff, { productId }, { batch: '7' });
    expect(await setAll([field({ productId }, 'care', 'Cold')])).toMatchObject({ path: ['input', 'metafields', '0', 'key'] });
    expect(await setAll([field({ productId: variable.product.id }, 'batch', '8')])).toMatchObject({ code: 'INVALID_INPUT' });
    const document = 'query ($slug: String!) { product(slug: $slug) { variations { metafields { key value } } } }';
    const { product } = await newVisitor(db).query<{ product: { variations: { metafields: Shown }[] } }>(document, {
      slug: variable.product.slug,
    });
    expect(product.variations.map(({ metafields }) => metafields)).toEqual(expect.arrayContaining([[{ key: 'batch', value: '7' }], []]));
  });

  it('are set all or none, and name what is wrong', async () => {
    await define(staff, 'care');
    await define(staff, 'weight', { type: 'DECIMAL', maximum: '10' });
    const { id, slug } = await makeProduct(db);
    const owner = { productId: id };
    const good = field(owner, 'care', 'Cold');
    for (const [metafields, path] of [
      [[good, field(owner, 'weight', '11')], '1 value'],
      [[good, field(owner, 'weight', 'heavy')], '1 value'],
      [[good, field(owner, 'unknown', 'x')], '1 key'],
      [[good, field(owner, '__proto__', 'x')], '1 key'],
      [[good, good], '1 key'],
      [[good, field({}, 'care', 'x')], '1 productId'],
      [[good, field({ productId: id, orderId: 1 }, 'care', 'x')], '1 productId'],
      [[good, field({ productId: 999_999 }, 'care', 'x')], '1 productId'],
      [[field(owner, 'care', 'x'.repeat(256))], '0 value'],
      [[], ''],
      [Array.from({ length: 26 }, () => good), ''],
    ] as const) {
      const outcome = await setAll([...metafields]);
      expect([outcome.path?.slice(2).join(' '), outcome.__typename]).toEqual([path, expect.stringMatching(/InputError|NotFoundError/)]);
    }
    expect(await shown(slug)).toEqual([]);
  });

  it('are replaced, kept from changes by others, and deleted', async () => {
    await define(staff, 'care');
    const { id, slug } = await makeProduct(db);
    const owner = { productId: id };
    const save = (value: string, expectedVersion: number) => setAll([field(owner, 'care', value, { expectedVersion })]);
    expect(await save('Cold', 0)).toMatchObject({ count: 1 });
    expect(await save('Warm', 0)).toMatchObject({ code: 'STALE', path: ['input', 'metafields', '0', 'expectedVersion'] });
    expect(await save('Warm', 1)).toMatchObject({ count: 1 });
    expect(await save('Hot', 1)).toMatchObject({ code: 'STALE' });
    expect((await shown(slug)).map(({ value }) => value)).toEqual(['Warm']);
    const names = [{ ...owner, namespace: 'app', key: 'care' }];
    for (let times = 0; times < 2; times += 1)
      expect(await act(staff, 'deleteMetafields', { metafields: names })).toMatchObject({ __typename: 'DeleteMetafieldsPayload' });
    expect(await shown(slug)).toEqual([]);
  });

  it('are read with one statement for a page of products', async () => {
    await define(staff, 'care');
    for (let count = 0; count < 24; count += 1) await set(staff, { productId: (await makeProduct(db)).id }, { care: `${count}` });
    const list = (fields: string) =>
      countStatements(db, () => newVisitor(db).query(`{ products(first: 24) { edges { node { id ${fields} } } } }`));
    await list('');
    const bare = await list('');
    const full = await list('metafields { value } metafield(namespace: "app", key: "care") { value }');
    expect(full.statements.filter((text) => text.includes('"Metafield"'))).toHaveLength(1);
    expect(full.count - bare.count).toBe(1);
  });

  it('change only the cached pages that show them, and notify integrations', async () => {
    await define(staff, 'care');
    const { id } = await makeProduct(db);
    await set(staff, { productId: id }, { care: 'Cold' });
    const { tags } = await db.prisma.catalogChange.findFirstOrThrow({ orderBy: { revision: 'desc' } });
    expect(tags).toContain(`product:${id}`);
    const [audit] = await db.prisma.auditEntry.findMany({ where: { action: 'metafield.set' } });
    expect(audit).toMatchObject({ targetType: 'Metafield', targetCount: 1 });
  });
});

describe('[I25] custom fields of categories, customers and orders', () => {
  it('are shown to those who see the record', async () => {
    for (const ownerType of ['CATEGORY', 'CUSTOMER', 'ORDER']) {
      await define(staff, 'level', { ownerType });
      await define(staff, 'secret', { ownerType, isPublic: false });
    }
    await define(staff, 'engraving', { ownerType: 'CART_LINE' });
    const category = await db.prisma.category.create({ data: { slug: 'pots', name: 'Pots' } });
    const accountId = await makeAccount(db);
    const line = { position: 0, name: 'Pan', quantity: 1, unitMinor: 500, lineMinor: 500 };
    const order = await db.prisma.order.create({ data: plainOrder({ accountId, lines: { create: [line] } }), include: { lines: true } });
    for (const owner of [{ categoryId: category.id }, { customerId: accountId }, { orderId: order.id }])
      await set(staff, owner, { level: 'gold', secret: 'hidden' });
    await set(staff, { orderLineId: order.lines[0]?.id }, { engraving: 'Ada' });

    const customer = newVisitor(db);
    await signIn(customer);
    const values = 'metafields { key value }';
    const document = `query ($number: Int!, $key: String!) { category(slug: "pots") { ${values} } viewer { ${values} }
      order(number: $number, key: $key) { ${values} adminMetafields { key } lines { ${values} adminMetafields { key } } } }`;
    const level = [{ key: 'level', value: 'gold' }];
    expect(await customer.query(document, { number: order.number, key: order.accessKey })).toEqual({
      category: { metafields: level },
      viewer: { metafields: level },
      order: {
        metafields: level,
        adminMetafields: null,
        lines: [{ metafields: [{ key: 'engraving', value: 'Ada' }], adminMetafields: null }],
      },
    });
    expect(await newVisitor(db).query(`{ viewer { ${values} } }`)).toEqual({ viewer: { metafields: [] } });

    const all = [{ key: 'level' }, { key: 'secret' }];
    const forStaff = `query ($number: Int!, $id: ID!) { adminCategories { metafields { key } } customer(id: $id) { metafields { key } }
      orderByNumber(number: $number) { adminMetafields { key } lines { adminMetafields { key } } } }`;
    expect(await staff.query(forStaff, { number: order.number, id: accountId })).toEqual({
      adminCategories: [{ metafields: all }],
      customer: { metafields: all },
      orderByNumber: { adminMetafields: all, lines: [{ adminMetafields: [{ key: 'engraving' }] }] },
    });
  });

  it('are set with the permission for the record only', async () => {
    await define(staff, 'care');
    await define(staff, 'level', { ownerType: 'CUSTOMER' });
    const { id } = await makeProduct(db);
    const accountId = await makeAccount(db);
    const [ofProduct, ofCustomer] = [field({ productId: id }, 'care', 'x'), field({ customerId: accountId }, 'level', 'x')];
    const { visitor: seller } = await member(db, 'STAFF', ['ORDERS']);
    const { visitor: cataloguer } = await member(db, 'STAFF', ['CATALOGUE']);
    expect(await setAll([ofCustomer, ofProduct], seller)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await setAll([ofCustomer], cataloguer)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.prisma.metafield.count()).toBe(0);
    expect(await setAll([ofCustomer], seller)).toMatchObject({ count: 1 });
    expect(await setAll([ofProduct], cataloguer)).toMatchObject({ count: 1 });
    const { id: staffId } = await db.prisma.account.findFirstOrThrow({ where: { role: 'ADMINISTRATOR' } });
    expect(await setAll([field({ customerId: staffId }, 'level', 'x')])).toMatchObject({ code: 'NOT_FOUND' });
    expect(await setAll([ofProduct], newVisitor(db))).toMatchObject({ code: 'FORBIDDEN' });
  });
});
