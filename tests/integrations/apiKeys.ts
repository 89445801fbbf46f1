import type { FastifyInstance } from 'fastify';
import type { ApiScope } from '../../server/generated/prisma/client.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { postGraphql } from '../http/testApp.ts';

/** A new API key, with the token that is shown once. */
export interface MadeKey {
  id: string;
  databaseId: number;
  token: string;
}

const createDocument = `mutation ($input: CreateApiKeyInput!, $isDryRun: Boolean) {
  result: createApiKey(input: $input, isDryRun: $isDryRun) {
    __typename
    ... on CreateApiKeyPayload { token key { id databaseId scopes networks expiresAt start } }
    ... on UserError { code message path }
    ... on InvalidInputError { issues { path message } }
  }
}`;

/** Calls createApiKey and returns its result. */
export async function createKey(boss: Visitor, input: object, isDryRun = false): Promise<Record<string, unknown>> {
  const { result } = await boss.query<{ result: Record<string, unknown> }>(createDocument, { input, isDryRun });
  return result;
}

/** Creates an API key with these scopes. */
export async function madeKey(boss: Visitor, scopes: readonly ApiScope[], more: object = {}): Promise<MadeKey> {
  const { token, key } = (await createKey(boss, { name: scopes.join(' ').slice(0, 80), scopes, ...more })) as {
    token: string;
    key: MadeKey;
  };
  return { id: key.id, databaseId: key.databaseId, token };
}

/** Sends a request to the Admin API with a key. */
export async function requestWithKey(
  app: FastifyInstance,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  const answer = await postGraphql(app, { query, variables }, { authorization: `Bearer ${token}`, ...headers }, '/admin/graphql');
  const body = answer.json<{
    data?: Record<string, unknown> | null;
    errors?: { message: string; extensions: Record<string, unknown> }[];
  }>();
  return { status: answer.statusCode, headers: answer.headers, ...body };
}
