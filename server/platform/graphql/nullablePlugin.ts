import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLSchema } from 'graphql';

const pluginName = 'nullable';

/** The types of the caller: each of their fields is an independent list or value. */
const callers = new Set(['Viewer', 'AdminViewer']);

/** Fields of several members of a union, some of which may lack them: with different nullability they could not be selected together. */
const ofSeveralMembers = new Set(['cart', 'current', 'editedAt']);

function failsAlone({ args, kind, name, parentType }: { args: object; kind: string; name: string; parentType: string }): boolean {
  if (kind === 'Query') return name !== 'viewer';
  // A list refuses page sizes and cursors, which must not cost the object that it belongs to.
  if ('first' in args) return true;
  return callers.has(parentType) ? name !== 'id' : ofSeveralMembers.has(name) && /(Payload|Error)$/.test(parentType);
}

/** Extension key of a field that is null only because of an error. */
const mark = 'isNullOnlyByError';

/** Returns whether a field is null only because of an error. */
export const isNullOnlyByError = ({ extensions }: { extensions: object }): boolean => mark in extensions;

/** Directive that marks such fields for clients: Relay types them as non-null where errors are thrown. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only if resolving it failed, in which case `errors` gives the reason.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    levels: {
      description: 'For nested lists, the levels that the directive applies to; 0 is the field itself.',
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      defaultValue: [0],
    },
  },
});

/**
 * Makes fields fail independently. A root field, a field of the caller or a list with pages that fails is null and leaves the others intact; if it were
 * non-null, the whole response would be lost.
 */
class NullablePlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.type.nullable || !failsAlone(field)) return field;
    return { ...field, type: { ...field.type, nullable: true }, extensions: { ...field.extensions, [mark]: true } };
  }

  override afterBuild(schema: GraphQLSchema): GraphQLSchema {
    const config = schema.toConfig();
    return new GraphQLSchema({ ...config, directives: [...config.directives, semanticNonNull] });
  }
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      nullable: NullablePlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, NullablePlugin);

/** The plugin's name, for the builder. */
export const nullablePlugin: typeof pluginName = pluginName;
