import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { asTryAgain, TryAgainError } from '../database/overload.ts';
import { withErrors } from './withErrors.ts';

const pluginName = 'busy';

/**
 * Adds TryAgainError to the union of every mutation, and converts errors of an overloaded database into it. It is listed between errors and
 * scopes, because reading the caller's identity may fail in the same way.
 */
class BusyPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    return field.kind === 'Mutation' ? withErrors(field, TryAgainError) : field;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Mutation') return resolve;
    return async (root, args, context, info): Promise<unknown> => {
      try {
        return await resolve(root, args, context, info);
      } catch (error) {
        throw asTryAgain(error);
      }
    };
  }
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      busy: BusyPlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, BusyPlugin);

/** The plugin's name, for the builder. */
export const busyPlugin: typeof pluginName = pluginName;
