import SchemaBuilder, {
  BasePlugin,
  InputFieldBuilder,
  mapInputFields,
  type FieldRequiredness,
  type InputFieldMapping,
  type InputOrArgRef,
  type InputShapeFromTypeParam,
  type InputTypeFieldsMapping,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { InvalidInputError } from '../errors/errors.ts';
import { rowId } from './rowId.ts';
import { withErrors } from './withErrors.ts';
import { listed } from '../i18n/text.ts';
import { says } from './__generated__/messages.ts';

const pluginName = 'rowId';

/** The types whose ids a field accepts, without the prefix `Admin`: a record has the same number in both APIs. */
type RowTypes = string | readonly string[];

/** Identifies such a field for the plugin and for the test of all inputs. */
export const rowTypesOf = ({ extensions }: { extensions?: { rowTypes?: readonly string[] } | null }): readonly string[] | undefined =>
  extensions?.rowTypes;

/**
 * Returns the number in a global id of one of the types.
 * @throws InvalidInputError for anything else
 */
export function decodeRowId(value: string, types: readonly string[], path: string[]): number {
  const [, type = '', digits = ''] = /^(?:Admin)?(\w+):(\d+)$/.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  const number = types.includes(type) ? rowId(digits) : 0;
  if (number > 0) return number;
  throw new InvalidInputError([
    { path, message: says((t, language) => t.expectedIdOfType({ types: listed(types, language, 'disjunction') })) },
  ]);
}

type Mapping = Map<string, InputFieldMapping<SchemaTypes, readonly string[]>>;

function decodeAll(values: object, mapping: Mapping, path: string[]): object {
  const decoded: Record<string, unknown> = { ...values };
  const decodeOne = (value: unknown, field: InputFieldMapping<SchemaTypes, readonly string[]>, at: string[]): unknown => {
    if (value === null || value === undefined) return value;
    if (Array.isArray(value)) return value.map((item, index) => decodeOne(item, field, [...at, String(index)]));
    // The scalar ID has already converted it to a string.
    if (typeof value === 'string') return decodeRowId(value, field.value ?? [], at);
    return field.kind === 'InputObject' && field.fields.map ? decodeAll(value, field.fields.map, at) : value;
  };
  for (const [name, field] of mapping) if (name in values) decoded[name] = decodeOne(decoded[name], field, [...path, name]);
  return decoded;
}

/**
 * Lets inputs accept global ids and passes numbers to resolvers. Ids are decoded after the scope checks, so that a caller without the
 * permission learns nothing. An id of another type is an InvalidInputError, which the plugin adds to unions.
 */
class RowIdPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  readonly #known = new Map<string, InputTypeFieldsMapping<Types, readonly string[]>>();

  #mappingOf({ args }: PothosOutputFieldConfig<Types>): Mapping | null {
    return mapInputFields(args, this.buildCache, (field) => rowTypesOf(field) ?? null, this.#known) as Mapping | null;
  }

  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    if (field.kind === 'Subscription' && this.#mappingOf(field)) throw new Error(`${field.name}: subscriptions take no row ids`);
    return field.kind === 'Mutation' && this.#mappingOf(field) ? withErrors(field, InvalidInputError) : field;
  }

  override wrapResolve(
    resolve: GraphQLFieldResolver<unknown, Types['Context'], object>,
    field: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const mapping = this.#mappingOf(field);
    return mapping ? (root, args, context, info) => resolve(root, decodeAll(args, mapping, []), context, info) : resolve;
  }
}

declare global {
  // Plugin registration with Pothos: https://pothos-graphql.dev/docs/guide/writing-plugins
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      rowId: RowIdPlugin<Types>;
    }
    interface InputFieldBuilder<Types extends SchemaTypes, Kind extends keyof InputFieldOptionsByKind> {
      /** A global id; the resolver receives the number. */
      rowId: <Req extends FieldRequiredness<'ID'> = false>(
        options: Omit<InputFieldOptionsByKind<Types, 'ID', Req>[Kind], 'type' | 'extensions'> & { of: RowTypes },
      ) => InputOrArgRef<Types, InputShapeFromTypeParam<Types, 'Int', Req extends true ? true : false>, Kind>;
      /** A list of global ids; the resolver receives the numbers. */
      rowIdList: <Req extends FieldRequiredness<['ID']> = false>(
        options: Omit<InputFieldOptionsByKind<Types, ['ID'], Req>[Kind], 'type' | 'extensions'> & { of: RowTypes },
      ) => InputOrArgRef<Types, InputShapeFromTypeParam<Types, ['Int'], Req>, Kind>;
    }
  }
}

const fields = InputFieldBuilder.prototype as PothosSchemaTypes.InputFieldBuilder<
  PothosSchemaTypes.ExtendDefaultTypes<object>,
  'Arg' | 'InputObject'
>;

const extensionsOf = (types: RowTypes) => ({ rowTypes: [types].flat() });

fields.rowId = function takeRowId({ of, ...options }) {
  return this.id({ ...options, extensions: extensionsOf(of) }) as never;
};
fields.rowIdList = function takeRowIds({ of, ...options }) {
  return this.idList({ ...options, extensions: extensionsOf(of) }) as never;
};

SchemaBuilder.registerPlugin(pluginName, RowIdPlugin);

/** The plugin's name, for the builder. */
export const rowIdPlugin: typeof pluginName = pluginName;
