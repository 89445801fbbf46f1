import { getNamedType, isIntrospectionType, isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { expect, test } from 'vitest';
import { adminSchema, schema, shopSchema } from '../../server/api/schema.ts';
import { isForStaff } from './staffFields.ts';

// One schema builder, two APIs: nothing of the back office becomes part of the Shop API, even if a declaration is forgotten.

const objectTypes = (part: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(part.getTypeMap()).filter((type): type is GraphQLObjectType => isObjectType(type) && !isIntrospectionType(type));

const names = (part: GraphQLSchema) =>
  new Set(objectTypes(part).flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)));

/** Returns the declared scopes of a field or type; a type's scopes apply to all its fields. */
const scopesOf = ({ extensions }: { extensions: { pothosOptions?: unknown } }) =>
  (extensions.pothosOptions as { authScopes?: unknown } | undefined)?.authScopes;

test('no field of the Shop API requires a staff right or has its own authorization function', () => {
  const found = objectTypes(shopSchema).flatMap((type) => {
    const fields = Object.values(type.getFields()).filter(
      (field) => isForStaff(field) || typeof scopesOf(field) === 'function' || scopesOf(type) !== undefined,
    );
    return fields.map(({ name }) => `${type.name}.${name}`);
  });
  expect(found).toEqual([]);
});

test('no type or field of the Shop API has a back-office name', () => {
  const staffNames = [...names(shopSchema)].filter((name) => /^(Admin|Staff)|\.(admin|staff)[A-Z]/.test(name));
  expect(staffNames).toEqual([]);
  const inputs = Object.keys(shopSchema.getTypeMap()).filter((name) => /^(Admin|Staff)/.test(name));
  expect(inputs).toEqual([]);
});

test('the Admin API includes every root field that requires a staff right', () => {
  for (const kind of ['getQueryType', 'getMutationType'] as const) {
    const served = adminSchema[kind]()?.getFields() ?? {};
    const missing = Object.values(schema[kind]()?.getFields() ?? {}).filter((field) => isForStaff(field) && !(field.name in served));
    expect(missing.map(({ name }) => name)).toEqual([]);
  }
});

test('the two APIs together cover the whole schema', () => {
  expect(new Set([...names(shopSchema), ...names(adminSchema)])).toEqual(names(schema));
});

test('the Admin API has no shopping operations', () => {
  expect(adminSchema.getSubscriptionType()).toBeFalsy();
  expect(Object.keys(adminSchema.getMutationType()?.getFields() ?? {})).not.toContain('placeOrder');
  const shared = Object.keys(adminSchema.getQueryType()?.getFields() ?? {}).filter((name) => shopSchema.getQueryType()?.getFields()[name]);
  expect(shared.toSorted()).toEqual([
    'apiVersion',
    'categories',
    'liveSearch',
    'newsletterForm',
    'node',
    'nodes',
    'serverTime',
    'shop',
    'shopSettings',
  ]);
});

test('each API includes the types its fields reach, and their fields keep their authorization', () => {
  for (const part of [shopSchema, adminSchema]) {
    for (const type of objectTypes(part)) {
      const whole = schema.getType(type.name) as GraphQLObjectType;
      for (const field of Object.values(type.getFields())) {
        expect(getNamedType(field.type), `${type.name}.${field.name}`).toBe(part.getType(getNamedType(field.type).name));
        expect(field.extensions).toEqual(whole.getFields()[field.name]?.extensions);
      }
    }
  }
});
