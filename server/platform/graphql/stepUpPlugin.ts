import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { StepUpRequiredError } from '../operation/errors.ts';
import { requireStepUp } from '../operation/rights.ts';
import type { Context } from './context.ts';
import { withErrors } from './withErrors.ts';

const pluginName = 'stepUp';

/**
 * Lets mutations with `asksStepUp` only be done by staff who have shown password or code within ten minutes, and gives their unions
 * StepUpRequiredError. It stands behind scopes: whoever lacks the right hears that first. A dry run changes nothing and does not ask.
 */
class StepUpPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    return field.kind === 'Mutation' && field.pothosOptions.asksStepUp ? withErrors(field, StepUpRequiredError) : field;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Mutation' || !field.pothosOptions.asksStepUp) return resolve;
    return async (root, args, context, info): Promise<unknown> => {
      if ((args as { isDryRun?: boolean | null }).isDryRun !== true) await requireStepUp((context as Context).shop);
      return resolve(root, args, context, info);
    };
  }
}

declare global {
  // How Pothos is told of plugins: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      stepUp: StepUpPlugin<Types>;
    }
    // oxlint-disable-next-line no-unused-vars -- merged with the interface of Pothos, which has these parameters
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      /** Whether password or code must have been shown lately: for what moves money, changes where it goes, or gives rights or persons away. */
      asksStepUp?: boolean;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, StepUpPlugin);

/** The plugin's name, for the builder. */
export const stepUpPlugin: typeof pluginName = pluginName;
