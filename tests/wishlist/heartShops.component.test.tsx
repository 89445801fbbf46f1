import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HeartButton_product$key } from '../../web/__generated__/HeartButton_product.graphql.ts';
import type { ShopSettings } from '../../web/settings/shopSettings.ts';
import { HeartButton } from '../../web/wishlist/HeartButton.tsx';
import { pressOn, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, madeAnswer, mockShop, ownViewer, refusal } from '../support/mockShop.ts';

// Heart buttons in shops with wishlists for signed-in customers only, and in shops whose filled hearts aren't links (rows 89 to 91).

const add = 'changeWishAddMutation';
const remove = 'changeWishRemoveMutation';
const layer = 'PersonalLayerQuery';
const signIn = 'Sign in to use the wishlist.';
const heart = page.getByRole('button', { name: /: Bench/ });
const toasts = page.getByRole('region', { name: /^Messages/ }).getByRole('alert');

const usual: NonNullable<ShopSettings> = {
  cartRedirectAfterAdd: false,
  slidingCart: true,
  guestsMayWish: true,
  wishedHeartsLink: true,
  allowTracking: false,
  timeZone: 'UTC',
};

interface SomeVisitor {
  isWished?: boolean;
  isSignedIn?: boolean;
}

// A heart's state is stored by product id for as long as the page exists, so that each test needs a new id.
let lastId = 500;

/** Renders a heart button, for a known visitor if one is given. */
async function openHeart(settings: Partial<NonNullable<ShopSettings>>, visitor?: SomeVisitor) {
  lastId += 1;
  const product = { id: `heart-${lastId}`, databaseId: lastId };
  const shop = mockShop();
  if (visitor) {
    document.cookie = 'known_visitor=1; path=/';
    const viewer = { ...ownViewer({ wished: visitor.isWished ? [product] : [] }), isSignedIn: visitor.isSignedIn ?? false };
    shop.answer(layer, () => ({ data: { viewer } }));
  }
  const key = fragmentKey<HeartButton_product$key>(shop.environment, 'HeartButton_product', {
    __typename: 'Product',
    ...product,
    name: 'Bench',
    wishCount: visitor?.isWished ? 1 : 0,
  });
  const shown = await renderOnPage(<HeartButton product={key} />, { shop, settings: { ...usual, ...settings }, path: '/product/bench/' });
  const changes = () => shop.requests.map(({ name }) => name).filter((name) => name !== layer);
  return { ...shown, shop, product, changes };
}

async function expectHeart(isWished: boolean, isDisabled: boolean) {
  await expect.element(heart).toHaveAttribute('aria-pressed', String(isWished));
  await expect.element(heart).toHaveAttribute('aria-busy', 'false');
  await expect.element(heart).toHaveAttribute('aria-disabled', String(isDisabled));
}

test('[F91] a guest’s heart is disabled, shows the reason in its title and when pressed, and sends nothing', async () => {
  const { changes, problems } = await openHeart({ guestsMayWish: false });
  await expectHeart(false, true);
  await expect.element(heart).toHaveAttribute('title', signIn);
  await pressOn(heart, '{Enter}');
  await expect.element(toasts.filter({ hasText: signIn })).toBeVisible();
  await expectHeart(false, true);
  expect(changes()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F91] filled hearts of a guest are disabled too if wishlists need an account', async () => {
  const { changes } = await openHeart({ guestsMayWish: false }, { isWished: true });
  await expectHeart(true, true);
  await pressOn(heart, '{Enter}');
  await expect.element(toasts.filter({ hasText: signIn })).toBeVisible();
  expect(changes()).toEqual([]);
});

test('[F91] a signed-in customer can add to the wishlist if it needs an account', async () => {
  const { shop, product, changes } = await openHeart({ guestsMayWish: false }, { isSignedIn: true });
  await expectHeart(false, false);
  await expect.element(heart).not.toHaveAttribute('title');
  const viewer = () => ({ ...ownViewer({ wished: [product] }), isSignedIn: true });
  const added = { message: 'Added.', product: { id: product.id, wishCount: 1 } };
  shop.answer(add, () => ({ data: { result: { __typename: 'AddToWishlistPayload', ...added, viewer: viewer() } } }));
  await heart.click();
  await expectHeart(true, false);
  expect(changes()).toEqual([add]);
});

test('[F89, F90] a heart filled earlier opens the wishlist, or removes the product if filled hearts aren’t links', async () => {
  const linking = await openHeart({}, { isWished: true });
  await expectHeart(true, false);
  await heart.click();
  await expect.poll(() => linking.path()).toBe('/wishlist/');
  expect(linking.changes()).toEqual([]);
  await linking.unmount();

  const { shop, product, changes, path } = await openHeart({ wishedHeartsLink: false }, { isWished: true });
  await expectHeart(true, false);
  shop.answer(remove, () => madeAnswer('RemoveFromWishlistPayload', {}, { message: 'Off.', product: { id: product.id, wishCount: 0 } }));
  await heart.click();
  await expectHeart(false, false);
  expect(changes()).toEqual([remove]);
  expect(path()).toBe('/product/bench/');
});

test('[F91] an add rejected after the session ended shows the reason and an empty heart', async () => {
  const { shop } = await openHeart({ guestsMayWish: false }, { isSignedIn: true });
  await expectHeart(false, false);
  shop.answer(add, refusal('SignInRequiredError', signIn));
  shop.answer(layer, () => ({ data: { viewer: ownViewer({}) } }));
  await heart.click();
  await expect.element(toasts.filter({ hasText: signIn })).toBeVisible();
  await expectHeart(false, true);
});
