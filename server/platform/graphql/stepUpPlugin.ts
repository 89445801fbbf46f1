import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { StepUpRequiredError } from '../operation/errors.ts';
import { requireStepUp } from '../operation/rights.ts';
import type { Context } from './context.ts';
import type { Shop } from '../operation/shop.ts';
import { withErrors } from './withErrors.ts';

const pluginName = 'stepUp';
const rulePluginName = 'stepUpRule';

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
    if (field.kind !== 'Mutation' || field.pothosOptions.requiresStepUp !== true) return resolve;
    return async (root, args, context, info): Promise<unknown> => {
      if ((args as { isDryRun?: boolean | null }).isDryRun !== true) await requireStepUp((context as Context).shop);
      return resolve(root, args, context, info);
    };
  }
}

/** Does the same for mutations with a rule. It is listed after row ids, so that rules read decoded ones. */
class StepUpRulePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const rule = field.kind === 'Mutation' ? field.pothosOptions.requiresStepUp : undefined;
    if (typeof rule !== 'function') return resolve;
    return async (root, args, context, info): Promise<unknown> => {
      const { shop, isDryRun } = context as Context;
      if (isDryRun !== true && (await rule((args as { input: never }).input, shop))) await requireStepUp(shop);
      return resolve(root, args, context, info);
    };
  }
}

/** Decides from a mutation's input whether it needs re-authentication. */
export type StepUpRule = (input: never, shop: Shop) => boolean | Promise<boolean>;

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      stepUp: StepUpPlugin<Types>;
      stepUpRule: StepUpRulePlugin<Types>;
    }
    // oxlint-disable-next-line no-unused-vars -- merged with the interface of Pothos, which has these parameters
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      /**
       * Whether a recent re-authentication is required: for mutations that move money or change its destination, grant permissions, or
       * disclose personal data. With a rule, only for inputs that the rule selects; the rule reads, and changes nothing.
       */
      requiresStepUp?: true | StepUpRule;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, StepUpPlugin);
SchemaBuilder.registerPlugin(rulePluginName, StepUpRulePlugin);

/** The plugins' names, for the builder. */
export const stepUpPlugin: typeof pluginName = pluginName;
export const stepUpRulePlugin: typeof rulePluginName = rulePluginName;
