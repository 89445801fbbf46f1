import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { accessibilityProblems } from '../support/axe.ts';

// The network fails while a visitor is browsing.

const offline = 'You are probably offline.';

test('[F120] sorting and filtering offline keep the list, show an error and can be retried', async () => {
  const { page } = await openPage();
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  const names = () => page.locator('main article h2').allInnerTexts();
  const before = await names();
  await page.context().setOffline(true);
  const sort = page.getByRole('combobox', { name: 'Sort by' });
  await sort.selectOption('price');
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: offline });
  await alert.waitFor();
  expect(await names()).toEqual(before);
  expect(await page.getByRole('heading', { name: 'Something went wrong' }).count()).toBe(0);
  expect(await sort.inputValue()).toBe('price');
  expect(await accessibilityProblems(page)).toEqual([]);

  // The next failure is a new element, which is announced again.
  const failure = await alert.elementHandle();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForFunction((element) => !element?.isConnected, failure);
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await names()).toEqual(before);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await alert.waitFor({ state: 'detached' });
  expect(await names()).not.toEqual(before);
  expect(await sort.inputValue()).toBe('price');
  expect(new URL(page.url()).search).toBe('?orderby=price');

  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: 'On sale' }).check();
  await alert.waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('list', { name: 'Active filters' }).getByRole('link', { name: 'Remove filter On sale' }).waitFor();
  expect(await alert.count()).toBe(0);
});

test('[F118, F120] invalid list responses and pages opened offline show an error and can be retried', async () => {
  const { page } = await openPage();
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  // A list response in a wrong format shows a specific message, and the previous list stays.
  await page.route('**/graphql', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));
  await page.getByRole('navigation', { name: 'Pagination' }).getByRole('link', { name: 'Next' }).click();
  await page.getByRole('alert').filter({ hasText: 'The response is not a valid JSON response.' }).waitFor();
  expect(await page.locator('main article').count()).toBe(24);
  await page.unroute('**/graphql');
  const link = page.locator('main article h2 a').first();
  const name = await link.innerText();
  await page.context().setOffline(true);
  await link.click();
  await page.getByRole('heading', { level: 1, name: offline }).waitFor();
  await page.getByRole('banner').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').filter({ hasText: 'The page still won’t load. Try again later.' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});
