import { getNamedType, isInputObjectType, isObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../server/api/schema.ts';
import { rowTypesOf } from '../../server/platform/graphql/rowIdPlugin.ts';

/** Reasons why inputs named like an id don't declare types. */
const others: Readonly<Record<string, string>> = {
  'Query.node.id': 'any type that is a node',
  'Query.nodes.ids': 'any type that is a node',
  'Subscription.offersChanged.ids': 'ids of anything else are left out, not refused',
  'AddManyToCartInput.productIds': 'decoded by the resolver, whose error repeats the ids as they were passed',
  'Query.job.id': 'decoded by the resolver: it includes the kind of job',
  'StopJobInput.id': 'decoded by the resolver: it includes the kind of job',
  'ResumeJobInput.id': 'decoded by the resolver: it includes the kind of job',
  'UndoJobInput.id': 'decoded by the resolver: it includes the kind of job',
  'SetShopListingInput.externalId': 'an id of the other shop',
  'UpdateShopDetailsInput.vatId': 'a number that authorities give',
};

function* inputs(): Generator<[string, GraphQLArgument | GraphQLInputField]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field];
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields()))
        for (const argument of field.args) yield [`${type.name}.${field.name}.${argument.name}`, argument];
  }
}

const isId = ({ name }: { name: string }) => /^ids?$|Ids?$|^partOf$/.test(name) && name !== 'clientMutationId';

test('each input named like an ID is a global ID of declared types', () => {
  const named = [...inputs()].filter(([, input]) => isId(input));
  const loose = named.filter(([, input]) => getNamedType(input.type).name !== 'ID' || !rowTypesOf(input)).map(([path]) => path);
  expect(loose.toSorted()).toEqual(Object.keys(others).toSorted());
  expect(named.length).toBeGreaterThan(loose.length);
});

/** What takes numbers on purpose. */
const takesNumbers: Readonly<Record<string, string>> = {
  'Query.compareSearch.categories': 'old themes send them',
  'Query.productNodeIds.numbers': 'turns numbers into global ids',
};

test('no other input takes a numeric ID', () => {
  const numbers = [...inputs()].filter(([, { name, description }]) => /databaseId/i.test(name) || /numeric id/i.test(description ?? ''));
  expect(numbers.map(([path]) => path)).toEqual(Object.keys(takesNumbers));
});

/** Why a type with a number has no global id. */
const numbersOnly: Readonly<Record<string, string>> = {
  JobProblem: 'the record of a job, whose type differs by its subject',
};

test('each type with a databaseId has a global ID', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const bare = types.filter((type) => {
    const names = Object.keys(type.getFields());
    return names.includes('databaseId') && !names.some((name) => /^id$|Id$/.test(name) && name !== 'databaseId');
  });
  expect(bare.map(({ name }) => name)).toEqual(Object.keys(numbersOnly));
});
