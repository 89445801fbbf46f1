import { expect, test } from 'vitest';
import { failureOf, faultOf, textStatusOf } from '../../admin/kit/mutation/failure.ts';
import { NetworkError, networkErrorOf } from '../../web/kit/relay/networkError.ts';

const refusal = { errors: [{ message: 'You may not do that.', extensions: { code: 'FORBIDDEN' } }] };

test.each([
  ['error', 'You are probably offline.', faultOf(networkErrorOf(new TypeError('Failed to fetch')))],
  ['timeout', 'An unknown error occurred.', faultOf(networkErrorOf(new DOMException('aborted', 'AbortError')))],
  ['parsererror', 'The response is not a valid JSON response.', faultOf(networkErrorOf(new SyntaxError('Unexpected token')))],
  ['error', 'You may not do that.', faultOf(new NetworkError('unknown_error', { cause: refusal }))],
  ['error', 'Somebody else was faster.', failureOf({ code: 'TRY_AGAIN', message: 'Somebody else was faster.' })],
])('[F106] a failure has the status %s and the message “%s” instead of an error code', (status, message, failure) => {
  expect([textStatusOf(failure), failure.message]).toEqual([status, message]);
});
