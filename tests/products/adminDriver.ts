import type { Db } from '../../server/platform/database/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { member } from '../newsletter/newsletter.ts';

// Staff operations on the catalogue, as GraphQL.

export const productFields = `databaseId version type status visibility name slug sku regularPrice { amount } salePrice { amount } price { amount }
  priorPrice { amount } managesStock stock stockStatus brand tags categoryIds editedBy
  specifications { attributeId name kind terms number boolean isVariation } options { name label }
  variations { databaseId version status sku name stock regularPrice { amount } options { name label } }
  upsells { productId name } crossSells { productId } grouped { productId } pictures { databaseId alt isReady }
  movements { delta stockAfter reason note by orderDatabaseId }`;

export interface StaffProduct {
  databaseId: number;
  version: number;
  name: string;
  slug: string;
  sku: string | null;
  stock: number;
  status: string;
  regularPrice: { amount: number } | null;
  price: { amount: number };
  priorPrice: { amount: number } | null;
  editedBy: string | null;
  variations: StaffProduct[];
  options: { name: string; label: string | null }[];
  pictures: { databaseId: number; alt: string; isReady: boolean }[];
  movements: { delta: number; stockAfter: number; reason: string; note: string; by: string | null; orderDatabaseId: number | null }[];
  [field: string]: unknown;
}

export interface Outcome {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  issues?: { path: string[]; message: string }[];
  product: StaffProduct;
  databaseId?: number;
  currentVersion?: number;
  editedBy?: string | null;
}

const productPayloads: Record<string, string> = {
  createProduct: 'CreateProduct',
  updateProduct: 'UpdateProduct',
  duplicateProduct: 'DuplicateProduct',
  generateVariations: 'GenerateVariations',
  updateVariations: 'UpdateVariations',
  deleteVariation: 'DeleteVariation',
  adjustStock: 'AdjustStock',
};

/** Runs a mutation that returns a product. */
export async function change(visitor: Visitor, mutation: keyof typeof productPayloads, input: object): Promise<Outcome> {
  const name = productPayloads[mutation] ?? '';
  const stale = name.startsWith('Update')
    ? `... on StaleRecordError { currentVersion editedBy current { ... on AdminProduct { ${productFields} } } }`
    : '';
  const document = `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) { __typename
    ... on ${name}Payload { product { ${productFields} } } ... on UserError { code message path } ${name === 'DeleteVariation' ? '' : '... on InvalidInputError { issues { path message } }'} ${stale} } }`;
  return (await visitor.query<{ result: Outcome }>(document, { input })).result;
}

/** Reads a product as seen by staff. */
export async function readStaffProduct(visitor: Visitor, databaseId: number): Promise<StaffProduct | null> {
  const document = `query ($id: ID!) { adminProduct(id: $id) { ${productFields} } }`;
  return (await visitor.query<{ adminProduct: StaffProduct | null }>(document, { id: databaseId })).adminProduct;
}

let keys = 0;

/** Returns a unique idempotency key. */
export const freshKey = () => `key of test ${(keys += 1)}`;

/** Creates a staff member with permission for the catalogue. */
export async function catalogueManager(db: Db): Promise<Visitor> {
  return (await member(db, 'STAFF', ['CATALOGUE'])).visitor;
}

/** Creates a product; the test fails if the server rejects it. */
export async function made(visitor: Visitor, input: object): Promise<StaffProduct> {
  const outcome = await change(visitor, 'createProduct', { idempotencyKey: freshKey(), ...input });
  if (outcome.__typename !== 'CreateProductPayload') throw new Error(`${outcome.__typename}: ${outcome.message}`);
  return outcome.product;
}
