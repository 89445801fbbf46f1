import SchemaBuilder, { BasePlugin, type PothosInputFieldConfig, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from './context.ts';
import { DryRunPassed, runDry } from './dryRun.ts';
import { withErrors } from './withErrors.ts';

const pluginName = 'dryRun';

/**
 * Adds the argument `isDryRun` to mutations with `hasDryRun`, and DryRunPassed to their unions. It is listed after errors and scopes:
 * errors of a dry run become members of the union, and no run starts without the permission.
 */
class DryRunPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind !== 'Mutation' || !field.pothosOptions.hasDryRun) return field;
    const argument: PothosInputFieldConfig<Types> = {
      kind: 'Arg',
      graphqlKind: 'Arg',
      name: 'isDryRun',
      parentField: field.name,
      parentType: 'Mutation',
      description:
        'If true, only validates: returns the same errors, or DryRunPassed, and changes nothing. Use it to validate forms while they are being filled in.',
      type: { kind: 'Scalar', ref: 'Boolean', required: false },
      defaultValue: false,
      extensions: {},
      pothosOptions: {} as PothosInputFieldConfig<Types>['pothosOptions'],
    };
    return withErrors({ ...field, args: { ...field.args, isDryRun: argument } }, DryRunPassed);
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (field.kind !== 'Mutation' || !field.pothosOptions.hasDryRun) return resolve;
    return (root, args, context, info) => {
      const { isDryRun, ...rest } = args as { isDryRun?: boolean | null };
      return isDryRun === true ? runDry(context as Context, (dry) => resolve(root, rest, dry, info)) : resolve(root, rest, context, info);
    };
  }
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      dryRun: DryRunPlugin<Types>;
    }
    // oxlint-disable-next-line no-unused-vars -- merged with the interface of Pothos, which has these parameters
    interface MutationFieldOptions<Types, Type, Nullable, Args, ResolveReturnShape> {
      /** Whether the mutation supports dry runs: it must have no effects outside the database it is given. */
      hasDryRun?: boolean;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, DryRunPlugin);

/** The plugin's name, for the builder. */
export const dryRunPlugin: typeof pluginName = pluginName;
