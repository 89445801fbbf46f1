import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { QuickViewButton_product$key } from '../../web/__generated__/QuickViewButton_product.graphql.ts';
import { QuickViewButton } from '../../web/products/quickView/QuickViewButton.tsx';
import { problemsInBothThemes, pressOn, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, mockShop, noAnswers, type Answer } from '../support/mockShop.ts';

// The quick view while its product is loading, and when loading fails (rows 42, 53 and 117).

const query = 'QuickViewProductQuery';
const opener = page.getByRole('button', { name: 'Quick view of Mug' });
const popup = page.getByRole('dialog', { name: 'Quick view of Mug' });
const alert = popup.getByRole('alert');
const status = popup.getByRole('status');

/** The smallest possible response for a product, which is enough to see that it arrived. */
const missingProduct: Answer = { data: { product: null } };
const missingNotice = popup.getByText('This product is no longer available.');

async function openCard(answer: Answer | (() => Answer | Promise<Answer>)) {
  const shop = mockShop();
  shop.answer(query, answer);
  const product = fragmentKey<QuickViewButton_product$key>(shop.environment, 'QuickViewButton_product', {
    __typename: 'Product',
    id: 'product-1',
    name: 'Mug',
    slug: 'mug',
  });
  return renderOnPage(<QuickViewButton product={product} />, { shop });
}

test.each(noAnswers)('[F42, F117] when %s: shows the error text and can be retried', async (_title, _words, none) => {
  const { shop } = await openCard(none);
  await opener.click();
  await expect.element(alert).toBeVisible();
  expect(alert.element().textContent).toBe('An error has occured. Please try again in a few moments.');
  expect(await problemsInBothThemes()).toEqual([]);
  shop.answer(query, missingProduct);
  await pressOn(popup.getByRole('button', { name: 'Try again' }), '{Enter}');
  await expect.element(missingNotice).toBeVisible();
  expect(alert.elements()).toEqual([]);
  // The button has been removed; the focus stays in the popup.
  await expect.element(popup).toHaveFocus();
});

test('[F42, F53] shows ‘Loading...’ and a link to the product page while loading', async () => {
  const { answer, give } = deferred<Answer>();
  await openCard(() => answer);
  await opener.click();
  await expect.element(status).toBeVisible();
  expect(status.element().textContent).toBe('Loading...');
  await expect.element(popup.getByRole('link', { name: 'View product page' })).toHaveAttribute('href', '/product/mug/');
  give(missingProduct);
  await expect.element(missingNotice).toBeVisible();
  expect(status.elements()).toEqual([]);
});

test('[F42] is fetched once, when the pointer or the focus is near, and not before', async () => {
  const { shop } = await openCard(missingProduct);
  expect(shop.requests).toEqual([]);
  (opener.element() as HTMLElement).focus();
  await expect.poll(() => shop.requests).toEqual([{ name: query, variables: { slug: 'mug' } }]);
  await opener.hover();
  await opener.click();
  await expect.element(missingNotice).toBeVisible();
  expect(shop.requests).toHaveLength(1);
});
