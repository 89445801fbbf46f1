import { statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { screens } from '../../admin/app/screens.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems, mainProblems } from '../support/axe.ts';
import { officeShop, overflow, type OfficeShop } from './officeShop.ts';

// The shell around every screen of the admin.

const gzipBudget = 250 * 1000;
/** All screens without a parameter in the path; screens of a single record are covered by their modules' tests. */
const visitedScreens = screens.filter(({ path: address }) => !address.includes(':'));

let office: OfficeShop;
beforeAll(async () => {
  office = await officeShop();
});

const home = (page: Page) => page.getByRole('heading', { name: 'Home', level: 1 });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('[F103] [F107] every screen has a title and no accessibility violations, and fits the window: wide and light, narrow and dark', async () => {
  const { page, problems } = await office.open('/');
  expect(visitedScreens.length).toBeGreaterThan(10);
  await page.locator('main h1').waitFor();
  for (const [index, { path: address }] of visitedScreens.entries()) {
    if (address !== '') await goWithin(page, `/${address}`);
    // Most rules say the same in either window, so that each screen is checked once in each theme, and the shell in both windows.
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await (index === 0 ? accessibilityProblems : mainProblems)(page), `${address}, light`).toEqual([]);
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await (index === 0 ? accessibilityProblems : mainProblems)(page), `${address}, dark`).toEqual([]);
    expect(await overflow(page), address).toBeLessThanOrEqual(0);
    expect(await page.title()).toContain(await page.locator('main h1').innerText());
    expect(await page.locator('head title').count()).toBe(1);
  }
  expect(problems).toEqual([]);
}, 600_000);

test('unknown records show a message without an error', async () => {
  const { page, problems } = await office.open('/account');
  const ofOne = screens.map(({ path: address }) => address).filter((address) => /:(?:number|id)/.test(address));
  expect(ofOne.length).toBeGreaterThan(10);
  await page.locator('main h1').waitFor();
  for (const address of ofOne) {
    await goWithin(page, `/${address.replace(/:\w+/, '999999')}`);
    await page.getByRole('main').getByText('This page doesn’t exist or has been removed.').waitFor();
    await goWithin(page, '/account');
  }
  expect(problems).toEqual([]);
});

test('the first page loads at most 250 kB of compressed scripts, and the command palette keeps early typing and opens a screen', async () => {
  const { page } = await office.open('/');
  await home(page).waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  const scripts = new Set(loaded.filter((name) => name.endsWith('.js')));
  const folder = path.join(import.meta.dirname, '../../dist/admin');
  // The test fails if a script is missing in the build, because it has no file size.
  const bytes = [...scripts].map((name) => statSync(path.join(folder, `${name.slice('/admin/'.length)}.gz`)).size);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(gzipBudget);

  let arrive = (): void => undefined;
  const isHere = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/Palette-[^/]+\.js$/, async (route) => {
    await isHere;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const early = page.getByRole('textbox', { name: 'Search or jump to' });
  await expect.poll(() => early.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('newsl');
  arrive();
  const field = page.getByRole('combobox', { name: 'Search or jump to' });
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type('etter');
  expect(await field.inputValue()).toBe('newsletter');
  await page.getByRole('option', { name: /^Subscribers/ }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
  expect(await page.title()).toBe('Subscribers – Souk admin');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
});

test('on a phone, the menu opens as a drawer and the skip link is the first focus', async () => {
  const { page } = await office.open('/', { width: 390 });
  await home(page).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});

test('the selected theme applies at the first paint and in other tabs, and follows the system until selected', async () => {
  const { page, problems } = await office.open('/');
  await home(page).waitFor();
  const light = await background(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await background(page);
  expect(dark).not.toBe(light);
  const other = await page.context().newPage();
  await other.goto('/admin/');
  await home(other).waitFor();

  await page.getByRole('button', { name: /^Your account/ }).click();
  const theme = page.getByRole('combobox', { name: 'Theme' });
  expect(await theme.inputValue()).toBe('system');
  await theme.selectOption({ label: 'Light' });
  await page.getByText('Theme: Light.').waitFor();
  expect(await background(page)).toBe(light);
  expect(await accessibilityProblems(page)).toEqual([]);
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');

  // The first paint has the selected theme, before any script of the app has run.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await background(page)).toBe(light);
  await page.unroute('**/assets/*.js');
  await page.reload();
  await page.getByRole('button', { name: /^Your account/ }).click();
  expect(await theme.inputValue()).toBe('light');
  await theme.selectOption({ label: 'Dark' });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(dark);
  await theme.selectOption({ label: 'System' });
  expect(await background(page)).toBe(light);
  expect(problems.filter((problem) => !/ERR_FAILED|Failed to load/.test(problem))).toEqual([]);
});
