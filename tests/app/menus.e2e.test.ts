import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main categories' });
const top = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true }).first();
const below = (page: Page, name: string) => main(page).getByRole('list', { name });
const panel = (page: Page) => page.getByRole('navigation', { name: 'All categories' });
const hasFocus = (page: Page, text: string) => page.evaluate((words) => document.activeElement?.textContent === words, text);

/** Opens the shop with a frozen clock. */
async function openShop(page: Page, path = '/'): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
  await page.goto(path);
  await page.clock.pauseAt(new Date('2026-11-21T10:00:00Z'));
}

test('[F128] a menu opens after 100 ms of hover, not in passing, and closes 120 ms after leaving, on Esc and on click', async () => {
  const { page, problems } = await openPage();
  await openShop(page);
  const from = await top(page, 'Kitchen').boundingBox();
  for (let step = 0; step < 40; step += 1) {
    await page.mouse.move((from?.x ?? 0) + step * 12, (from?.y ?? 0) + 10);
    await page.clock.runFor(50);
  }
  expect(await main(page).locator('[aria-expanded=true]').count()).toBe(0);
  await page.mouse.move(640, 880);
  await page.clock.runFor(1_000);

  await top(page, 'Kitchen').hover();
  await page.clock.runFor(99);
  expect(await below(page, 'Kitchen').isVisible()).toBe(false);
  await page.clock.runFor(1);
  expect(await below(page, 'Kitchen').isVisible()).toBe(true);
  expect(await top(page, 'Kitchen').getAttribute('aria-expanded')).toBe('true');
  // The menu stays open while the pointer moves into it and within it.
  await below(page, 'Kitchen').getByRole('link').last().hover();
  await page.clock.runFor(1_000);
  expect(await below(page, 'Kitchen').isVisible()).toBe(true);
  await page.mouse.move(640, 880);
  await page.clock.runFor(119);
  expect(await below(page, 'Kitchen').isVisible()).toBe(true);
  await page.clock.runFor(1);
  expect(await below(page, 'Kitchen').isVisible()).toBe(false);

  await top(page, 'Beauty').hover();
  await page.clock.runFor(100);
  // A key pressed at the moment when the menu opens may be too early.
  const pressEsc = async () => {
    await page.keyboard.press('Escape');
    return below(page, 'Beauty').isVisible();
  };
  await expect.poll(pressEsc).toBe(false);
  await top(page, 'Kitchen').hover();
  await page.clock.runFor(100);
  await top(page, 'Kitchen').click();
  await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
  await page.clock.runFor(1_000);
  await below(page, 'Kitchen').waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});

test('[F128] focus opens a menu, arrow keys move through it, Esc closes it, and Enter follows a link', async () => {
  const { page } = await openPage();
  await openShop(page);
  await page.locator('summary').filter({ hasText: 'All categories' }).focus();
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, 'Kitchen')).toBe(true);
  expect(await below(page, 'Kitchen').isVisible()).toBe(true);
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus(page, 'Home & Furniture')).toBe(true);
  expect(await below(page, 'Kitchen').isVisible()).toBe(false);
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(page, 'Seating')).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(page, 'Bedroom')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await hasFocus(page, 'Home & Furniture')).toBe(true);
  expect(await below(page, 'Home & Furniture').isVisible()).toBe(false);
  await page.keyboard.press('ArrowDown');
  expect(await hasFocus(page, 'Seating')).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await hasFocus(page, 'Home & Furniture')).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Seating' }).waitFor();
  expect(await main(page).locator('[aria-expanded=true]').count()).toBe(0);
});

test('[F128] the first tap opens a menu, the second follows its link, and a tap outside closes it', async () => {
  const { page } = await openPage({ hasTouch: true });
  await page.goto('/');
  await top(page, 'Kitchen').tap();
  await below(page, 'Kitchen').waitFor();
  await page.getByRole('main').tap({ position: { x: 5, y: 400 } });
  await below(page, 'Kitchen').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).search).toBe('');
  await top(page, 'Kitchen').tap();
  await top(page, 'Kitchen').tap();
  await page.getByRole('heading', { level: 1, name: 'Kitchen' }).waitFor();
});

test('[F128] the “All categories” menu toggles on click, and closes on Esc, an outside click and navigation', async () => {
  const { page, problems } = await openPage();
  await openShop(page);
  const toggle = page.locator('summary').filter({ hasText: 'All categories' });
  await toggle.hover();
  await page.clock.runFor(1_000);
  expect(await panel(page).isVisible()).toBe(false);
  await toggle.click();
  expect(await panel(page).isVisible()).toBe(true);
  await toggle.click();
  expect(await panel(page).isVisible()).toBe(false);

  await toggle.click();
  const electronics = panel(page).getByRole('link', { name: 'Electronics' });
  await electronics.hover();
  await page.clock.runFor(100);
  await panel(page).getByRole('link', { name: 'Cameras' }).waitFor();
  await electronics.focus();
  await page.keyboard.press('ArrowRight');
  expect(await hasFocus(page, 'Audio')).toBe(true);
  await page.keyboard.press('Escape');
  expect(await hasFocus(page, 'Electronics')).toBe(true);
  expect(await panel(page).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await panel(page).isVisible()).toBe(false);
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  expect(await panel(page).isVisible()).toBe(true);
  await page.mouse.click(1_000, 800);
  expect(await panel(page).isVisible()).toBe(false);

  await toggle.click();
  await panel(page).getByRole('link', { name: 'Garden', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Garden' }).waitFor();
  expect(await panel(page).isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test('[F128] without JavaScript, menus open on hover, focus and click', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto('/');
  expect(await below(page, 'Kitchen').isVisible()).toBe(false);
  await top(page, 'Kitchen').hover();
  expect(await below(page, 'Kitchen').isVisible()).toBe(true);
  await page.mouse.move(640, 880);
  await top(page, 'Beauty').focus();
  expect(await below(page, 'Beauty').isVisible()).toBe(true);
  await page.locator('summary').filter({ hasText: 'All categories' }).click();
  await panel(page).getByRole('link', { name: 'Musical Instruments' }).click();
  await page.getByRole('heading', { level: 1, name: 'Musical Instruments' }).waitFor();
});

test('[F128] open menus have no accessibility violations, and show from 1024 px without horizontal overflow', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  // A page with little content, because axe checks all of it.
  await openShop(page, '/imprint/');
  await top(page, 'Kitchen').hover();
  await page.clock.runFor(100);
  // axe waits for its own timers.
  await page.clock.resume();
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.locator('summary').filter({ hasText: 'All categories' }).click();
  await panel(page).getByRole('link', { name: 'Electronics' }).hover();
  await panel(page).getByRole('link', { name: 'Cameras' }).waitFor();
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const [width, isWide] of [
    [1920, true],
    [1024, true],
    [1023, false],
    [320, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await main(page).isVisible()).toBe(isWide);
    expect(await page.getByRole('banner').getByRole('navigation', { name: 'Help' }).isVisible()).toBe(isWide);
    expect(await page.getByRole('link', { name: 'Search products' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
