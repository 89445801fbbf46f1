import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { shopUrl } from '../support/shopUrl.ts';
import { cardButtons, comparedOnServer, compareBehind, compareIcon, phones, productsOf, waitForBadge } from './comparePages.ts';

// The compare page, with and without scripts.

const patient = { timeout: 10_000 };

test('[F69, F73, F77] without JavaScript, products can be added, opened in the chart, removed and cleared', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/compare/');
  await page.getByText('Your comparison is empty.').waitFor();
  expect(await page.locator('main').getByRole('link', { name: 'Go to the shop' }).getAttribute('href')).toBe('/shop/');

  for (const card of [0, 1]) {
    await page.goto(phones);
    await cardButtons(page).nth(card).click();
    await page.waitForURL(/\/compare\/$/);
  }
  const group = page.getByRole('region', { name: 'Phones (2)' });
  const { productIds } = await comparedOnServer(page);
  expect(await group.getByRole('listitem').count()).toBe(2);
  const way = group.getByRole('link', { name: 'Compare these 2' });
  expect(await way.getAttribute('href')).toBe(`/compare/phones/?compareids=${productIds.join(',')}`);
  // The button is hidden, because there is nothing for it to open.
  expect(await group.getByRole('button', { name: 'Find more' }).isVisible()).toBe(false);

  await page.goto('/?product_cat=headphones');
  await cardButtons(page).first().click();
  await page.waitForURL(/\/compare\/$/);
  expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('Phones (2)');
  const other = page.getByRole('region', { name: 'Headphones (1)' });
  await other.getByText('Please, add more items to compare').waitFor();
  await other.getByRole('button', { name: /^Remove / }).click();
  await page.waitForURL(/\/compare\/$/);
  expect(await other.count()).toBe(0);
  await group.getByRole('button', { name: 'Clear Phones' }).click();
  await page.getByText('Your comparison is empty.').waitFor();
  expect((await comparedOnServer(page)).totalCount).toBe(0);
});

test('[F69] an invalid form shows the page with an error, and no form redirects to another host', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  const [product] = await productsOf(page, 'phones', 1);
  const post = (form: Record<string, string>) =>
    page.request.post('/compare/', { form, headers: { origin: shopUrl() }, maxRedirects: 0, failOnStatusCode: false });
  for (const form of [{ add: 'nonsense' }, { shake: '1' }] as Record<string, string>[]) {
    const answer = await post(form);
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain('role="alert"');
  }
  const add = product?.id ?? '';
  expect((await post({ add, back: '/shop/?page=2' })).headers().location).toBe('/shop/?page=2');
  expect((await post({ add, back: '//elsewhere.example/' })).headers().location).toBe('/compare/');
  expect((await post({ add, back: 'https://elsewhere.example/' })).headers().location).toBe('/compare/');
  expect((await comparedOnServer(page)).totalCount).toBe(1);
});

test('[F74, F77] with JavaScript, the page updates in place without layout shift', async () => {
  const { page, problems, requests } = await openPage();
  const products = await productsOf(page, 'phones', 2);
  await compareBehind(page, products);
  await page.goto('/compare/');
  await waitForBadge(page, 2);
  expect(requests).toEqual([]);
  expect(await layoutShifts(page)).toEqual([]);
  expect(await problemsInBothThemes(page)).toEqual([]);
  const group = page.getByRole('region', { name: /^Phones/ });
  await group
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect.poll(() => group.getByRole('listitem').count(), patient).toBe(1);
  await group.getByText('Please, add more items to compare').waitFor();
  await group.getByRole('button', { name: 'Find more' }).click();
  await page.getByRole('dialog', { name: 'Find Phones to compare' }).waitFor();
  await page.keyboard.press('Escape');
  await group.getByRole('button', { name: 'Clear Phones' }).click();
  await page.getByText('Your comparison is empty.').waitFor();
  await compareIcon(page).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
