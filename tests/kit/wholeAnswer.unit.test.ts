import type { GraphQLResponse } from 'relay-runtime';
import { expect, test } from 'vitest';
import { wholeAnswer } from '../../web/kit/relay/wholeAnswer.ts';

const data = {
  products: null,
  viewer: { cart: null, account: { email: 'ada@shop.example', orders: null, margin: null } },
};
const withError = (path: string[], code: string) =>
  ({ data, errors: [{ message: 'No', path, extensions: { code } }] }) as unknown as GraphQLResponse;
const dataOf = (answer: GraphQLResponse) => ('data' in answer ? answer.data : undefined);

test.each([
  [['products'], 'INVALID_INPUT'],
  [['products', 'edges', '0', 'node'], 'INTERNAL_SERVER_ERROR'],
  [['viewer', 'cart'], 'TRY_AGAIN'],
  [['viewer', 'account', 'orders'], 'INVALID_INPUT'],
])('a response without %j has no data', (path, code) => {
  expect(dataOf(wholeAnswer(withError(path, code)))).toBeNull();
});

test.each(['FORBIDDEN', 'INTERNAL_SERVER_ERROR'])('an optional field that failed with %s leaves the others', (code) => {
  expect(dataOf(wholeAnswer(withError(['viewer', 'account', 'margin'], code)))).toBe(data);
});
