import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLSchema } from 'graphql';

const pluginName = 'nullable';

/** The caller: each field is a list or a fact of its own, which has nothing to do with its neighbours. */
const callers = new Set(['Viewer', 'AdminViewer']);

/** Fields of several members of one union, some of which may lack them: with other nullability they could not be selected side by side. */
const ofSeveralMembers = new Set(['cart', 'current', 'editedAt']);

function failsAlone({ kind, name, parentType }: { kind: string; name: string; parentType: string }): boolean {
  if (kind === 'Query') return name !== 'viewer';
  return callers.has(parentType) ? name !== 'id' : ofSeveralMembers.has(name) && /(Payload|Error)$/.test(parentType);
}

/** Marks in a field's extensions that only an error makes it null. */
const mark = 'isNullOnlyByError';

/** Whether only an error makes a field null. */
export const isNullOnlyByError = ({ extensions }: { extensions: object }): boolean => mark in extensions;

/** What clients know such fields by: Relay types them as if they could not be null, where errors are thrown. */
export const semanticNonNull = new GraphQLDirective({
  name: 'semanticNonNull',
  description: 'The field is null only if resolving it failed, in which case `errors` has the reason.',
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
 * Lets fields fail alone. A field at the top, or of the caller, that cannot be answered is null and leaves the others as they are; a
 * non-null one would take the whole answer along.
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
  // How Pothos is told of plugins: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      nullable: NullablePlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(pluginName, NullablePlugin);

/** The plugin's name, for the builder. */
export const nullablePlugin: typeof pluginName = pluginName;
