import { expect, test } from 'vitest';
import { accountPaths } from '../../web/accounts/page/accountPaths.ts';
import { handleOf } from '../../web/app/routes.tsx';

const { data: _file, ...pages } = accountPaths;

test.each(Object.values(pages))('[F142] %s is made for one visitor, and reported as a page of the account', (path) => {
  expect(handleOf(path)).toMatchObject({ audience: 'visitor', kind: 'account' });
});

test('[F142] the wishlist, which the account leads to, is no page of the account', () => {
  expect(handleOf('/wishlist/')).toMatchObject({ audience: 'visitor' });
  expect(handleOf('/wishlist/')?.kind).toBeUndefined();
});
