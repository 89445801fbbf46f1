import SchemaBuilder from '@pothos/core';
import ErrorsPlugin from '@pothos/plugin-errors';
import PrismaPlugin from '@pothos/plugin-prisma';
import RelayPlugin from '@pothos/plugin-relay';
import ScopeAuthPlugin from '@pothos/plugin-scope-auth';
import SubGraphPlugin from '@pothos/plugin-sub-graph';
import { adminMember, hasRight, isAdministrator } from '../operation/rights.ts';
import type { StaffRight } from '../../generated/prisma/client.ts';
import type PrismaTypes from '../../generated/pothos-types.ts';
import { getDatamodel } from '../../generated/pothos-types.ts';
import { maxPageSize } from './limits.ts';
import { ForbiddenError } from './forbidden.ts';
import { decodeNodeId } from './nodeId.ts';
import type { Context } from './context.ts';
import { audiencesPlugin, everyAudience, type Audience } from './audiences.ts';
import { busyPlugin } from './busyPlugin.ts';
import { clientMutationIdPlugin } from './clientMutationId.ts';
import { dryRunPlugin } from './dryRunPlugin.ts';
import { nullablePlugin } from './nullablePlugin.ts';
import { rowIdPlugin } from './rowIdPlugin.ts';
import { stepUpPlugin } from './stepUpPlugin.ts';

export interface AuthScopes {
  /** Anybody. Written down all the same, because a root field without scopes fails a test. */
  public: boolean;
  /** Whoever has signed in. */
  signedIn: boolean;
  /** Administrators, in a session of the administration. */
  admin: boolean;
  /** Administrators, and staff who have this right, in a session of the administration. */
  staff: StaffRight;
  /** Whoever has signed in to the administration with both factors. */
  adminSession: boolean;
  /** The same before the second factor: for signing in, and nothing else. */
  adminStarted: boolean;
}

/**
 * The one builder. Errors stands before Relay and ScopeAuth so that a refused scope becomes a member of the result union
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
  };
}>({
  plugins: [
    ErrorsPlugin,
    busyPlugin,
    RelayPlugin,
    ScopeAuthPlugin,
    stepUpPlugin,
    dryRunPlugin,
    clientMutationIdPlugin,
    rowIdPlugin,
    nullablePlugin,
    PrismaPlugin,
    SubGraphPlugin,
    // What stands last comes first: it decides what the one before it reads.
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
    idFieldOptions: { description: 'Global id: opaque, unique in the whole API, accepted by node(id).' },
    nodeQueryOptions: {
      description:
        'Any object by its global id: the refetch door of Relay. Null when there is no such object or the caller may not see it; the two cannot be told apart.',
      authScopes: { public: true },
      subGraphs: everyAudience,
      args: { id: { description: 'A global id.' } },
      resolve: (_query, { id }, _context, { schema }, find) => (schema.getType(id.typename) ? find(id) : null),
    },
    nodesQueryOptions: {
      description: 'Several objects by their global ids, in the order asked for, with null where one cannot be seen. At most 100 ids.',
      authScopes: { public: true },
      subGraphs: everyAudience,
      args: { ids: { description: 'Global ids.' } },
      resolve: async (_query, { ids }, _context, { schema }, find) => {
        const found = await find(ids);
        return ids.map(({ typename }, index) => (schema.getType(typename) ? found[index] : null));
      },
    },
    nodeTypeOptions: { description: 'An object with a global id: it can be fetched again by node(id).' },
    pageInfoTypeOptions: { description: 'Where a page of a connection stands within the whole list.' },
    hasNextPageFieldOptions: { description: 'Whether more follows.' },
    hasPreviousPageFieldOptions: { description: 'Whether something comes before.' },
    startCursorFieldOptions: { description: 'Cursor of the first item; null on an empty page.' },
    endCursorFieldOptions: { description: 'Cursor of the last item; null on an empty page.' },
    cursorFieldOptions: { description: 'Names this place in the list; opaque.' },
    nodeFieldOptions: { description: 'The item.' },
    edgesFieldOptions: { description: 'The page’s items, each with its cursor.' },
    pageInfoFieldOptions: { description: 'Where this page stands within the whole list.' },
    clientMutationIdInputOptions: { description: 'Anything; the payload repeats it.' },
    clientMutationIdFieldOptions: { description: 'What the input said.' },
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
      adminStarted: async () => ((await shop.admin?.member()) ?? null) !== null,
      adminSession: async () => (await adminMember(shop)) !== null,
    }),
    // Read by people: pages show it as it is. Which field it is, the error's path says.
    unauthorizedError: () => new ForbiddenError('Not authorized: the session has ended, or the account does not have this right.'),
  },
});

/** The builder of an input's fields: for fields that several inputs share. */
export type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];

builder.queryType({ description: 'Everything that can be read. Lists are connections with at most 100 items a page.' });
builder.mutationType({
  description: 'Everything that can be changed. Each mutation takes one input and returns a union of its payload and its expected errors.',
});
