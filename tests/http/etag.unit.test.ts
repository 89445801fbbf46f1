import { expect, test } from 'vitest';
import { isNotModified } from '../../server/platform/http/etag.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['"a', false],
  ['', false],
  [undefined, false],
])('If-None-Match: %s is compared weakly, tag by tag', (header, expected) => {
  expect(isNotModified(header, '"a"')).toBe(expected);
  expect(isNotModified(header, 'W/"a"')).toBe(expected);
});
