import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  isInputType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  typeFromAST,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { introspectionCost } from './introspectionCost.ts';
import { maxCost, maxMutationsPerRequest, maxNodeIds, maxRootFields } from './limits.ts';

// Computes the cost of a request before it runs: a field costs 1, and the fields below a list are multiplied by the list's maximum length.
// That is the connection's `first` or `last`, the number of `ids`, or a default length for lists without a size; a list that may be much
// longer sets `listLength` in its field's extensions, and a field that runs a statement for each parent sets `cost`.

const usualListLength = 5;

type Variables = Record<string, unknown>;

function refuse(message: string, code: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status: 400 } } });
}

function argument(field: FieldNode, name: string, variables: Variables): unknown {
  const value = field.arguments?.find((candidate) => candidate.name.value === name)?.value;
  if (!value) return undefined;
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  if (value.kind === Kind.INT) return Number(value.value);
  if (value.kind === Kind.LIST) return value.values;
  return undefined;
}

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}

function multiplier(
  field: FieldNode,
  { type, args, extensions }: GraphQLField<unknown, unknown> & { extensions: { listLength?: number } },
  edgeCount: number | null,
  variables: Variables,
): number {
  const usual = args.find(({ name }) => name === 'first')?.defaultValue;
  const size = argument(field, 'first', variables) ?? argument(field, 'last', variables) ?? usual;
  if (typeof size === 'number') return Math.max(1, size);
  // The ids of a field that returns a single object don't multiply its cost: the server limits what it does with them.
  const ids = isList(type) ? argument(field, 'ids', variables) : undefined;
  if (Array.isArray(ids)) {
    if (ids.length > maxNodeIds) throw refuse(`Request at most ${maxNodeIds} IDs at a time.`, 'TOO_MANY_IDS');
    return Math.max(1, ids.length);
  }
  if (!isList(type)) return 1;
  // A connection has as many edges as its `first` requests.
  return edgeCount ?? extensions.listLength ?? usualListLength;
}

interface CostTraversal {
  schema: GraphQLSchema;
  fragments: Map<string, FragmentDefinitionNode>;
  variables: Variables;
}

function selectionCost(
  walk: CostTraversal,
  parent: GraphQLNamedType | undefined,
  selections: SelectionSetNode,
  edgeCount: number | null,
): number {
  let cost = 0;
  for (const selection of selections.selections) {
    if (cost > maxCost) return cost;
    if (selection.kind === Kind.FIELD) cost += fieldCost(walk, parent, selection, edgeCount);
    else if (selection.kind === Kind.INLINE_FRAGMENT) {
      const type = selection.typeCondition ? walk.schema.getType(selection.typeCondition.name.value) : parent;
      cost += selectionCost(walk, type, selection.selectionSet, edgeCount);
    } else {
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment) cost += selectionCost(walk, walk.schema.getType(fragment.typeCondition.name.value), fragment.selectionSet, edgeCount);
    }
  }
  return cost;
}

function fieldCost(walk: CostTraversal, parent: GraphQLNamedType | undefined, field: FieldNode, edgeCount: number | null): number {
  const fields = parent && 'getFields' in parent ? parent.getFields() : {};
  const definition = fields[field.name.value];
  if (!definition || !('args' in definition)) return introspectionCost(walk, field);
  const own = (definition.extensions as { cost?: number }).cost ?? 1;
  const type = getNamedType(definition.type);
  if (!field.selectionSet || !isCompositeType(type)) return own;
  const isConnection = isObjectType(type) && type.name.endsWith('Connection');
  const size = multiplier(field, definition, field.name.value === 'edges' ? edgeCount : null, walk.variables);
  // In a connection only the edges repeat; fields about the whole list (its count, its facets) occur once.
  return isConnection
    ? own + selectionCost(walk, type, field.selectionSet, size)
    : own + size * selectionCost(walk, type, field.selectionSet, null);
}

/** Returns the values of the operation's variables at execution: the sent value, or the operation's default. */
function effectiveVariables(schema: GraphQLSchema, operation: OperationDefinitionNode, sent: Variables): Variables {
  const variables = { ...sent };
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const inputType = typeFromAST(schema, type);
    if (variables[variable.name.value] === undefined && defaultValue && isInputType(inputType))
      variables[variable.name.value] = valueFromAST(defaultValue, inputType);
  }
  return variables;
}

/** Returns the response names of an operation's root fields, including fragments: the same name twice is one field. */
function rootNames(
  walk: CostTraversal,
  { selections }: SelectionSetNode,
  names = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) names.add((selection.alias ?? selection.name).value);
    else if (selection.kind === Kind.INLINE_FRAGMENT) rootNames(walk, selection.selectionSet, names, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = walk.fragments.get(selection.name.value);
      if (fragment) rootNames(walk, fragment.selectionSet, names, seen);
    }
  }
  return names;
}

/**
 * Checks the cost of a document's operation.
 * @throws GraphQLError (code COST_LIMIT, TOO_MANY_FIELDS, TOO_MANY_MUTATIONS or TOO_MANY_IDS) when it exceeds the limits
 */
export function checkCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Variables,
): number {
  const fragments = new Map(
    document.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const operation = document.definitions.find(
    (node) => node.kind === Kind.OPERATION_DEFINITION && (!operationName || node.name?.value === operationName),
  );
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return 0;
  const walk: CostTraversal = { schema, fragments, variables: effectiveVariables(schema, operation, variables) };
  const roots = rootNames(walk, operation.selectionSet).size;
  if (roots > maxRootFields) throw refuse(`Request at most ${maxRootFields} top-level fields.`, 'TOO_MANY_FIELDS');
  if (operation.operation === 'mutation' && roots > maxMutationsPerRequest) {
    throw refuse(`Send at most ${maxMutationsPerRequest} mutations per request.`, 'TOO_MANY_MUTATIONS');
  }
  const cost = selectionCost(walk, schema.getRootType(operation.operation) ?? undefined, operation.selectionSet, null);
  if (cost > maxCost) {
    throw refuse(
      `This request costs at least ${cost}; the limit is ${maxCost}. Request shorter lists ("first") or fewer fields.`,
      'COST_LIMIT',
    );
  }
  return cost;
}
