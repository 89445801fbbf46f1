import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printedSchema } from '../../server/api/printSchema.ts';
import { nodeTypes } from '../../server/platform/graphql/nodeId.ts';
import { adminSchema, schema, shopSchema } from '../../server/api/schema.ts';

const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

test.each([
  ['schema.graphql', schema],
  ['server/api/shop.graphql', shopSchema],
  ['server/api/admin.graphql', adminSchema],
])('[I11] %s matches the generated schema, and printing is deterministic', (file, part) => {
  expect(printedSchema(part)).toBe(readFileSync(file, 'utf8'));
  expect(printedSchema(part)).toBe(printedSchema(part));
});

test('[I9] every type, field, argument, input field and enum value has a description', () => {
  const bare: string[] = [];
  const check = (name: string, description: string | null | undefined) => {
    if (!description?.trim()) bare.push(name);
  };
  for (const type of types) {
    check(type.name, type.description);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) {
        check(`${type.name}.${field.name}`, field.description);
        for (const argument of field.args) check(`${type.name}.${field.name}(${argument.name})`, argument.description);
      }
    }
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) check(`${type.name}.${field.name}`, field.description);
    if (isEnumType(type)) for (const value of type.getValues()) check(`${type.name}.${value.name}`, value.description);
  }
  expect(bare).toEqual([]);
});

test('every root field declares its authorization scopes', () => {
  const open: string[] = [];
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const options = field.extensions.pothosOptions as { authScopes?: unknown } | undefined;
      if (!options?.authScopes) open.push(`${root?.name}.${field.name}`);
    }
  }
  expect(open).toEqual([]);
});

test('[I1] node(id) supports all types that implement Node', () => {
  const nodes = types.filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(nodes.map(({ name }) => name).toSorted()).toEqual([...nodeTypes].toSorted());
});

test('[I5, I8] every mutation takes one input, optionally isDryRun, and returns a union of its payload and errors', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(0);
  for (const field of mutations) {
    const hasDryRun = field.args.some((argument) => argument.name === 'isDryRun');
    expect(field.args.map((argument) => argument.name)).toEqual(hasDryRun ? ['input', 'isDryRun'] : ['input']);
    const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
    const result = schema.getType(`${name}Result`);
    expect(String(field.type)).toBe(`${name}Result!`);
    const members = result && 'getTypes' in result ? result.getTypes() : [];
    expect(members.map((member) => member.name)).toContain(`${name}Payload`);
    expect(
      members.some((member) => member.name === 'DryRunPassed'),
      field.name,
    ).toBe(hasDryRun);
    for (const member of members) {
      if (member.name === `${name}Payload` || member.name === 'DryRunPassed') continue;
      expect(
        member.getInterfaces().map((type) => type.name),
        member.name,
      ).toContain('UserError');
    }
  }
});

test('fields with the same name have the same type in all members of a union', () => {
  const conflicts: string[] = [];
  for (const union of types.filter(isUnionType)) {
    const shapes = new Map<string, string>();
    for (const field of union.getTypes().flatMap((member) => Object.values(member.getFields()))) {
      const shape = String(field.type);
      if ((shapes.get(field.name) ?? shape) !== shape) conflicts.push(`${union.name}.${field.name}`);
      shapes.set(field.name, shape);
    }
  }
  expect(conflicts).toEqual([]);
  const carts = types.flatMap((type) => (isObjectType(type) ? (type.getFields().cart ?? []) : [])).map(({ type }) => String(type));
  expect(carts.filter((type) => type.startsWith('Cart') && type !== 'Cart')).toEqual([]);
});

/** Whether a staff mutation saves form fields; actions of a single button have nothing to validate. */
const isOfForm = (name: string) =>
  /^(save|update|create|adjust|add)/.test(name) ||
  ['publishDealSubmission', 'setListView', 'setMetafields', 'setShopListing', 'setStaffAccount'].includes(name);

test('exactly the form mutations of staff support dry runs', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const isForStaff = (scopes: unknown) =>
    typeof scopes === 'object' && scopes !== null && ['staff', 'admin', 'adminSession'].some((name) => name in scopes);
  for (const field of mutations) {
    const { authScopes } = field.extensions.pothosOptions as { authScopes?: unknown };
    const hasDryRun = field.args.some((argument) => argument.name === 'isDryRun');
    expect(hasDryRun, field.name).toBe(isForStaff(authScopes) && isOfForm(field.name));
  }
});
