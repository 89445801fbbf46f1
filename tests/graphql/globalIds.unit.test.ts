import { getNamedType, isInputObjectType, isObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { expect, test } from 'vitest';
import { shopSchema } from '../../server/api/schema.ts';
import { rowTypesOf } from '../../server/platform/graphql/rowIdPlugin.ts';

/** Why an input that is named like an id has no types of its own. */
const others: Readonly<Record<string, string>> = {
  'Query.node.id': 'any type that is a node',
  'Query.nodes.ids': 'any type that is a node',
  'Subscription.offersChanged.ids': 'ids of anything else are left out, not refused',
  'AddManyToCartInput.productIds': 'decoded by the resolver, whose error repeats the ids as they were passed',
};

function* inputs(): Generator<[string, GraphQLArgument | GraphQLInputField]> {
  for (const type of Object.values(shopSchema.getTypeMap())) {
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field];
    if (isObjectType(type) && !type.name.startsWith('__'))
      for (const field of Object.values(type.getFields()))
        for (const argument of field.args) yield [`${type.name}.${field.name}.${argument.name}`, argument];
  }
}

const isId = ({ name }: { name: string }) => /^ids?$|Ids?$/.test(name) && name !== 'clientMutationId';

test('each input of the Shop API that is named like an id takes global ids of certain types', () => {
  const named = [...inputs()].filter(([, input]) => isId(input));
  const loose = named.filter(([, input]) => getNamedType(input.type).name !== 'ID' || !rowTypesOf(input)).map(([path]) => path);
  expect(loose.toSorted()).toEqual(Object.keys(others).toSorted());
  expect(named.length).toBeGreaterThan(loose.length);
});
