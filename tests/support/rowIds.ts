import {
  getNamedType,
  isInputObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';
import { rowTypesOf } from '../../server/platform/graphql/rowIdPlugin.ts';
import { globalId } from '../../shared/globalId.ts';

// Tests know records by their numbers, and the API's inputs take global ids: what a test sends as a number is sent as the id of the type
// that the input takes.

type Taking = GraphQLArgument | GraphQLInputField;

const typeOf = (input: Taking): string | undefined => rowTypesOf(input)?.[0];

function encoded(value: unknown, input: Taking): unknown {
  const type = typeOf(input);
  if (Array.isArray(value)) return value.map((item) => encoded(item, input));
  if (type !== undefined) return typeof value === 'number' ? globalId(type, value) : value;
  const named = getNamedType(input.type);
  return isInputObjectType(named) ? encodedFields(value, named.getFields()) : value;
}

function encodedFields(value: unknown, fields: Readonly<Record<string, GraphQLInputField>>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const field = fields[name];
      return [name, field ? encoded(one, field) : (one as unknown)];
    }),
  );
}

function encodedNode(value: ValueNode, type: string): ValueNode {
  if (value.kind === Kind.LIST) return { ...value, values: value.values.map((item) => encodedNode(item, type)) };
  return value.kind === Kind.INT ? { kind: Kind.STRING, value: globalId(type, Number(value.value)) } : value;
}

/** A document and its variables with global ids in place of numbers. */
export function withGlobalIds(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
): { document: DocumentNode; variables: Record<string, unknown> } {
  const sent = { ...variables };
  const info = new TypeInfo(schema);
  const take = (value: ValueNode, input: Taking | null | undefined): ValueNode => {
    if (!input) return value;
    const type = typeOf(input);
    if (value.kind === Kind.VARIABLE && value.name.value in sent) sent[value.name.value] = encoded(sent[value.name.value], input);
    return type === undefined ? value : encodedNode(value, type);
  };
  const visited = visit(
    document,
    visitWithTypeInfo(info, {
      Argument(node) {
        const value = take(node.value, info.getArgument());
        return value === node.value ? undefined : { ...node, value };
      },
      ObjectField(node) {
        const parent = getNamedType(info.getParentInputType());
        if (!isInputObjectType(parent)) return undefined;
        const value = take(node.value, parent.getFields()[node.name.value]);
        return value === node.value ? undefined : { ...node, value };
      },
    }),
  );
  return { document: visited, variables: sent };
}
