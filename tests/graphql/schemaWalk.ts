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

// Reads the schema for those of its fields that are for staff, and writes documents that ask for them.

const staffScopes = ['admin', 'staff', 'adminSession', 'adminStarted'];

type AnyField = GraphQLField<unknown, unknown>;

/** The scopes that a field declares; null for those without, a function for those that decide by what they see. */
function scopesOf(field: AnyField): unknown {
  return (field.extensions.pothosOptions as { authScopes?: unknown } | undefined)?.authScopes;
}

/** Whether a field is for those who work for the shop. What names further ways in, such as $any, is looked into. */
export function isForStaff(field: AnyField): boolean {
  const scopes = scopesOf(field);
  if (typeof scopes !== 'object' || scopes === null || 'public' in scopes) return false;
  return JSON.stringify(Object.entries(scopes))
    .split('"')
    .some((word) => staffScopes.includes(word));
}

/** A value of this type that the schema allows. */
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

/** A document that asks for a root field with as little as it takes. */
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

/** The root fields of one kind. */
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

/** Names of the object types that can be come by through these fields. */
export function typesBehind(fields: readonly AnyField[]): Set<string> {
  const found = new Set<string>();
  for (const field of fields) reach(getNamedType(field.type), found);
  return found;
}
