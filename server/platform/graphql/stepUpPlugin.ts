import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { StepUpRequiredError } from '../operation/errors.ts';
import { requireStepUp } from '../operation/rights.ts';
import type { Context } from './context.ts';
import { withErrors } from './withErrors.ts';

const pluginName = 'stepUp';

/**
 * Restricts mutations with `asksStepUp` to staff who have re-authenticated within ten minutes, and adds StepUpRequiredError to their
 * unions. It is listed after scopes, so that a missing permission is reported first. A dry run changes nothing and needs no
 * re-authentication.
 */
class StepUpPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    return field.kind === 'Mutation' && field.pothosOptions.requiresStepUp ? withErrors(field, StepUpRequiredError) : field;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Mutation' || !field.pothosOptions.requiresStepUp) return resolve;
    return async (root, args, context, info): Promise<unknown> => {
      if ((args as { isDryRun?: boolean | null }).isDryRun !== true) await requireStepUp((context as Context).shop);
      return resolve(root, args, context, info);
    };
  }
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      stepUp: StepUpPlugin<Types>;
    }
    // oxlint-disable-next-line no-unused-vars -- merged with the interface of Pothos, which has these parameters
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      /**
       * Whether a recent re-authentication is required: for mutations that move money or change its destination, grant permissions, or
       * disclose personal data.
       */
      requiresStepUp?: boolean;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, StepUpPlugin);

/** The plugin's name, for the builder. */
export const stepUpPlugin: typeof pluginName = pluginName;
