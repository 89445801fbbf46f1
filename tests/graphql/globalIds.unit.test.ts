import { getNamedType, isInputObjectType, isObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../../server/api/schema.ts';
import { rowTypesOf } from '../../server/platform/graphql/rowIdPlugin.ts';

/** Reasons why inputs named like an ID don't declare types. */
const others: Readonly<Record<string, string>> = {
  'Query.node.id': 'any type that implements Node',
  'Query.nodes.ids': 'any type that implements Node',
  'Subscription.offersChanged.ids': 'IDs of other types are ignored, not rejected',
  'AddManyToCartInput.productIds': 'decoded by the resolver, whose error repeats the ids as they were passed',
  'Query.job.id': 'decoded by the resolver: it includes the kind of job',
  'StopJobInput.id': 'decoded by the resolver: it includes the kind of job',
  'ResumeJobInput.id': 'decoded by the resolver: it includes the kind of job',
  'UndoJobInput.id': 'decoded by the resolver: it includes the kind of job',
  'SetShopListingInput.externalId': 'an ID of the external shop',
  'PlaceOrderInput.vatId': 'a number issued by tax authorities',
  'CorrectInvoiceInput.vatId': 'a number issued by tax authorities',
  'UpdateShopDetailsInput.vatId': 'a number issued by tax authorities',
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

/** Reasons why inputs take numbers instead of global IDs. */
const takesNumbers: Readonly<Record<string, string>> = {
  'Query.compareSearch.categories': 'sent by old themes',
  'Query.comparison.numbers': 'as the URLs of comparisons have them',
  'Query.productNodeIds.numbers': 'converts numbers to global IDs',
};

test('no other input takes a numeric ID', () => {
  const numbers = [...inputs()].filter(([, { name, description }]) => /databaseId/i.test(name) || /numeric id/i.test(description ?? ''));
  expect(numbers.map(([path]) => path)).toEqual(Object.keys(takesNumbers));
});

/** Reasons why types with a databaseId have no global ID. */
const numbersOnly: Readonly<Record<string, string>> = {
  JobProblem: 'the record of a job, whose type differs by its subject',
};

test('[I2] each type with a databaseId has a global ID', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const bare = types.filter((type) => {
    const names = Object.keys(type.getFields());
    return names.includes('databaseId') && !names.some((name) => /^id$|Id$/.test(name) && name !== 'databaseId');
  });
  expect(bare.map(({ name }) => name)).toEqual(Object.keys(numbersOnly));
});
