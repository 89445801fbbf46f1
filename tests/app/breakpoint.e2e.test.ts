import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';

// A window counts as narrow up to 1023 px; elements for narrow windows disappear as soon as the window is wider.

test('[F130] the menu button, toolbar and drawers show at 1023 px and disappear at 1024 px, and the page stays usable', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1023, height: 800 } });
  await page.goto('/shop/');
  const parts = [
    page.getByRole('button', { name: 'Menu' }),
    page.getByRole('navigation', { name: 'Toolbar' }),
    page.getByRole('button', { name: 'Filters', exact: true }),
  ];
  for (const part of parts) expect(await part.isVisible()).toBe(true);
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const part of parts) expect(await part.isVisible()).toBe(false);
  expect(await page.getByRole('group', { name: 'Filters' }).isVisible()).toBe(true);

  for (const name of ['Menu', 'Filters']) {
    await page.setViewportSize({ width: 700, height: 800 });
    await page.getByRole('button', { name, exact: true }).click();
    const drawer = page.getByRole('dialog', { name });
    await drawer.waitFor();
    await page.setViewportSize({ width: 1023, height: 800 });
    expect(await drawer.isVisible()).toBe(true);
    await page.setViewportSize({ width: 1024, height: 800 });
    // The drawer closes at once, without a transition.
    expect(await drawer.isVisible()).toBe(false);
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    // The opener is hidden, so that the focus moves to the page's content.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    // No overlay covers the page any more.
    await page.locator('main article h2 a').first().click({ trial: true });
    // The drawer doesn't reopen by itself.
    await page.setViewportSize({ width: 1023, height: 800 });
    expect(await drawer.isVisible()).toBe(false);
  }
  expect(problems).toEqual([]);
});

test('[F130] rotating the device to the wide layout closes the menu', async () => {
  const { page } = await openPage({ viewport: { width: 768, height: 1180 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await page.setViewportSize({ width: 1180, height: 768 });
  expect(await menu.isVisible()).toBe(false);
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null);
});

test('[F130] without JavaScript, the wide layout also hides an open menu', async () => {
  const { page } = await openPage({ viewport: { width: 1023, height: 800 }, javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await menu.isVisible()).toBe(false);
});

test('[F129] the filter drawer opens and closes like the menu, has no accessibility violations, and stays open while filters are ticked', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 844 } });
  await page.goto('/shop/');
  const opener = page.getByRole('button', { name: 'Filters', exact: true });
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  for (const close of [
    () => drawer.getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await opener.click();
    await drawer.waitFor();
    await close();
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');
  }
  await opener.click();
  expect(await problemsInBothThemes(page)).toEqual([]);
  await drawer.getByRole('checkbox', { name: 'On sale' }).check();
  await page.waitForURL(/on_sale=1/);
  expect(await drawer.isVisible()).toBe(true);
  await drawer.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await drawer.waitFor({ state: 'hidden' });
});
