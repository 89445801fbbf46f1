import { expect, it } from 'vitest';
import { loggedPath } from '../../server/platform/http/loggedPath.ts';

it.each([
  ['/shop/?s=secret', '/shop/'],
  ['/wishlist/', '/wishlist/'],
  ['/wishlist/mails/off/?key=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', '/wishlist/mails/off/'],
  ['/wishlist/aB3_-AAAAAAAAAAAAAAAAAAAAAAAAAAA/', '/wishlist/(key)/'],
  ['/wishlist/aB3_-AAAAAAAAAAAAAAAAAAAAAAAAAAA?after=x', '/wishlist/(key)'],
  ['/Wishlist/aB3%5F-AAAAAAAAAAAAAAAAAAAAAAAAAAA/', '/wishlist/(key)/'],
])('[F94] logs %j as %j, without secret keys', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
