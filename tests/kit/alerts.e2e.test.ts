import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

const hasFocus = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('alert')
    .evaluate((alert) => alert === document.activeElement);

/** Submits an order number that doesn't exist before scripts run: the page is rendered with an alert, and time is frozen. */
async function openWithAlert(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/find-order/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    for (const input of form.querySelectorAll('input')) input.value = input.type === 'email' ? 'nobody@example.com' : '999999';
    form.submit();
  });
  await page.getByRole('main').getByRole('alert').waitFor();
}

test('[F125] an alert in a loaded page gets the focus 500 ms after hydration', async () => {
  const { page } = await openPage();
  await openWithAlert(page);
  // Hydration waits for timers too, and starts the half second when it ends.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.evaluate(() => document.documentElement.dataset.alive);
    })
    .toBe('true');
  await page.clock.runFor(400);
  expect(await hasFocus(page)).toBe(false);
  await page.clock.runFor(100);
  await expect.poll(() => hasFocus(page)).toBe(true);
});

test('[F125] an alert does not take the focus from an input', async () => {
  const { page } = await openPage();
  await openWithAlert(page);
  await page.locator('main input').first().focus();
  await page.clock.runFor(2_000);
  expect(await hasFocus(page)).toBe(false);
});

test('[F125] scrolling to a notice stops 100 px above it after 1000 ms, on the wheel, or at once with reduced motion', async () => {
  const { page } = await openPage();
  await page.goto('/style-guide/');
  await page.getByRole('button', { name: 'Show notice' }).click();
  const top = () => page.locator('#notices [role=alert]').evaluate((notice) => Math.round(notice.getBoundingClientRect().top));
  const scroll = async () => {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.getByRole('button', { name: 'Scroll to notice' }).evaluate((button: HTMLButtonElement) => button.click());
  };
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await scroll();
  await page.clock.runFor(500);
  const half = await top();
  await page.clock.runFor(450);
  const almost = await top();
  expect(half).toBeGreaterThan(almost);
  expect(almost).toBeGreaterThan(100);
  await page.clock.runFor(50);
  expect(await top()).toBe(100);

  await scroll();
  await page.clock.runFor(300);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel')));
  const left = await top();
  await page.clock.runFor(1_000);
  expect(await top()).toBe(left);

  // With reduced motion, the notice appears at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await scroll();
  expect(await top()).toBe(100);
});
