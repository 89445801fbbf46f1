import { statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screens } from '../../admin/app/screens.ts';
import { adminWithSession, signInAsAdmin, type AdminWithSession } from '../support/adminSession.ts';
import { goWithin } from '../support/adminNavigation.ts';
import { accessibilityProblems, colourProblems, mainProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { preparedShop } from '../support/preparedShop.ts';
import type { ServerProcess } from '../support/serverProcess.ts';

// The shell around every screen of the admin.

const gzipBudget = 250 * 1000;
/** All screens without a parameter in the path; screens of a single record are covered by their modules' tests. */
const visitedScreens = screens.filter(({ path: address }) => !address.includes(':'));

let shop: ServerProcess;
let admin: AdminWithSession;

beforeAll(async () => {
  shop = await preparedShop(async (db) => {
    admin = await adminWithSession(db);
    const row = (name: string) => ({
      email: `${name}@example.com`,
      emailShown: `${name}@example.com`,
      key: name,
      createdAt: new Date(),
      pendingSince: new Date(),
    });
    await db.prisma.subscriber.createMany({ data: ['ada', 'bo'].map(row) });
  });
});
afterAll(() => shop.stop());

async function opened(width: number) {
  const found = await openPage({ baseURL: shop.url, viewport: { width, height: 844 } });
  await signInAsAdmin(found.page.context(), shop.url, admin);
  return found;
}

test('the first page loads at most 250 kB of compressed scripts', async () => {
  const { page } = await opened(1280);
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto('/admin/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  const folder = path.join(import.meta.dirname, '../../dist/admin');
  // The test fails if a script is missing in the build, because it has no file size.
  const bytes = [...scripts].map((name) => statSync(path.join(folder, `${name.slice('/admin/'.length)}.gz`)).size);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(gzipBudget);
});

test('[F103] every screen has no accessibility violations and fits the window: wide and narrow, light and dark', async () => {
  const { page, problems } = await opened(1280);
  expect(visitedScreens.length).toBeGreaterThan(10);
  await page.goto('/admin/');
  await page.locator('main h1').waitFor();
  for (const { path: address } of visitedScreens) {
    if (address !== '') await goWithin(page, `/${address}`);
    // The shell is the same on every screen, so that checking it in every window size and theme once is enough.
    const isFirst = address === visitedScreens[0]?.path;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const inLight = isFirst || width === 1280 ? accessibilityProblems(page) : mainProblems(page);
      expect(await inLight, `${address}, ${width} px, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await colourProblems(page, isFirst ? undefined : 'main'), `${address}, ${width} px, dark`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), address).toBeLessThanOrEqual(0);
    }
  }
  expect(problems).toEqual([]);
}, 600_000);

test('unknown records show a message without an error', async () => {
  const { page, problems } = await opened(1280);
  const ofOne = screens.map(({ path: address }) => address).filter((address) => /:(?:number|id)/.test(address));
  expect(ofOne.length).toBeGreaterThan(10);
  await page.goto('/admin/');
  await page.locator('main h1').waitFor();
  for (const address of ofOne) {
    await goWithin(page, '/account');
    await goWithin(page, `/${address.replace(/:\w+/, '999999')}`);
    await page.getByRole('main').getByText('This page doesn’t exist or has been removed.').waitFor();
  }
  expect(problems).toEqual([]);
});

test('the command palette opens by keyboard, keeps early typing, and opens a screen with its heading focused', async () => {
  const { page } = await opened(1280);
  await page.goto('/admin/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
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
  const { page } = await opened(390);
  await page.goto('/admin/');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('heading', { name: 'Audit log', level: 1 }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});
