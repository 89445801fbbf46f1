import type { Visitor } from '../support/shopDriver.ts';

// Bulk mutations by SKU, as GraphQL.

interface Row {
  index: number;
  sku: string;
  status: 'CREATED' | 'UPDATED' | 'UNCHANGED' | 'FAILED';
  version: number | null;
  stock: number | null;
  productId: string | null;
  error: { code: string; path: string[]; message: string; currentVersion: number | null } | null;
}
export interface Outcome {
  __typename: string;
  code?: string;
  path?: string[];
  failedCount: number;
  rows: Row[];
}

const mutations = { bulkUpdatePrices: 'BulkUpdatePrices', bulkAdjustStock: 'BulkAdjustStock', bulkUpsertProducts: 'BulkUpsertProducts' };
export type Mutation = keyof typeof mutations;

export const documentOf = (
  mutation: Mutation,
) => `mutation ($input: ${mutations[mutation]}Input!) { result: ${mutation}(input: $input) { __typename
  ... on ${mutations[mutation]}Payload { failedCount rows { index sku status version stock productId error { code path message currentVersion } } }
  ... on UserError { code path } } }`;

/** Sends a bulk mutation. */
export async function send(by: Visitor, mutation: Mutation, input: object): Promise<Outcome> {
  return (await by.query<{ result: Outcome }>(documentOf(mutation), { input })).result;
}

/** The outcomes of the rows. */
export const statuses = ({ rows }: Outcome) => rows.map(({ status }) => status);

/** Different SKUs. */
export const skus = (count: number) => Array.from({ length: count }, (_, index) => `SKU-${index}`);

/** A shirt in two sizes, as a file. */
export const shirtFile = `Type,SKU,Name,Published,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 global
variable,SHIRT,Shirt,1,,,Size,"S, M",1
variation,SHIRT-S,Shirt S,1,20,SHIRT,Size,S,1
variation,SHIRT-M,Shirt M,1,20,SHIRT,Size,M,1`;
