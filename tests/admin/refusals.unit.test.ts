import { expect, it } from 'vitest';
import type { RequestParameters } from 'relay-runtime';
import { withoutNews } from '../../admin/app/refusals.ts';

const operation = (operationKind: 'mutation' | 'query') => ({ operationKind, name: 'save' }) as unknown as RequestParameters;
const product = { id: 'P1', version: 8, variations: [{ id: 'V1', name: 'Red' }] };

it('records in the response to a rejected mutation get unique ids, so that they don’t update the store', () => {
  const refused = { data: { result: { __typename: 'StaleRecordError', code: 'STALE', current: product } } };
  const [first, second] = [withoutNews(operation('mutation'), refused), withoutNews(operation('mutation'), refused)];
  expect(JSON.stringify(first)).not.toContain('"P1"');
  expect(first).toEqual({
    data: {
      result: {
        __typename: 'StaleRecordError',
        code: 'STALE',
        current: {
          id: expect.stringMatching(/.P1$/) as unknown,
          version: 8,
          variations: [{ id: expect.stringMatching(/.V1$/) as unknown, name: 'Red' }],
        },
      },
    },
  });
  expect(second).not.toEqual(first);
});

it('records in successful mutations and queries are unchanged', () => {
  const saved = { data: { result: { __typename: 'UpdateProductPayload', product } } };
  expect(withoutNews(operation('mutation'), saved)).toBe(saved);
  const read = { data: { adminProduct: product } };
  expect(withoutNews(operation('query'), read)).toBe(read);
});
