import {
  GraphQLError,
  getNamedType,
  Kind,
  print,
  validate,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { checkCost } from '../../../platform/graphql/cost.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { hasInvalidText } from '../../../platform/http/invalidFields.ts';
import { onlyQuery, parsedDocument } from '../documents.ts';

// Turns the query of a bulk export into the query of one page. Pure.

/** Variables of the query of a page. */
export const pageVariables = { first: 'bulkExportFirst', after: 'bulkExportAfter' } as const;

/** The query of one page of an export. */
export interface PageQuery {
  query: string;
  /** Response name of the list. */
  field: string;
  /** The largest page within the limits of one request. */
  pageSize: number;
}

const pageSizes = [maxPageSize, 50, 25, 10, 5, 2, 1];

const refused = (message: string) => new InvalidInputError([{ path: ['input', 'query'], message }]);

/** The only operation of a document, and its only field. */
function rootOf(document: DocumentNode): { operation: OperationDefinitionNode; field: FieldNode } {
  const operation = onlyQuery(document, refused);
  const [field, ...others] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0) throw refused('The query must have exactly one root field, outside of fragments.');
  return { operation, field };
}

const isPlain = ({ alias, arguments: args, directives }: FieldNode) => !alias && !args?.length && !directives?.length;

/** The selections of a set that has only these fields, without alias, arguments and directives. */
function plainFields({ selections }: SelectionSetNode, names: readonly string[]): FieldNode[] | null {
  const fields = selections.flatMap((node) => (node.kind === Kind.FIELD && isPlain(node) && names.includes(node.name.value) ? [node] : []));
  return fields.length === selections.length ? fields : null;
}

/** The selection of a connection: its edges as they are, and what is needed to read on. */
function pageSelection({ name, selectionSet, directives }: FieldNode): SelectionSetNode {
  const fields = selectionSet && plainFields(selectionSet, ['edges', 'pageInfo']);
  const [edges, ...others] = fields?.filter((field) => field.name.value === 'edges') ?? [];
  const nodes = edges?.selectionSet && plainFields(edges.selectionSet, ['node']);
  if (!edges || others.length > 0 || nodes?.length !== 1 || directives?.length)
    throw refused(`In ${name.value}, select only edges { node { … } }. An export contains only the nodes.`);
  const part = (text: string): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: text } });
  const pageInfo = {
    ...part('pageInfo'),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [part('hasNextPage'), part('endCursor')] },
  } as const;
  return { kind: Kind.SELECTION_SET, selections: [edges, pageInfo] };
}

/** @throws InvalidInputError unless the field is a list that can be read forward, page by page */
function checkConnection(schema: GraphQLSchema, { name, arguments: given = [] }: FieldNode): void {
  const definition = schema.getQueryType()?.getFields()[name.value];
  if (!definition) throw refused(`The Admin API has no root field ${name.value}.`);
  const has = (argument: string) => definition.args.some((arg) => arg.name === argument);
  if (!getNamedType(definition.type).name.endsWith('Connection') || !has('first') || !has('after'))
    throw refused(`${name.value} is not a connection. Export a root field that has "first" and "after".`);
  if (given.some((argument) => ['last', 'before', 'skip'].includes(argument.name.value)))
    throw refused('"last", "before" and "skip" can’t be used: an export has all pages, read forward.');
}

/** The document with its list read by pages. */
function pagedDocument(document: DocumentNode, operation: OperationDefinitionNode, field: FieldNode): DocumentNode {
  const variable = (name: string) => ({ kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: name } }) as const;
  const named = (name: string) => ({ kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: name } }) as const;
  const argument = (name: keyof typeof pageVariables) =>
    ({ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value: variable(pageVariables[name]) }) as const;
  const kept = field.arguments?.filter(({ name }) => name.value !== 'first' && name.value !== 'after') ?? [];
  const list: FieldNode = { ...field, arguments: [...kept, argument('first'), argument('after')], selectionSet: pageSelection(field) };
  const own: VariableDefinitionNode[] = [
    { kind: Kind.VARIABLE_DEFINITION, variable: variable(pageVariables.first), type: { kind: Kind.NON_NULL_TYPE, type: named('Int') } },
    { kind: Kind.VARIABLE_DEFINITION, variable: variable(pageVariables.after), type: named('String') },
  ];
  const used = new Set<string>();
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  for (const part of [list, ...fragments]) visit(part, { [Kind.VARIABLE]: ({ name }) => void used.add(name.value) });
  // Variables of the caller's own first and after are no longer used.
  const theirs = operation.variableDefinitions?.filter(({ variable: { name } }) => used.has(name.value)) ?? [];
  const paged: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [...theirs, ...own],
    selectionSet: { kind: Kind.SELECTION_SET, selections: [list] },
  };
  return { ...document, definitions: [paged, ...fragments] };
}

/**
 * Checks the query of an export and derives the query of a page from it.
 * @throws InvalidInputError
 */
export function pageQuery(schema: GraphQLSchema, text: string, variables: Record<string, unknown>): PageQuery {
  const document = parsedDocument(text, refused);
  const { operation, field } = rootOf(document);
  checkConnection(schema, field);
  const paged = pagedDocument(document, operation, field);
  const [fault] = validate(schema, paged);
  if (fault) throw refused(fault.message);
  const cost = (size: number) => checkCost(schema, paged, null, { ...variables, [pageVariables.first]: size });
  const fits = (size: number) => {
    try {
      return cost(size) > 0;
    } catch (error) {
      if (error instanceof GraphQLError) return false;
      throw error;
    }
  };
  const pageSize = pageSizes.find(fits);
  if (pageSize === undefined)
    throw refused('The query is too expensive even for one object at a time. Request shorter lists ("first") or fewer fields.');
  return { query: print(paged), field: (field.alias ?? field.name).value, pageSize };
}

/**
 * Reads the caller's variables.
 * @throws InvalidInputError for anything but a JSON object
 */
export function readVariables(text: string | null | undefined): Record<string, unknown> {
  const invalid = new InvalidInputError([
    { path: ['input', 'variables'], message: 'Variables must be a JSON object that contains neither U+0000 nor an unpaired surrogate.' },
  ]);
  if (text === null || text === undefined) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (hasInvalidText(value, text)) throw invalid;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw invalid;
}
