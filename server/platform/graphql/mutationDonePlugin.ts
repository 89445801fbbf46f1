import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';

const pluginName = 'mutationDone';

/**
 * Tells the entry point that a mutation has succeeded, which its answer alone does not reveal: a field of the payload can fail afterwards. It
 * is listed after errors, so that expected errors do not count.
 */
class MutationDonePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Mutation') return resolve;
    return async (root, args, context, info): Promise<unknown> => {
      const result: unknown = await resolve(root, args, context, info);
      (context as Context).onMutationDone?.();
      return result;
    };
  }
}

declare global {
  // Registers the plugin's types with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      mutationDone: MutationDonePlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, MutationDonePlugin);

/** The plugin's name, for the builder. */
export const mutationDonePlugin: typeof pluginName = pluginName;
