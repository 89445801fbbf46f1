import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AddToCartButton_product$key } from '../../web/__generated__/AddToCartButton_product.graphql.ts';
import type { ShopSettings } from '../../web/settings/shopSettings.ts';
import { AddToCartButton } from '../../web/cart/add/AddToCartButton.tsx';
import { accessibilityProblems, pressOn, renderOnPage } from '../support/componentHarness.tsx';
import { fragmentKey, deferred, madeAnswer, mockShop, noAnswers, refusal, type Answer } from '../support/mockShop.ts';

// The button and quantity of a product card: what they send, and the message on failure (rows 13, 15, 19 and 20).

const add = 'useAddToCartMutation';
const settings = {
  cartRedirectAfterAdd: false,
  slidingCart: false,
  guestsMayWish: true,
  wishedHeartsLink: true,
  timeZone: 'UTC',
  allowTracking: false,
};

const added = (name: string) => madeAnswer('AddToCartPayload', {}, { line: { id: `line-${name}`, name } });

interface Card {
  name: string;
  min?: number;
}

const factsOf = ({ name, min = 1 }: Card) => ({
  __typename: 'Product',
  id: `product-${name}`,
  name,
  url: `/product/${name.toLowerCase()}/`,
  type: 'SIMPLE',
  isPurchasable: true,
  externalLink: null,
  quantityRule: { min, max: 10, step: 1 },
});

async function openCards(...cards: Card[]) {
  return openCardsIn(settings, ...cards);
}

async function openCardsIn(settings: NonNullable<ShopSettings>, ...cards: Card[]) {
  const shop = mockShop();
  const provide = (card: Card) => fragmentKey<AddToCartButton_product$key>(shop.environment, 'AddToCartButton_product', factsOf(card));
  const keys = cards.map((card) => [card.name, provide(card)] as const);
  const shown = await renderOnPage(
    <>
      {/* Leaves room for messages, which appear over the top of the page. */}
      <div style={{ height: 300 }} />
      {keys.map(([name, key]) => (
        <AddToCartButton key={name} product={key} />
      ))}
    </>,
    { shop, settings, path: '/shop/' },
  );
  return { ...shown, provide };
}

const buttonOf = (name: string) => page.getByRole('button', { name: new RegExp(`: ${name}$`) });
const quantityOf = (name: string) => page.getByRole('spinbutton', { name: `Quantity of ${name}` });
const viewCart = page.getByRole('main').getByRole('link', { name: 'View cart' });
const main = page.getByRole('main');

test('[F13, F14, F29] the button shows loading and added, is announced, ignores clicks in between, and is followed by one cart link', async () => {
  const { shop, problems } = await openCards({ name: 'Mug' });
  const { answer, give } = deferred<Answer>();
  shop.answer(add, () => answer);
  const button = buttonOf('Mug');
  await expect.element(button).toHaveTextContent(/^Add to cart/);
  await button.click();
  await expect.element(button).toHaveTextContent(/^Adding…/);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLElement).click();
  expect(viewCart.elements()).toEqual([]);
  give(added('Mug'));
  await expect.element(button).toHaveTextContent(/^Added/);
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  await expect.element(page.getByRole('status').filter({ hasText: '“Mug” Has been added to cart.' }).first()).toBeInTheDocument();
  expect(shop.requests).toHaveLength(1);

  shop.answer(add, () => added('Mug'));
  await button.click();
  await expect.poll(() => shop.requests.length).toBe(2);
  await expect.element(button).toHaveTextContent(/^Added/);
  await expect.element(viewCart).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each(noAnswers)('[F13] when %s, the button can be used again and shows the reason', async (_title, words, none) => {
  const { shop } = await openCards({ name: 'Mug' });
  shop.answer(add, none);
  const button = buttonOf('Mug');
  await button.click();
  // The message appears once: beside the button, not over the page as well.
  await expect.element(main.getByRole('alert')).toHaveTextContent(words);
  expect(page.getByText(words).elements()).toHaveLength(1);
  await expect.element(button).toHaveTextContent(/^Add to cart/);
  await expect.element(button).toHaveAccessibleDescription(words);
  expect(viewCart.elements()).toEqual([]);
  expect(await accessibilityProblems()).toEqual([]);
  shop.answer(add, () => added('Mug'));
  await button.click();
  await expect.element(viewCart).toBeVisible();
  expect(main.getByText(words).elements()).toEqual([]);
});

test('[F15] an error without a product page is shown next to the button', async () => {
  const { shop, path } = await openCards({ name: 'Mug' });
  const words = 'Product not found.';
  shop.answer(add, refusal('NotFoundError', words));
  await buttonOf('Mug').click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(words);
  await expect.element(buttonOf('Mug')).toHaveTextContent(/^Add to cart/);
  expect(path()).toBe('/shop/');
});

test('[F13, F15] a rejected add opens the product’s page', async () => {
  const { shop, path } = await openCards({ name: 'Mug' });
  shop.answer(add, refusal('OutOfStockError', 'Only 3 are left.'));
  await buttonOf('Mug').click();
  await expect.poll(path).toBe('/product/mug/');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

test('[F5, F20] the entered quantity is added, and an invalid one shows an error and isn’t sent', async () => {
  const { shop } = await openCards({ name: 'Mug' });
  shop.answer(add, () => added('Mug'));
  const quantity = quantityOf('Mug');
  await quantity.fill('');
  await buttonOf('Mug').click();
  await expect.element(main.getByText('Enter the quantity as a whole number.')).toBeVisible();
  expect(shop.requests).toEqual([]);
  await quantity.fill('3');
  await buttonOf('Mug').click();
  await expect.element(viewCart).toBeVisible();
  expect(shop.requests.map(({ variables }) => variables)).toEqual([{ input: { productId: 'product-Mug', quantity: 3 } }]);
});

test('[F20] a quantity below the minimum is raised to it, on load and when the minimum changes', async () => {
  const { provide } = await openCards({ name: 'Mug', min: 3 });
  await expect.element(quantityOf('Mug')).toHaveValue(3);
  await expect.element(quantityOf('Mug')).toHaveAccessibleDescription('Minimum order: 3');
  provide({ name: 'Mug', min: 5 });
  await expect.element(quantityOf('Mug')).toHaveValue(5);
  await quantityOf('Mug').fill('8');
  provide({ name: 'Mug', min: 6 });
  await expect.element(quantityOf('Mug')).toHaveAttribute('min', '6');
  await expect.element(quantityOf('Mug')).toHaveValue(8);
});

test('[F19] quick clicks on several cards are sent in order, one at a time', async () => {
  const names = ['Mug', 'Lamp', 'Desk'];
  const { shop } = await openCards(...names.map((name) => ({ name })));
  const log: string[] = [];
  const waiting: (() => void)[] = [];
  shop.answer(add, ({ input }) => {
    const name = (input as { productId: string }).productId.replace('product-', '');
    log.push(`start ${name}`);
    return new Promise((resolve) => {
      waiting.push(() => {
        log.push(`end ${name}`);
        resolve(added(name));
      });
    });
  });
  for (const name of names) (buttonOf(name).element() as HTMLElement).click();
  for (const [index, name] of names.entries()) {
    await expect.element(buttonOf(name)).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => waiting.length).toBe(index + 1);
    waiting[index]?.();
    await expect.element(buttonOf(name)).toHaveTextContent(/^Added/);
  }
  expect(log).toEqual(names.flatMap((name) => [`start ${name}`, `end ${name}`]));
});

test('[F40] without the panel, an add shows a toast, but not over errors', async () => {
  const { shop } = await openCards({ name: 'Mug' }, { name: 'Lamp' });
  shop.answer(add, ({ input }) => added((input as { productId: string }).productId.replace('product-', '')));
  const toast = page
    .getByRole('region', { name: /^Messages/ })
    .getByRole('status')
    .filter({ hasText: /^Added to Cart/ });
  await buttonOf('Mug').click();
  await expect.element(toast).toBeVisible();
  await pressOn(page.getByRole('button', { name: 'Dismiss' }), '{Enter}');
  await expect.poll(() => toast.elements()).toEqual([]);
  const error = document.createElement('p');
  error.role = 'alert';
  error.textContent = 'Something is wrong here.';
  document.querySelector('main')?.prepend(error);
  await buttonOf('Lamp').click();
  await expect.element(viewCart.nth(1)).toBeVisible();
  expect(toast.elements()).toEqual([]);
});

test('[F16] if the shop opens the cart after each add, a card does so, and nothing covers it', async () => {
  const { shop, path } = await openCardsIn({ ...settings, slidingCart: true, cartRedirectAfterAdd: true }, { name: 'Mug' });
  shop.answer(add, () => added('Mug'));
  await buttonOf('Mug').click();
  await expect.poll(path).toBe('/cart/');
  expect(page.getByRole('dialog').elements()).toEqual([]);
});
