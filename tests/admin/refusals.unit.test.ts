import { expect, it } from 'vitest';
import type { RequestParameters } from 'relay-runtime';
import { withoutNews } from '../../admin/app/refusals.ts';

const operation = (operationKind: 'mutation' | 'query') => ({ operationKind, name: 'save' }) as unknown as RequestParameters;
const product = { id: 'P1', version: 8, variations: [{ id: 'V1', name: 'Red' }] };

it('what a dry run or a refusal tells of records are records of its own, each time others', () => {
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

it('what was saved, and what was asked for, is taken as it is', () => {
  const saved = { data: { result: { __typename: 'UpdateProductPayload', product } } };
  expect(withoutNews(operation('mutation'), saved)).toBe(saved);
  const read = { data: { adminProduct: product } };
  expect(withoutNews(operation('query'), read)).toBe(read);
});
