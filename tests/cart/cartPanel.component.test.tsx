import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CartLink } from '../../web/cart/CartLink.tsx';
import { openCartPanel } from '../../web/cart/panel/cartPanel.ts';
import { pressOn, renderOnPage, runFor, stopClock } from '../support/componentHarness.tsx';
import { deferred, mockShop, noAnswers, type Answer } from '../support/mockShop.ts';
import { add, cartShop, layer, remove, update } from './cartShop.ts';

// The cart panel: how quantities are sent, and what it shows when a change or a reload fails (rows 36 to 39).

const panel = page.getByRole('dialog', { name: /^Your cart/ });
const lines = panel.getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
const lineOf = (name: string) => lines.filter({ hasText: name });
const more = (name: string) => lineOf(name).getByRole('button', { name: /^Increase/ });
const field = (name: string) => lineOf(name).getByRole('spinbutton');
const heading = (count: number) => panel.getByRole('heading', { name: `Your cart (${count})` });

/** Renders the cart link, and opens the panel of a cart with these quantities. */
async function openPanel(quantities: Record<string, number>, deposit?: string) {
  const cart = cartShop(quantities, deposit);
  const shown = await renderOnPage(<CartLink />, { shop: cart.shop, path: '/delivery/' });
  await expect.element(page.getByRole('link', { name: /^Cart.*item/ })).toBeVisible();
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect.element(lines.first()).toBeVisible();
  return { ...cart, ...shown };
}

test('[F36, F37, F38, F53] five quick clicks send one request after 500 ms, each line on its own, and line and totals are updated', async () => {
  const { shop, change, changes } = await openPanel({ mug: 1, pan: 1 });
  const created = sessionStorage.getItem('wc_cart_hash_souk');
  stopClock();
  const { answer, give } = deferred<void>();
  shop.answer(update, async (variables) => {
    await answer;
    return change(update, variables);
  });
  for (let click = 0; click < 5; click += 1) {
    await more('mug').click();
    await runFor(100);
  }
  await more('pan').click();
  await runFor(399);
  expect(changes()).toEqual([]);
  await runFor(1);
  await expect.poll(changes).toEqual([{ name: update, quantity: 6 }]);
  await expect.element(lineOf('mug').getByText('Updating...')).toBeVisible();
  give();
  await runFor(500);
  await expect.element(heading(8)).toBeVisible();
  await expect.element(lineOf('mug')).not.toHaveTextContent('Updating...');
  expect(changes()).toHaveLength(2);
  await expect.element(lineOf('mug')).toHaveTextContent('€12.00');
  await expect.poll(() => sessionStorage.getItem('wc_cart_hash_souk')).not.toBe(created);
});

test('[I91] a line states its deposit beside the unit price', async () => {
  await openPanel({ water: 2 }, '€0.25');
  await expect.element(lineOf('water')).toHaveTextContent('€2.00 each plus €0.25 deposit each');
});

test.each(noAnswers)(
  '[F36, F120] when %s, a quantity shows the reason once, stays in its field, and can be retried',
  async (_title, words, none) => {
    const { shop, change, quantities } = await openPanel({ mug: 2 });
    shop.answer(update, none);
    await more('mug').click();
    const alert = lineOf('mug').getByRole('alert');
    await expect.element(alert).toHaveTextContent(words);
    expect(panel.getByRole('alert').elements()).toHaveLength(1);
    await expect.element(field('mug')).toHaveValue(3);
    expect(quantities()).toEqual({ mug: 2 });
    shop.answer(update, (variables) => change(update, variables));
    await pressOn(alert.getByRole('button', { name: 'Try again' }), '{Enter}');
    await expect.element(heading(3)).toBeVisible();
    await expect.poll(() => alert.elements()).toEqual([]);
    await expect.element(field('mug')).toHaveFocus();
  },
);

test('[F19, F36, F118] without a network only the line shows an error, which blocks no other line, and the change can be sent later', async () => {
  const { shop, change, quantities } = await openPanel({ mug: 1, pan: 1 });
  const reload = mockAnswers(shop.requests, layer);
  shop.answer(update, 'offline');
  shop.answer(layer, 'offline');
  await more('mug').click();
  await expect.element(lineOf('mug').getByRole('alert')).toHaveTextContent('You are probably offline.');
  await expect.poll(reload).toBeGreaterThan(0);
  await expect.poll(() => panel.element().querySelectorAll('[aria-busy=true]').length).toBe(0);
  expect(panel.getByRole('alert').elements()).toHaveLength(1);

  shop.answer(update, (variables) => change(update, variables));
  await more('pan').click();
  await expect.poll(quantities).toEqual({ mug: 1, pan: 2 });
  // The field keeps the requested quantity.
  await expect.element(field('mug')).toHaveValue(2);
  await pressOn(lineOf('mug').getByRole('button', { name: 'Try again' }), '{Enter}');
  await expect.element(heading(4)).toBeVisible();
  await expect.poll(() => panel.getByRole('alert').elements()).toEqual([]);
});

/** Returns a function that counts the requests of an operation from now on. */
function mockAnswers(requests: { name: string }[], operation: string): () => number {
  const count = () => requests.filter(({ name }) => name === operation).length;
  const before = count();
  return () => count() - before;
}

test('[F36, F118] a quantity change without a response fails after 30 seconds, and the next one is sent', async () => {
  const { shop, change, quantities, changes } = await openPanel({ mug: 1 });
  stopClock();
  shop.answer(update, () => new Promise<Answer>(() => undefined));
  await more('mug').click();
  await runFor(500);
  await expect.poll(changes).toHaveLength(1);
  await runFor(29_999);
  expect(lineOf('mug').getByRole('alert').elements()).toEqual([]);
  await runFor(1);
  await expect.element(lineOf('mug').getByRole('alert')).toHaveTextContent('An unknown error occurred.');
  shop.answer(update, (variables) => change(update, variables));
  await more('mug').click();
  await runFor(500);
  await expect.poll(quantities).toEqual({ mug: 3 });
});

test('[F36] removing a line drops its waiting change, and undo restores the entered quantity', async () => {
  const { changes, quantities } = await openPanel({ mug: 1, pan: 1 });
  stopClock();
  await more('mug').click();
  await more('mug').click();
  await expect.element(field('mug')).toHaveValue(3);
  await lineOf('mug')
    .getByRole('link', { name: /^Remove/ })
    .click();
  await expect.poll(quantities).toEqual({ pan: 1 });
  await runFor(1_000);
  expect(changes()).toEqual([{ name: remove, quantity: undefined }]);
  expect(panel.getByText('no longer in your cart').elements()).toEqual([]);
  await pressOn(page.getByRole('button', { name: 'Undo' }), '{Enter}');
  await expect.poll(quantities).toEqual({ pan: 1, mug: 3 });
  expect(changes().at(-1)).toEqual({ name: add, quantity: 3 });
  await expect.element(field('mug')).toHaveValue(3);
});

test('[F36] undo restores a quantity that was being sent when the line was removed', async () => {
  const { shop, change, changes, quantities } = await openPanel({ mug: 1, pan: 1 });
  const { answer, give } = deferred<void>();
  shop.answer(update, async (variables) => {
    await answer;
    return change(update, variables);
  });
  await field('mug').fill('4');
  // Leaving the field sends its quantity; the removal waits in the queue.
  await lineOf('mug')
    .getByRole('link', { name: /^Remove/ })
    .click();
  await expect.poll(changes).toEqual([{ name: update, quantity: 4 }]);
  give();
  await expect.poll(quantities).toEqual({ pan: 1 });
  await pressOn(page.getByRole('button', { name: 'Undo' }), '{Enter}');
  await expect.poll(quantities).toEqual({ pan: 1, mug: 4 });
});

test('[F36] a line removed elsewhere is reported until the cart changes', async () => {
  const { removeElsewhere } = await openPanel({ mug: 1, pan: 1 });
  removeElsewhere('mug');
  await more('mug').click();
  const gone = panel.getByRole('alert').filter({ hasText: 'is no longer in your cart.' });
  await expect.element(gone).toBeVisible();
  await expect.poll(() => lines.elements().length).toBe(1);
  await more('pan').click();
  await expect.poll(() => gone.elements()).toEqual([]);
});

test('[F36] an empty panel links to the shop, and sends no requests for a visitor without a cart', async () => {
  const shop = mockShop();
  const { path } = await renderOnPage(<CartLink />, { shop, path: '/delivery/' });
  await page.getByRole('link', { name: /^Cart/ }).click();
  await expect.element(panel.getByText('Your cart is empty.')).toBeVisible();
  expect(shop.requests).toEqual([]);
  await panel.getByRole('link', { name: 'Go to the shop' }).click();
  await expect.poll(path).toBe('/shop/');
  await expect.poll(() => panel.elements()).toEqual([]);
});

test.each(noAnswers)(
  '[F39] when %s, a panel that can’t reload shows the reason, keeps the added product, and can be retried',
  async (_title, words, none) => {
    const { shop, own } = cartShop({ mug: 1 });
    const { problems } = await renderOnPage(<CartLink />, { shop, path: '/delivery/' });
    await expect.element(page.getByRole('link', { name: /^Cart.*1 item/ })).toBeVisible();
    shop.answer(layer, none);
    await openCartPanel('“mug” Has been added to cart.');
    const alert = panel.getByRole('alert');
    await expect.element(alert).toHaveTextContent(words);
    expect(lines.elements()).toHaveLength(1);
    shop.answer(layer, own);
    await pressOn(alert.getByRole('button', { name: 'Try again' }), '{Enter}');
    await expect.poll(() => alert.elements()).toEqual([]);
    await expect.element(heading(1)).toBeVisible();
    expect(problems).toEqual([]);
  },
);
