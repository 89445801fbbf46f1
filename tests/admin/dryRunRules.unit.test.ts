import { describe, expect, it } from 'vitest';
import { withoutBlanks } from '../../admin/kit/form/dryRunRules.ts';
import { failureOf } from '../../admin/kit/mutation/failure.ts';

const found = (...fields: string[]) =>
  failureOf({
    code: 'INVALID_INPUT',
    message: 'No.',
    issues: fields.map((name) => ({ path: ['input', ...name.split('.')], message: name })),
  });

describe('the errors of a dry run', () => {
  it('exclude fields that are still empty in a new form', () => {
    const input = { name: '', code: 'TAKEN', products: [], rates: [{ name: 'Post', price: null }] };
    expect(withoutBlanks(found('name', 'code', 'products', 'rates.0.name', 'rates.0.price', 'other'), input)?.fields).toEqual({
      code: 'code',
      'rates.0.name': 'rates.0.name',
    });
    expect(withoutBlanks(found('name'), input)).toBeNull();
  });

  it('include errors that belong to no field', () => {
    const failure = failureOf({ code: 'LAST_ADMINISTRATOR', message: 'The last one.' });
    expect(withoutBlanks(failure, {})).toEqual(failure);
  });
});
