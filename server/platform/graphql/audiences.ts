import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import {
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';

const pluginName = 'audiences';

/** The audience of an API: Shop is served at /graphql to everyone, Admin at /admin/graphql to staff. */
export type Audience = 'Shop' | 'Admin';

/** For root fields that both APIs serve. */
export const everyAudience: Audience[] = ['Shop', 'Admin'];

const rootKinds = new Set(['Query', 'Mutation', 'Subscription']);

/** Returns whether callers who are not staff can satisfy these scopes. A function's result is unknown, so it doesn't count. */
function isOpen(authScopes: unknown): boolean {
  if (typeof authScopes !== 'object' || authScopes === null) return false;
  const names = Object.keys(authScopes);
  return names.length > 0 && names.every((name) => name === 'public' || name === 'signedIn');
}

function audiencesOf(kind: string, authScopes: unknown): Audience[] {
  if (rootKinds.has(kind)) return isOpen(authScopes) ? ['Shop'] : ['Admin'];
  return authScopes === undefined || isOpen(authScopes) ? everyAudience : ['Admin'];
}

/**
 * Derives the audience of each field without explicit `subGraphs` from its scopes: a field that requires a staff permission is not part of
 * the Shop API. Public root fields belong to the Shop API only.
 */
class AudiencesPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const options = field.pothosOptions as { subGraphs?: Audience[]; authScopes?: unknown };
    const subGraphs = options.subGraphs ?? audiencesOf(field.kind, options.authScopes);
    return Object.assign({ ...field }, { pothosOptions: { ...options, subGraphs } });
  }
}

const isServedTo = (audience: Audience, { extensions }: { extensions: { subGraphs?: unknown } }): boolean =>
  (extensions.subGraphs as Audience[]).includes(audience);

function reach(type: GraphQLNamedType, audience: Audience, found: Set<GraphQLNamedType>): void {
  if (found.has(type)) return;
  found.add(type);
  if (isUnionType(type)) for (const member of type.getTypes()) reach(member, audience, found);
  if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) reach(getNamedType(field.type), audience, found);
  if (!isObjectType(type) && !isInterfaceType(type)) return;
  for (const parent of type.getInterfaces()) reach(parent, audience, found);
  for (const field of Object.values(type.getFields())) {
    if (!isServedTo(audience, field)) continue;
    reach(getNamedType(field.type), audience, found);
    for (const argument of field.args) reach(getNamedType(argument.type), audience, found);
  }
}

/**
 * Marks each type with the audiences whose fields lead to it. A type reachable only through an interface is not served: node(id) finds only
 * objects that can also be reached otherwise.
 */
export function markTypes(schema: GraphQLSchema): void {
  const reached = everyAudience.map((audience) => {
    const found = new Set<GraphQLNamedType>();
    for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
      if (root && Object.values(root.getFields()).some((field) => isServedTo(audience, field))) reach(root, audience, found);
    return { audience, found };
  });
  for (const type of Object.values(schema.getTypeMap())) {
    const subGraphs = reached.filter(({ found }) => found.has(type)).map(({ audience }) => audience);
    Object.assign(type.extensions, { subGraphs });
  }
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      audiences: AudiencesPlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, AudiencesPlugin);

/** The plugin's name, for the builder. */
export const audiencesPlugin: typeof pluginName = pluginName;
