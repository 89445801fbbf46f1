import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ListingHead_category$key } from '../../web/__generated__/ListingHead_category.graphql.ts';
import type { ListingHead_products$key } from '../../web/__generated__/ListingHead_products.graphql.ts';
import { ListingHead } from '../../web/search/ListingHead.tsx';
import { readListingUrl } from '../../web/search/listingUrl.ts';
import { problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, mockShop } from '../support/mockShop.ts';

// The head of a category: its picture and text.

async function openHead(query: string, hasPicture: boolean) {
  const shop = mockShop();
  const category = fragmentKey<ListingHead_category$key>(shop.environment, 'ListingHead_category', {
    __typename: 'Category',
    id: `kitchen ${query}`,
    name: 'Kitchen',
    description: 'Pots, pans and knives.',
    url: '/?product_cat=kitchen',
    picture: hasPicture ? { __typename: 'Image', id: 'picture', basePath: '/media/kitchen', alt: 'A kitchen', color: '#e5e7eb' } : null,
    ancestors: [],
    children: [],
  });
  const products = fragmentKey<ListingHead_products$key>(shop.environment, 'ListingHead_products', {
    __typename: 'ProductConnection',
    id: `products ${query}`,
    edges: [],
  });
  const url = readListingUrl(new URLSearchParams(query));
  await renderOnPage(<ListingHead url={url} origin="https://shop.example" category={category} products={products} />, { shop });
  return [...document.querySelectorAll('main img')].map((image) => image.getAttribute('src'));
}

test('[F2] a category shows its picture and text', async () => {
  expect(await openHead('product_cat=kitchen', true)).toEqual(['/media/kitchen/640.webp']);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kitchen' })).toBeVisible();
  await expect.element(page.getByText('Pots, pans and knives.')).toBeVisible();
  expect(await problemsInBothThemes()).toEqual([]);
});

test.each([
  ['without a picture', 'product_cat=kitchen', false],
  ['of search results', 'product_cat=kitchen&s=pan', true],
])('[F2] the head %s is text only', async (_which, query, hasPicture) => {
  expect(await openHead(query, hasPicture)).toEqual([]);
  await expect.element(page.getByText('Pots, pans and knives.')).toBeVisible();
});
