import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { buyForms, cartLink, noScript } from './walk.ts';

test('[F13, F14, F29] a card’s button: idle, loading, added, with one way to the cart, announced', async () => {
  const { page, problems } = await openPage();
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const form = buyForms(page).first();
  const button = form.getByRole('button');
  const name = ((await button.textContent()) ?? '').replace('Add to cart: ', '');
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    await held;
    await route.continue();
  });
  await button.click();
  await form.getByRole('button', { name: 'Adding…' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBe('true');
  expect(await form.getByRole('link', { name: 'View cart' }).count()).toBe(0);
  answer();
  await form.getByRole('button', { name: 'Added' }).waitFor();
  expect(await button.getAttribute('aria-busy')).toBe('false');
  await page
    .getByRole('status')
    .filter({ hasText: `“${name}” Has been added to cart.` })
    .waitFor();

  await button.click();
  await cartLink(page).filter({ hasText: '2 items' }).waitFor();
  expect(await form.getByRole('link', { name: 'View cart' }).count()).toBe(1);
  await form.getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/cart/');
  await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
  expect(await page.getByRole('main').getByRole('link', { name: 'View cart' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('[F13] after a failure the button is usable again, and says why', async () => {
  const { page } = await openPage();
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const form = buyForms(page).first();
  await page.route('**/graphql', (route) => route.abort());
  await form.getByRole('button').click();
  await form.getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
  await form.getByRole('button', { name: 'Add to cart' }).waitFor();
  expect(await form.getByRole('link', { name: 'View cart' }).count()).toBe(0);
  await page.unroute('**/graphql');
  await form.getByRole('button').click();
  await form.getByRole('link', { name: 'View cart' }).waitFor();
  expect(await form.getByRole('alert').count()).toBe(0);
});

test('[F13] a quantity that cannot be is refused with the shop’s reason', async () => {
  const { page } = await openPage();
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const form = buyForms(page)
    .filter({ has: page.locator('[name=quantity]') })
    .first();
  const quantity = form.locator('[name=quantity]');
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('90000');
  await form.getByRole('button').click();
  await form.getByRole('alert').waitFor();
  expect(await form.getByRole('alert').textContent()).toMatch(/Only \d+|At most \d+/);
});

test('[F19] quick clicks on several cards are answered in order, one at a time', async () => {
  const { page } = await openPage();
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const log: string[] = [];
  await page.route('**/graphql', async (route) => {
    const { productId } = (route.request().postDataJSON() as { variables: { input: { productId: string } } }).variables.input;
    log.push(`start ${productId}`);
    const response = await route.fetch();
    log.push(`end ${productId}`);
    await route.fulfill({ response });
  });
  const ids: string[] = [];
  for (let card = 0; card < 3; card += 1) {
    const form = buyForms(page).nth(card);
    ids.push(await form.locator('[name=product]').inputValue());
    await form.getByRole('button').click();
  }
  await cartLink(page).filter({ hasText: '3 items' }).waitFor();
  expect(log).toEqual(ids.flatMap((id) => [`start ${id}`, `end ${id}`]));
});

describe.each([
  ['with script', {}],
  ['without script', noScript],
])('%s', (_name, options) => {
  test('[F5, F17] a card adds as many as its input says at the click', async () => {
    const { page } = await openPage(options);
    await page.goto('/shop/', { waitUntil: 'networkidle' });
    const form = buyForms(page)
      .filter({ has: page.locator('[name=quantity]') })
      .first();
    await form.locator('[name=quantity]').fill('3');
    await form.getByRole('button').click();
    if (options !== noScript) await form.getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/cart/');
    await page.getByRole('main').locator('[name=quantity]').first().waitFor();
    expect(await page.getByRole('main').locator('[name=quantity]').first().inputValue()).toBe('3');
  });

  test('[F17] a form that cannot be fulfilled shows the product with the reason', async () => {
    const { page } = await openPage(options);
    await page.goto('/shop/', { waitUntil: 'networkidle' });
    await buyForms(page).first().locator('xpath=ancestor::article').getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/product/**');
    const form = page.getByRole('form', { name: 'Buy' });
    const quantity = form.locator('[name=quantity]');
    await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
    await quantity.fill('90000');
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.getByRole('button', { name: 'Add to cart' }).click();
    expect((await answered).status()).toBe(options === noScript ? 422 : 200);
    await form
      .getByRole('alert')
      .filter({ hasText: /Only \d+|At most \d+/ })
      .waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe('');
  });
});
