import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';

// A shop with compare groups, and queries of its visitors.

/** Ids of the categories and of their groups; null for categories without a group. */
export interface CompareShop {
  categories: Record<'electronics' | 'phones' | 'laptops' | 'kitchen' | 'garden', number>;
  groups: Record<'electronics' | 'phones' | 'kitchen', number>;
}

/** Electronics has a group, its child phones has its own, its child laptops has none; kitchen has one; garden isn't comparable. */
export async function makeCompareShop(db: Db): Promise<CompareShop> {
  const category = async (slug: string, parentId: number | null = null) =>
    (await db.prisma.category.create({ data: { slug, name: slug, parentId, ancestorIds: parentId === null ? [] : [parentId] } })).id;
  const electronics = await category('electronics');
  const [phones, laptops] = [await category('phones', electronics), await category('laptops', electronics)];
  const [kitchen, garden] = [await category('kitchen'), await category('garden')];
  const group = async (slug: string, position: number, categoryId: number) => {
    const name = `${slug[0]?.toUpperCase()}${slug.slice(1)}`;
    return (await db.prisma.compareGroup.create({ data: { slug, name, position, categories: { create: { categoryId } } } })).id;
  };
  const groups = {
    phones: await group('phones', 0, phones),
    electronics: await group('electronics', 1, electronics),
    kitchen: await group('kitchen', 2, kitchen),
  };
  await newRevision(db);
  return { categories: { electronics, phones, laptops, kitchen, garden }, groups };
}

let revisions = 0;

/** Starts a new catalogue revision, so that cached data is loaded again. */
export async function newRevision(db: Db): Promise<void> {
  revisions += 1;
  await db.pool.query(`update "CatalogState" set "revision" = "revision" + $1`, [revisions]);
  await (await sharedRevision(db)).reload();
}

/** Creates a product in the categories, of which the first is the primary one. */
export async function makeIn(db: Db, categoryIds: readonly number[], facts: Partial<Prisma.ProductUncheckedCreateInput> = {}) {
  const product = await makeProduct(db, facts);
  await db.prisma.productCategory.createMany({
    data: categoryIds.map((categoryId, position) => ({ productId: product.id, categoryId, position })),
  });
  await refreshProducts(db.pool, [product.id], testNow);
  return product.id;
}

export async function makeSeveral(db: Db, count: number, categoryId: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await makeIn(db, [categoryId]));
  return ids;
}

/** Changes a product and its derived data, as the catalogue's operations do. */
export async function change(db: Db, id: number, facts: Prisma.ProductUncheckedUpdateInput): Promise<void> {
  await db.prisma.product.update({ where: { id }, data: facts });
  await refreshProducts(db.pool, [id], testNow);
}

const listFields = 'totalCount productIds groups { group { slug } count productIds url }';

export interface ListView {
  totalCount: number;
  productIds: number[];
  groups: { group: { slug: string }; count: number; productIds: number[]; url: string }[];
}

export interface Outcome {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  max?: number;
  product?: { databaseId: number; isCompared: boolean } | null;
  group?: { slug: string } | null;
  viewer?: { compare: ListView };
}

const payload = `product { databaseId isCompared } group { slug } viewer { compare { ${listFields} } }`;
const failure = '... on UserError { code message path }';

export const addDocument = `mutation ($input: AddToCompareInput!) { result: addToCompare(input: $input) {
  __typename ... on AddToComparePayload { ${payload} } ${failure} ... on CompareListFullError { max group { slug } } } }`;
export const removeDocument = `mutation ($input: RemoveFromCompareInput!) { result: removeFromCompare(input: $input) {
  __typename ... on RemoveFromComparePayload { ${payload} } ${failure} } }`;
export const clearDocument = `mutation ($input: ClearCompareInput!) { result: clearCompare(input: $input) {
  __typename ... on ClearComparePayload { viewer { compare { ${listFields} } } } ${failure} } }`;
export const listDocument = `{ viewer { compare { ${listFields} } } }`;

async function run(visitor: Visitor, document: string, input: object): Promise<Outcome> {
  return (await visitor.query<{ result: Outcome }>(document, { input })).result;
}

export const add = (visitor: Visitor, id: number) => run(visitor, addDocument, { productId: globalId('Product', id) });
export const remove = (visitor: Visitor, id: number) => run(visitor, removeDocument, { productId: globalId('Product', id) });
export const clear = (visitor: Visitor, group: string | null = null) => run(visitor, clearDocument, { group });

export async function listOf(visitor: Visitor): Promise<ListView> {
  return (await visitor.query<{ viewer: { compare: ListView } }>(listDocument)).viewer.compare;
}

/** Assigns the visitor to an account, as sign-in does. */
export async function signIn(db: Db, visitor: Visitor, accountId: number): Promise<void> {
  const { createHash } = await import('node:crypto');
  const tokenHash = createHash('sha256')
    .update(visitor.token() ?? '')
    .digest('hex');
  await db.prisma.visitor.update({ where: { tokenHash }, data: { accountId } });
}
