import { expect } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { member } from '../newsletter/newsletter.ts';
import type { Visitor } from '../support/shopDriver.ts';

// Custom fields, as clients define, set and read them.

export interface Outcome {
  __typename: string;
  code?: string;
  path?: string[];
  message?: string;
  count?: number;
  deletedValueCount?: number;
  issues?: { path: string[]; message: string }[];
  definition?: { databaseId: number; version: number; valueCount: number; [field: string]: unknown };
}

const payloads: Record<string, string> = {
  createMetafieldDefinition: 'definition { databaseId version namespace key name choices maxLength minimum maximum isPublic valueCount }',
  updateMetafieldDefinition: 'definition { databaseId version namespace key name choices maxLength minimum maximum isPublic valueCount }',
  deleteMetafieldDefinition: 'deletedId deletedValueCount',
  setMetafields: 'count',
  deleteMetafields: 'count',
  setCartMetafields: 'cart { version metafields { namespace key value } }',
  deleteCartMetafields: 'cart { version metafields { namespace key value } }',
};

/** Runs a mutation of metadata. */
export async function act(who: Visitor, mutation: keyof typeof payloads, input: object): Promise<Outcome> {
  const name = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { result: ${mutation}(input: $input) { __typename
    ... on UserError { code path message } ... on InvalidInputError { issues { path message } }
    ... on ${name}Payload { ${payloads[mutation]} } } }`;
  return (await who.query<{ result: Outcome }>(document, { input })).result;
}

/** Staff who may do everything. */
export const boss = async (db: Db): Promise<Visitor> => (await member(db)).visitor;

/** Defines a field `app.KEY`: public text of products, unless said otherwise. */
export async function define(who: Visitor, key: string, more: object = {}): Promise<number> {
  const facts = { ownerType: 'PRODUCT', namespace: 'app', key, name: `Field ${key}`, type: 'SINGLE_LINE_TEXT', isPublic: true };
  const { definition, message } = await act(who, 'createMetafieldDefinition', { ...facts, ...more });
  expect(message).toBeUndefined();
  return definition?.databaseId ?? 0;
}

/** Sets values of fields `app.KEY` and expects success. */
export async function set(who: Visitor, owner: object, values: Record<string, string>): Promise<void> {
  const metafields = Object.entries(values).map(([key, value]) => ({ ...owner, namespace: 'app', key, value }));
  expect(await act(who, 'setMetafields', { metafields })).toEqual({ __typename: 'SetMetafieldsPayload', count: metafields.length });
}
