import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HeartButton_product$key } from '../../web/__generated__/HeartButton_product.graphql.ts';
import { HeartButton } from '../../web/wishlist/HeartButton.tsx';
import { RemoveWish } from '../../web/wishlist/RemoveWish.tsx';
import { WishlistLink } from '../../web/wishlist/WishlistLink.tsx';
import { problemsInBothThemes, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, madeAnswer, mockShop, noAnswers, type Answer } from '../support/mockShop.ts';

// Heart buttons and removals whose request fails (rows 90 and 95).

const add = 'changeWishAddMutation';
const remove = 'changeWishRemoveMutation';
const heart = page.getByRole('button', { name: /: Lamp/ });
const wishlist = page.getByRole('link', { name: /^Wishlist/ });
const toast = (text: string) =>
  page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('alert')
    .filter({ hasText: text });
const again = page.getByRole('region', { name: /^Messages/ }).getByRole('button', { name: 'Try again' });

// Failures are stored by product id for as long as the page exists, so that each test needs a new id.
let lastId = 0;

function aProduct() {
  const shop = mockShop();
  lastId += 1;
  const product = { id: `wish-${lastId}`, databaseId: lastId };
  const answers = {
    added: () =>
      madeAnswer('AddToWishlistPayload', { wished: [product] }, { message: 'Added.', product: { id: product.id, wishCount: 1 } }),
    removed: () => madeAnswer('RemoveFromWishlistPayload', {}, { message: 'Off.', product: { id: product.id, wishCount: 0 } }),
  };
  return { shop, product, ...answers };
}

async function openHeart() {
  const made = aProduct();
  const { environment } = made.shop;
  const key = fragmentKey<HeartButton_product$key>(environment, 'HeartButton_product', {
    __typename: 'Product',
    ...made.product,
    name: 'Lamp',
    wishCount: 0,
  });
  await renderOnPage(
    <>
      <WishlistLink />
      <HeartButton product={key} />
    </>,
    { shop: made.shop },
  );
  return made;
}

const badge = () =>
  [...wishlist.element().querySelectorAll('span')].map(({ textContent }) => textContent).find((text) => /^\d+$/.test(text ?? '')) ?? '';

async function isWished(wished: boolean) {
  await expect.element(heart).toHaveAttribute('aria-pressed', String(wished));
  await expect.element(heart).toHaveAttribute('aria-busy', 'false');
  await expect.element(heart).not.toHaveAttribute('title');
}

test('[F88] empty and filled hearts and their toasts have no accessibility violations in either theme', async () => {
  const { shop, added, removed } = await openHeart();
  expect(await problemsInBothThemes()).toEqual([]);
  shop.answer(add, added);
  await heart.click();
  await isWished(true);
  await expect.element(page.getByRole('region', { name: /^Messages/ }).getByRole('status')).toBeVisible();
  expect(await problemsInBothThemes()).toEqual([]);
  shop.answer(remove, removed);
  await heart.click();
  await isWished(false);
  await expect.element(page.getByRole('region', { name: /^Messages/ }).getByRole('alert')).toBeVisible();
  expect(await problemsInBothThemes()).toEqual([]);
});

test.each(noAnswers)(
  '[F95] when %s, the heart keeps loading, and the toast with the reason retries the change',
  async (_title, words, none) => {
    const { shop, added } = await openHeart();
    shop.answer(add, none);
    await heart.click();
    await expect.element(toast(words)).toBeVisible();
    await expect.element(heart).toHaveAttribute('aria-busy', 'true');
    await expect.element(heart).toHaveAttribute('title', 'Couldn’t save. Try again.');
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
    expect(badge()).toBe('');

    shop.answer(add, added);
    await again.click();
    await isWished(true);
    expect(badge()).toBe('1');
  },
);

test('[F95] clicking a failed heart retries the same change, not the opposite', async () => {
  const { shop, added, removed } = await openHeart();
  shop.answer(add, added);
  await heart.click();
  await isWished(true);
  shop.answer(remove, 'offline');
  await heart.click();
  await expect.element(toast('You are probably offline.')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-busy', 'true');
  shop.answer(remove, removed);
  await heart.click();
  await isWished(false);
  expect(shop.requests.map(({ name }) => name)).toEqual([add, remove, remove]);
});

test('[F95] clicks during a change do nothing', async () => {
  const { shop, added } = await openHeart();
  const { answer, give } = deferred<Answer>();
  shop.answer(add, () => answer);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-busy', 'true');
  await heart.click();
  give(added());
  await isWished(true);
  expect(shop.requests.map(({ name }) => name)).toEqual([add]);
});

test('[F95] a removal shows “Removing…” while it runs, keeps loading after a failure, and is retried by a click', async () => {
  const { shop, product, removed } = aProduct();
  await renderOnPage(<RemoveWish productId={product.id} name="Lamp" onRemove={() => undefined} />, { shop });
  const removal = page.getByRole('button', { name: /^Remov/ });
  const words = () => (removal.element() as HTMLElement).innerText;
  await expect.element(removal).toHaveAttribute('aria-busy', 'false');
  const { answer, give } = deferred<Answer>();
  shop.answer(remove, () => answer);
  await removal.click();
  await expect.poll(words).toMatch(/^Removing…/);
  give('offline');
  await expect.element(toast('You are probably offline.')).toBeVisible();
  expect(words()).toMatch(/^Remove\s/);
  await expect.element(removal).toHaveAttribute('aria-busy', 'true');
  await expect.element(removal).toHaveAttribute('title', 'Couldn’t save. Try again.');
  shop.answer(remove, removed);
  await removal.click();
  await expect.element(removal).toHaveAttribute('aria-busy', 'false');
  expect(shop.requests.map(({ name }) => name)).toEqual([remove, remove]);
});
