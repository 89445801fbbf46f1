import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  isCompositeType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { schema } from '../../server/api/schema.ts';

// Finds the schema's staff fields, and generates documents that query them.

const staffScopes = ['admin', 'staff', 'adminSession', 'adminStarted'];

type AnyField = GraphQLField<unknown, unknown>;

/** Returns the scopes declared by a field; null if there are none, a function if they depend on the parent. */
function scopesOf(field: AnyField): unknown {
  return (field.extensions.pothosOptions as { authScopes?: unknown } | undefined)?.authScopes;
}

/** Returns whether a field is for staff only. Combinations of scopes such as $any are checked too. */
export function isForStaff(field: AnyField): boolean {
  const scopes = scopesOf(field);
  if (typeof scopes !== 'object' || scopes === null || 'public' in scopes) return false;
  return JSON.stringify(Object.entries(scopes))
    .split('"')
    .some((word) => staffScopes.includes(word));
}

/** Returns a valid value of the type. */
export function valueOf(type: GraphQLInputType): unknown {
  const bare = getNullableType(type);
  if (isListType(bare)) return [valueOf(bare.ofType)];
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type));
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
  }
  if (!isScalarType(bare)) return null;
  const values: Readonly<Record<string, unknown>> = {
    Int: 1,
    ID: 1,
    Float: 1,
    Boolean: true,
    DateTime: '2026-03-01T12:00:00.000Z',
    MinorUnits: 1,
  };
  return values[bare.name] ?? 'x';
}

/** Returns a document that queries a root field with a minimal selection. */
export function documentOf(root: 'query' | 'mutation', field: AnyField): { document: string; variables: Record<string, unknown> } {
  const args = field.args.filter((argument) => isNonNullType(argument.type) || ['first', 'input'].includes(argument.name));
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const given = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const type = getNamedType(field.type);
  const error = isUnionType(type) ? ' ... on UserError { code }' : '';
  const selection = isCompositeType(type) ? ` { __typename${error} }` : '';
  return {
    document: `${root}${declared && ` (${declared})`} { result: ${field.name}${given && `(${given})`}${selection} }`,
    variables: Object.fromEntries(args.map((argument) => [argument.name, valueOf(argument.type)])),
  };
}

/** Returns the root fields of queries or mutations. */
export function rootFields(root: 'query' | 'mutation'): AnyField[] {
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}) as AnyField[];
}

function reach(type: GraphQLNamedType, found: Set<string>): void {
  if (found.has(type.name)) return;
  if (isUnionType(type)) for (const member of type.getTypes()) reach(member, found);
  if (!isObjectType(type) && !isInterfaceType(type)) return;
  found.add(type.name);
  for (const field of Object.values(type.getFields())) if (!isForStaff(field as AnyField)) reach(getNamedType(field.type), found);
}

/** Returns the names of the object types reachable through these fields. */
export function typesBehind(fields: readonly AnyField[]): Set<string> {
  const found = new Set<string>();
  for (const field of fields) reach(getNamedType(field.type), found);
  return found;
}
