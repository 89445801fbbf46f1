import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { handleOf, routesFor } from '../../web/app/pageRoutes.ts';
import { createRoutes } from '../../web/app/routes.tsx';

const routes = createRoutes(null as never, { styleGuide: true });
const reached = (path: string, among = routes) => matchRoutes(among, path)?.map(({ route, params }) => ({ id: route.id, params }));

test.each([
  '/',
  '/shop/',
  '/product/aster-mug/',
  '/PRODUCT/aster-mug',
  '/de%61ls/one/',
  '/deals',
  '/deals/one/',
  '/terms/',
  '/compare/',
  '/compare/mugs/',
  '/checkout/',
  '/checkout/order-received/7/',
  '/account/',
  '/account/orders/',
  '/newsletter/',
  '/newsletter/confirm/',
  '/wishlist/',
  '/wishlist/mails/off/',
  '/style-guide/',
  '/nothing/',
  '/nothing/here/',
  '/product/',
  '/product/a/b/',
  '//deals/',
  '/%E0%A4%A/',
])('%s is the same page among the routes of its first segment as among all', (path) => {
  expect(reached(path, routesFor(routes, path))).toEqual(reached(path));
});

test('few routes are left for a path, and an unknown path has a page', () => {
  const left = routesFor(routes, '/product/aster-mug/')[0]?.children?.[0]?.children?.[0]?.children ?? [];
  expect(left.map(({ id }) => id)).toEqual(['home', 'product', 'notFound']);
  expect(handleOf('/nothing/')).toMatchObject({ audience: 'public' });
});
