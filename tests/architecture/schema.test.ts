import { isEnumType, isInputObjectType, isInterfaceType, isIntrospectionType, isObjectType, isSpecifiedScalarType } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { printedSchema } from '../../server/graphql/print.ts';
import { nodeTypes } from '../../server/graphql/nodeId.ts';
import { schema } from '../../server/graphql/schema.ts';

const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));

test('schema.graphql is what the code prints, and printing is deterministic', () => {
  expect(printedSchema()).toBe(readFileSync('schema.graphql', 'utf8'));
  expect(printedSchema()).toBe(printedSchema());
});

test('every type, field, argument, input field and enum value is described', () => {
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

test('closed by default: every field of Query and Mutation declares who may use it', () => {
  const open: string[] = [];
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const options = field.extensions.pothosOptions as { authScopes?: unknown } | undefined;
      if (!options?.authScopes) open.push(`${root?.name}.${field.name}`);
    }
  }
  expect(open).toEqual([]);
});

test('node(id) knows the types that are nodes', () => {
  const nodes = types.filter((type) => isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node'));
  expect(nodes.map(({ name }) => name).toSorted()).toEqual([...nodeTypes].toSorted());
});

test('every mutation takes one input and returns a union of its payload and errors that share an interface', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(0);
  for (const field of mutations) {
    expect(field.args.map((argument) => argument.name)).toEqual(['input']);
    const name = field.name.charAt(0).toUpperCase() + field.name.slice(1);
    const result = schema.getType(`${name}Result`);
    expect(String(field.type)).toBe(`${name}Result!`);
    const members = result && 'getTypes' in result ? result.getTypes() : [];
    expect(members.map((member) => member.name)).toContain(`${name}Payload`);
    for (const member of members) {
      if (member.name === `${name}Payload`) continue;
      expect(
        member.getInterfaces().map((type) => type.name),
        member.name,
      ).toContain('UserError');
    }
  }
});
