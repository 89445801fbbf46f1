import { expect, test } from 'vitest';
import { accountPaths } from '../../web/accounts/page/accountPaths.ts';
import { handleOf } from '../../web/app/pageRoutes.ts';

const { data: _file, ...pages } = accountPaths;

test.each(Object.values(pages))('[F142] %s is rendered per visitor and reported as an account page', (path) => {
  expect(handleOf(path)).toMatchObject({ audience: 'visitor', kind: 'account' });
});

test('[F142] the wishlist is not an account page', () => {
  expect(handleOf('/wishlist/')).toMatchObject({ audience: 'visitor' });
  expect(handleOf('/wishlist/')?.kind).toBeUndefined();
});
