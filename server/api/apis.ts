import type { GraphQLSchema } from 'graphql';
import { persistedDocuments, type PersistedDocuments } from '../platform/graphql/persisted.ts';
import { adminSchema, shopSchema } from './schema.ts';
import { createGraphqlServer, type GraphqlServer } from './yoga.ts';

/** A GraphQL API: its path, its server and the persisted documents of its app. */
export interface GraphqlApi {
  path: '/graphql' | '/admin/graphql';
  schema: GraphQLSchema;
  server: GraphqlServer;
  persisted: PersistedDocuments;
}

/** The public Shop API, and the Admin API for staff. */
export interface GraphqlApis {
  shop: GraphqlApi;
  admin: GraphqlApi;
}

export interface ApiOptions {
  /** Project directory. */
  root: string;
  isDevelopment: boolean;
  logFault(fault: unknown, correlationId: string): void;
}

export function createApis({ root, isDevelopment, logFault }: ApiOptions): GraphqlApis {
  const api = (path: GraphqlApi['path'], schema: typeof shopSchema, app: 'web' | 'admin'): GraphqlApi => {
    const persisted = persistedDocuments(root, ['kit', app], isDevelopment);
    return { path, schema, persisted, server: createGraphqlServer({ path, schema, persisted, isDevelopment, logFault }) };
  };
  return { shop: api('/graphql', shopSchema, 'web'), admin: api('/admin/graphql', adminSchema, 'admin') };
}
