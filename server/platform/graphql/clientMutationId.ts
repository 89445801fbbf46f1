import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { getNamedType, GraphQLString, isInputObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

const pluginName = 'clientMutationId';

/**
 * Adds `clientMutationId` to the input of every mutation, as clients of older Relay servers send it with all mutations. It is ignored: it
 * is removed before the mutation receives its input.
 */
class ClientMutationIdPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    for (const { args } of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
      if (!isInputObjectType(input)) continue;
      input.getFields()[pluginName] ??= {
        name: pluginName,
        description: 'Any value; ignored.',
        type: GraphQLString,
        defaultValue: undefined,
        deprecationReason: undefined,
        extensions: {},
        astNode: undefined,
      };
    }
    return schema;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Mutation') return resolve;
    return (root, args, context, info) => resolve(root, withoutId(args) as object, context, info);
  }
}

/** Returns a copy without the field, also in inputs that other inputs contain. Instants and other scalars are returned as they are. */
function withoutId(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutId);
  const isInput = typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (!isInput) return value;
  const fields = Object.entries(value).flatMap(([name, inner]) => (name === pluginName ? [] : [[name, withoutId(inner)] as const]));
  return Object.fromEntries(fields);
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      clientMutationId: ClientMutationIdPlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, ClientMutationIdPlugin);

/** The plugin's name, for the builder. */
export const clientMutationIdPlugin: typeof pluginName = pluginName;
