import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Hero } from '../../web/app/home/Hero.tsx';
import type { Hero_products$key } from '../../web/__generated__/Hero_products.graphql.ts';
import { renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, mockShop } from '../support/mockShop.ts';

// The home page's hero, for any combination of products with pictures.

const hero = page.getByRole('region', { name: 'Welcome' });

/** Opens the hero with product lists, one digit per product: 1 with a picture, 0 without. */
async function openHero(lists: string[]) {
  const shop = mockShop();
  const node = (name: string, hasPicture: boolean) => ({
    __typename: 'Product',
    id: name,
    cover: hasPicture ? { __typename: 'Image', id: `image-${name}`, basePath: `/media/${name}`, alt: '', color: '#e5e7eb' } : null,
  });
  const keys = lists.map((list, at) =>
    fragmentKey<Hero_products$key[number]>(shop.environment, 'Hero_products', {
      __typename: 'ProductConnection',
      id: `list-${lists.join()}-${at}`,
      edges: [...list].map((digit, index) => ({
        __typename: 'ProductEdge',
        id: `edge-${lists.join()}-${at}-${index}`,
        node: node(`${at}-${index}-${digit}`, digit === '1'),
      })),
    }),
  );
  await renderOnPage(<Hero products={keys} />, { shop });
  return [...hero.element().querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('/')[2]);
}

/** Returns the widest gap between the hero's parts, as a fraction of its width. */
function freePlace() {
  const box = hero.element().getBoundingClientRect();
  const parts = [...hero.element().querySelectorAll('h1, p, img')].map((part) => part.getBoundingClientRect());
  const left = Math.min(...parts.map((part) => part.left)) - box.left;
  const right = box.right - Math.max(...parts.map((part) => part.right));
  return Math.max(left, right) / box.width;
}

test.each([
  ['of featured products', ['11111'], ['0-0-1', '0-1-1', '0-2-1', '0-3-1']],
  ['of popular products if too few featured ones have a picture', ['0', '1011'], ['1-0-1', '1-2-1']],
  ['of both lists', ['01', '111'], ['0-1-1', '1-0-1', '1-1-1', '1-2-1']],
  ['a single one', ['0', '01'], ['1-1-1']],
  ['none if no product has one', ['0', '00'], []],
])('shows product pictures: %s, without large empty areas', async (_which, lists, pictures) => {
  expect(await openHero(lists)).toEqual(pictures);
  for (const width of [1280, 800, 400]) {
    await page.viewport(width, 900);
    expect(freePlace()).toBeLessThan(0.4);
  }
});
