import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

// A lazily hydrated part keeps the server's markup until its code has loaded (decision 0017).

test('a footer link pressed during hydration is followed', async () => {
  const { page, problems } = await openPage();
  let onRequest = () => {};
  const isRequested = new Promise<void>((resolve) => (onRequest = resolve));
  let answer = () => {};
  const mayCome = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/Footer[^/]*\.js$/, async (route) => {
    onRequest();
    await mayCome;
    await route.continue();
  });
  await page.goto('/');
  const link = page.locator('footer').getByRole('link', { name: 'New arrivals' });
  await link.hover();
  await isRequested;
  await link.hover();
  await page.mouse.down();
  const come = page.waitForResponse(/\/Footer[^/]*\.js$/);
  answer();
  await (await come).finished();
  // Leaves the page time to receive the response and request the code's imports.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.mouse.up();
  await page.waitForURL('**/shop/?orderby=date');
  expect(problems).toEqual([]);
});

test('a press released beside a footer link still hydrates the footer', async () => {
  const { page, problems } = await openPage();
  await page.goto('/');
  const link = page.locator('footer').getByRole('link', { name: 'New arrivals' });
  await link.hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  const isAlive = () => link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isAlive, { timeout: 30_000 }).toBe(true);
  await link.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  await page.waitForURL('**/shop/?orderby=date');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});
