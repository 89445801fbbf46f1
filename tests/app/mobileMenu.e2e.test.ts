import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';

// The menu of narrow windows: its content, its levels, and every way to close it.

const phone = { viewport: { width: 390, height: 844 } };

const menuOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = menuOf(page);
  await menu.waitFor();
  return menu;
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

const duplicateIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });

test('[F129] the mobile menu combines all menus and categories, makes the page behind it inert, and can be closed', async () => {
  const { page, problems } = await openPage(phone);
  await page.goto('/');
  const menu = await openMenu(page);
  const links = (name: string) => menu.getByRole('navigation', { name }).getByRole('link').allInnerTexts();
  expect(await links('Highlights')).toEqual(['Sale', 'New in', 'Deals']);
  expect(await links('Service')).toEqual(['Your account', 'Delivery & returns', 'Find an order']);
  const products = await links('Products');
  expect(products[0]).toBe('All products');
  expect(products).toContain('Kitchen');
  expect(await duplicateIds(page)).toEqual([]);

  // While the menu is open, the page behind it can neither be focused nor scrolled.
  for (let count = 0; count < 60; count += 1) await page.keyboard.press('Tab');
  expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body)).toBe(true);
  await page.mouse.move(385, 400);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  // The menu closes with its button, a click on the overlay, and Esc, and restores the focus.
  const ways = [
    () => menu.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(385, 400),
    () => page.keyboard.press('Escape'),
  ];
  for (const close of ways) {
    await close();
    await menu.waitFor({ state: 'hidden' });
    expect(await focusedLabel(page)).toBe('Menu');
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    await openMenu(page);
  }

  await menu.getByRole('link', { name: 'Find an order' }).click();
  await page.waitForURL('**/find-order/');
  await menu.waitFor({ state: 'hidden' });
  // The focus is on the new page, not on the button that opened the menu.
  expect(await focusedText(page)).toBe(await page.locator('main h1').innerText());
  expect(problems).toEqual([]);
});

test('[F129] a submenu opens by its toggle, has a “back” item, moves the focus, and has no accessibility violations', async () => {
  const { page } = await openPage(phone);
  // A page with little content, because axe checks all of it.
  await page.goto('/imprint/');
  const menu = await openMenu(page);
  expect(await problemsInBothThemes(page)).toEqual([]);
  // With reduced motion, so far: the focus must move then too.
  const toggle = menu.getByRole('button', { name: 'More in Kitchen' });
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await toggle.click();
  const back = menu.getByRole('button', { name: 'back', exact: true });
  await back.waitFor();
  await expect.poll(() => focusedText(page)).toBe('back');
  const level = menu.getByRole('navigation', { name: 'Kitchen' });
  expect((await level.getByRole('link').allInnerTexts()).slice(0, 2)).toEqual(['Kitchen', 'Cookware']);
  // The previous level can't be reached.
  await menu.getByRole('link', { name: 'Sale' }).waitFor({ state: 'hidden' });
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Sale' }).waitFor();
  await expect.poll(() => focusedLabel(page)).toBe('More in Kitchen');
  await level.waitFor({ state: 'hidden' });

  await page.keyboard.press('Enter');
  await level.getByRole('link', { name: 'Cookware' }).click();
  await page.waitForURL((url) => url.searchParams.get('product_cat') !== null);
  await menu.waitFor({ state: 'hidden' });
});

test('[F129] without JavaScript, the menu opens with all levels expanded, and closes', async () => {
  const { page } = await openPage({ ...phone, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const cookware = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cookware' });
  await cookware.waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await cookware.waitFor({ state: 'hidden' });
  const toolbar = page.getByRole('navigation', { name: 'Toolbar' });
  expect(await toolbar.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/search/');
  await toolbar.getByRole('button', { name: 'Categories' }).click();
  await cookware.waitFor();
});

test('[F129] the menu opens as without JavaScript when its code fails to load', async () => {
  const { page } = await openPage(phone);
  await page.route(/SlideMenu-.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Cookware' }).waitFor();
});

test('[F129] the toolbar opens the menu and the search, and its copied badge stays in sync', async () => {
  const { page } = await openPage(phone);
  await page.goto('/shop/');
  const toolbar = page.getByRole('navigation', { name: 'Toolbar' });
  expect(await toolbar.getByRole('listitem').allInnerTexts()).toEqual(['Home', 'Categories', 'Search', 'Wishlist', 'Cart']);
  await toolbar.getByRole('button', { name: 'Categories' }).click();
  await menuOf(page).getByRole('link', { name: 'Kitchen' }).waitFor();
  await page.keyboard.press('Escape');
  await menuOf(page).waitFor({ state: 'hidden' });
  expect(await focusedText(page)).toBe('Categories');
  await toolbar.getByRole('link', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search the shop' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Search the shop' }).waitFor({ state: 'hidden' });
  await expect.poll(() => focusedText(page)).toBe('Search');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .click();
  const carts = page.getByRole('link', { name: /^(Shopping cart|Cart).*1 item/, includeHidden: true });
  await carts.nth(1).waitFor({ state: 'attached' });
  expect(await carts.count()).toBe(2);
  expect(await toolbar.getByRole('link', { name: /^Cart.*1 item/, includeHidden: true }).count()).toBe(1);
  expect(await duplicateIds(page)).toEqual([]);
});
