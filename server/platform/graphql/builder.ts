import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import SubGraphPlugin from '@pothos/plugin-sub-graph';
import { adminMember, hasRight, hasScopes, isAdministrator } from '../operation/rights.ts';
import type { ApiScope, StaffRight } from '../../generated/prisma/client.ts';
import type PrismaTypes from '../../generated/pothos-types.ts';
import { getDatamodel } from '../../generated/pothos-types.ts';
import { maxPageSize } from './limits.ts';
import { says } from './__generated__/messages.ts';
import { ForbiddenError } from './forbidden.ts';
import { decodeNodeId } from './nodeId.ts';
import type { Context } from './context.ts';
import { apiKeyPlugin, missingScopes } from './apiKeyPlugin.ts';
import { audiencesPlugin, everyAudience, type Audience } from './audiences.ts';
import { busyPlugin } from './busyPlugin.ts';
import { clientMutationIdPlugin } from './clientMutationId.ts';
import { dryRunPlugin } from './dryRunPlugin.ts';
import { mutationDonePlugin } from './mutationDonePlugin.ts';
import { nullablePlugin } from './nullablePlugin.ts';
import { rowIdPlugin } from './rowIdPlugin.ts';
import { stepUpPlugin, stepUpRulePlugin } from './stepUpPlugin.ts';

export interface AuthScopes {
  /** Any caller. Stated explicitly, because a root field without scopes fails a test. */
  public: boolean;
  /** Signed-in customers. */
  signedIn: boolean;
  /** Administrators, in an administration session. */
  admin: boolean;
  /** Administrators, and staff with this permission, in an administration session. */
  staff: StaffRight;
  /** Programs whose API key has all of these scopes. */
  apiKey: readonly ApiScope[];
  /** Staff who have signed in to the administration with both factors. */
  adminSession: boolean;
  /** Staff who have not verified the second factor yet: for sign-in only. */
  adminStarted: boolean;
}

/**
 * The schema builder. Errors is listed before Relay and ScopeAuth, so that a failed scope check becomes a member of the result union
 * instead of a top-level error.
 */
export const builder = new SchemaBuilder<{
  PrismaTypes: PrismaTypes;
  Context: Context;
  AuthScopes: AuthScopes;
  SubGraphs: Audience;
  DefaultFieldNullability: false;
  DefaultInputFieldRequiredness: false;
  Scalars: {
    ID: { Input: string; Output: string | number };
    DateTime: { Input: Date; Output: Date };
    MinorUnits: { Input: number; Output: number };
    JSON: { Input: never; Output: object };
  };
}>({
  plugins: [
    ErrorsPlugin,
    busyPlugin,
    mutationDonePlugin,
    RelayPlugin,
    ScopeAuthPlugin,
    apiKeyPlugin,
    stepUpPlugin,
    dryRunPlugin,
    clientMutationIdPlugin,
    rowIdPlugin,
    stepUpRulePlugin,
    nullablePlugin,
    PrismaPlugin,
    SubGraphPlugin,
    // The last plugin is applied first: its output is the input of the one before it.
    audiencesPlugin,
  ],
  defaultFieldNullability: false,
  prisma: {
    client: (context) => context.shop.db.prisma,
    dmmf: getDatamodel(),
    maxConnectionSize: maxPageSize,
    defaultConnectionSize: 20,
    onUnusedQuery: null,
  },
  relay: {
    clientMutationId: 'omit',
    decodeGlobalID: decodeNodeId,
    cursorType: 'String',
    idFieldOptions: { description: 'Global ID: opaque, unique across the API and accepted by `node(id)`.' },
    nodeQueryOptions: {
      description:
        'Any object by its global ID, for refetching with Relay. Null if there is no such object or the caller may not see it; the two can’t be told apart.',
      authScopes: { public: true },
      subGraphs: everyAudience,
      args: { id: { description: 'Global ID of the object.' } },
      resolve: (_query, { id }, _context, { schema }, find) => (schema.getType(id.typename) ? find(id) : null),
    },
    nodesQueryOptions: {
      description:
        'Objects by their global IDs, in the requested order, with null for each object that does not exist or is not visible to the caller. At most 100 IDs.',
      authScopes: { public: true },
      subGraphs: everyAudience,
      args: { ids: { description: 'Global IDs of the objects.' } },
      resolve: async (_query, { ids }, _context, { schema }, find) => {
        const found = await find(ids);
        return ids.map(({ typename }, index) => (schema.getType(typename) ? found[index] : null));
      },
    },
    nodeTypeOptions: { description: 'An object with a global ID. It can be refetched with `node(id)`.' },
    pageInfoTypeOptions: { description: 'Position of a connection’s page within the whole list.' },
    hasNextPageFieldOptions: { description: 'Whether there are more items after this page.' },
    hasPreviousPageFieldOptions: { description: 'Whether there are items before this page.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null on an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last item; null on an empty page.' },
    cursorFieldOptions: { description: 'Cursor of the item; opaque.' },
    nodeFieldOptions: { description: 'The item at the end of the edge.' },
    edgesFieldOptions: { description: 'Items of the page, each with its cursor.' },
    pageInfoFieldOptions: { description: 'Position of this page within the whole list.' },
    clientMutationIdInputOptions: { description: 'Any value; returned unchanged in the payload.' },
    clientMutationIdFieldOptions: { description: 'Value from the input.' },
  },
  errors: {
    defaultTypes: [],
    directResult: true,
    defaultUnionOptions: {
      name: ({ fieldName }) => `${fieldName[0]?.toUpperCase()}${fieldName.slice(1)}Result`,
    },
  },
  scopeAuth: {
    authScopes: ({ shop }) => ({
      public: true,
      signedIn: async () => (await shop.visitor.account()) !== null,
      admin: () => isAdministrator(shop),
      staff: (right: StaffRight) => hasRight(shop, right),
      apiKey: (scopes: readonly ApiScope[]) => hasScopes(shop, scopes),
      adminStarted: async () => ((await shop.admin?.member()) ?? null) !== null,
      adminSession: async () => (await adminMember(shop)) !== null,
    }),
    // Shown to users unchanged. The error's path names the field.
    unauthorizedError: (_parent, { shop }, info) => (shop.apiKey ? missingScopes(info) : new ForbiddenError(says((t) => t.notAuthorized))),
  },
});

/** The field builder of an input, for fields that several inputs share. */
export type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];

builder.queryType({ description: 'All read operations. Lists are connections with at most 100 items per page.' });
builder.mutationType({
  description: 'All write operations. Each mutation takes one input and returns a union of its payload and its expected errors.',
});
