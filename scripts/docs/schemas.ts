import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { readFileSync } from 'node:fs';

export type OperationKind = 'queries' | 'mutations' | 'subscriptions';
export type TypeKind = 'objects' | 'interfaces' | 'unions' | 'inputs' | 'enums' | 'scalars';
export type Kind = OperationKind | TypeKind;
export type Field = GraphQLField<unknown, unknown>;

/** An API of the reference. */
export interface Api {
  id: 'shop' | 'admin';
  title: string;
  endpoint: string;
  /** The text of the API's contract. */
  sdl: string;
  schema: GraphQLSchema;
  operations: Record<OperationKind, Field[]>;
  types: Record<TypeKind, GraphQLNamedType[]>;
  /** Types and operations in which a type appears. */
  usedBy: ReadonlyMap<string, readonly Use[]>;
}

export interface Use {
  /** `Type.field`, or the name of an operation. */
  name: string;
  url: (api: Api) => string;
}

export const kindTitles: Record<Kind, string> = {
  queries: 'Queries',
  mutations: 'Mutations',
  subscriptions: 'Subscriptions',
  objects: 'Objects',
  interfaces: 'Interfaces',
  unions: 'Unions',
  inputs: 'Inputs',
  enums: 'Enums',
  scalars: 'Scalars',
};

const isOfKind: Record<TypeKind, (type: GraphQLNamedType) => boolean> = {
  objects: isObjectType,
  interfaces: isInterfaceType,
  unions: isUnionType,
  inputs: isInputObjectType,
  enums: isEnumType,
  scalars: isScalarType,
};

export const typeKinds = Object.keys(isOfKind) as TypeKind[];

/** The kind of a type; a root type is shown as its operations. */
export function kindOf(api: Api, type: GraphQLNamedType): Kind {
  if (type === api.schema.getQueryType()) return 'queries';
  if (type === api.schema.getMutationType()) return 'mutations';
  if (type === api.schema.getSubscriptionType()) return 'subscriptions';
  const kind = typeKinds.find((candidate) => isOfKind[candidate](type));
  if (!kind) throw new Error(`${type.name} is of no known kind`);
  return kind;
}

/** Path of a type's page below the base of the site. */
export function typePath(api: Api, type: GraphQLNamedType): string {
  const kind = kindOf(api, type);
  const isRoot = kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
  return isRoot ? `${api.id}/${kind}/` : `${api.id}/${kind}/${type.name}/`;
}

/** Path of a field's entry: operations have a page, other fields an anchor on the page of their type. */
export function fieldPath(api: Api, type: GraphQLNamedType, field: string): string {
  const kind = kindOf(api, type);
  const isRoot = kind === 'queries' || kind === 'mutations' || kind === 'subscriptions';
  return isRoot ? `${api.id}/${kind}/${field}/` : `${typePath(api, type)}#${field}`;
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
const fieldsOf = (type: { getFields(): Record<string, Field> } | null | undefined): Field[] =>
  Object.values(type?.getFields() ?? {}).toSorted(byName);

function usesIn(schema: GraphQLSchema, types: readonly GraphQLNamedType[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const roots = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  const note = (used: GraphQLNamedType, owner: GraphQLNamedType, field: string) => {
    const name = roots.has(owner) ? field : `${owner.name}.${field}`;
    const found = uses.get(used.name) ?? [];
    if (!found.some((use) => use.name === name)) found.push({ name, url: (api) => fieldPath(api, owner, field) });
    uses.set(used.name, found);
  };
  for (const type of types) {
    if (isUnionType(type))
      for (const member of type.getTypes())
        uses.set(member.name, [...(uses.get(member.name) ?? []), { name: type.name, url: (api) => typePath(api, type) }]);
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) note(getNamedType(field.type), type, field.name);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      note(getNamedType(field.type), type, field.name);
      for (const argument of field.args) note(getNamedType(argument.type), type, field.name);
    }
  }
  return uses;
}

function readApi(id: Api['id'], title: string, endpoint: string): Api {
  const sdl = readFileSync(`server/api/${id}.graphql`, 'utf8');
  const schema = buildSchema(sdl);
  const all = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const roots = new Set<GraphQLNamedType | null | undefined>([
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ]);
  const named = all.filter((type) => !roots.has(type)).toSorted(byName);
  return {
    id,
    title,
    endpoint,
    sdl,
    schema,
    operations: {
      queries: fieldsOf(schema.getQueryType()),
      mutations: fieldsOf(schema.getMutationType()),
      subscriptions: fieldsOf(schema.getSubscriptionType()),
    },
    types: Object.fromEntries(typeKinds.map((kind) => [kind, named.filter(isOfKind[kind])])) as Api['types'],
    usedBy: usesIn(schema, all),
  };
}

/** Reads the contracts of both APIs from the committed files, so that the site needs no database client. */
export const readApis = (): Api[] => [readApi('shop', 'Shop API', '/graphql'), readApi('admin', 'Admin API', '/admin/graphql')];

/** Scalars that GraphQL itself defines. */
export const isBuiltIn = isSpecifiedScalarType;
