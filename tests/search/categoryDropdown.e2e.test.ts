import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

test('[F8][F9][F10] the category dropdown loads its script on hover, works by keyboard, filters, and opens and clears a category', async () => {
  const { page, problems } = await openPage();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/shop/', { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => url.includes('SelectList'))).toEqual([]);
  const dropdown = page.getByRole('combobox', { name: /Category/ });
  await dropdown.hover();
  await expect.poll(() => scripts.some((url) => url.includes('SelectList'))).toBe(true);
  // The native select of the first rendering passes its focus to its replacement.
  await dropdown.focus();
  await page.locator('main button[role=combobox]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await expect.poll(() => dropdown.evaluate((element) => element === document.activeElement)).toBe(true);

  await dropdown.filter({ hasText: 'Select a category' }).waitFor();
  const widths = await dropdown.evaluate((element) => [element.clientWidth, element.parentElement?.parentElement?.clientWidth ?? 0]);
  expect(Math.abs((widths[0] ?? 0) - (widths[1] ?? 0))).toBeLessThan(4);
  await dropdown.click();
  const search = page.getByRole('combobox', { name: 'Search categories' });
  await search.waitFor();
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
  await search.fill('zzzzqqq');
  await page.getByText('No matches found', { exact: true }).waitFor();
  await search.fill('');
  const name = await page.getByRole('listbox').getByRole('option').nth(1).innerText();
  await search.fill(name);
  await page.getByRole('listbox').getByRole('option', { name, exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/\?product_cat=[^&]+$/);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();

  // It follows the URL, and clearing it opens /shop/.
  await dropdown.filter({ hasText: name }).waitFor();
  const link = page.getByRole('navigation', { name: 'Main categories' }).getByRole('link').nth(1);
  const other = await link.innerText();
  await link.click();
  await page.getByRole('heading', { level: 1, name: other }).waitFor();
  await dropdown.filter({ hasText: other }).waitFor();
  await page.getByRole('link', { name: 'Clear category' }).click();
  await page.waitForURL(/\/shop\/$/);
  await dropdown.filter({ hasText: 'Select a category' }).waitFor();
  expect(problems).toEqual([]);
});

test('[F8][F9] the category dropdown is a select with a button without scripts', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/shop/');
  const select = page.locator('main select[name=product_cat]');
  expect(await select.locator('option').first().innerText()).toBe('Select a category');
  await select.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.waitForURL(/\/\?product_cat=[^&]+$/);
  await select.selectOption('');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await page.waitForURL(/\/shop\/$/);
});
