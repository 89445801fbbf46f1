import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

/** Opens the style guide and freezes the clock. */
async function openStill(options = {}) {
  const opened = await openPage(options);
  await opened.page.clock.install();
  await opened.page.goto('/style-guide/');
  await opened.page.clock.pauseAt(new Date(Date.now() + 60_000));
  return opened;
}

const button = (page: Page, name: string) => page.locator('#toasts').getByRole('button', { name });
const messages = (page: Page) => page.getByRole('region', { name: /^Messages/ });
const cards = (page: Page) => messages(page).getByRole('listitem');

async function boxes(page: Page) {
  // Measures final positions, skipping the animations.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const all = await cards(page).all();
  return Promise.all(all.map(async (card) => (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }));
}

describe('[F136] toasts', () => {
  test('move up without a layout shift when one above is dismissed', async () => {
    const { page } = await openStill();
    await page.evaluate(() => {
      const shifted: string[] = [];
      Object.assign(globalThis, { shifted });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[]) {
          shifted.push(...entry.sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML ?? 'gone'));
        }
      }).observe({ type: 'layout-shift' });
    });
    await button(page, 'Success').click();
    await page.clock.runFor(1000);
    await button(page, 'Danger').click();
    await page.clock.runFor(3000);
    await expect.poll(async () => (await boxes(page)).map(({ y }) => y)).toEqual([20]);
    expect(await page.evaluate(() => (globalThis as unknown as { shifted: string[] }).shifted)).toEqual([]);
  });
});
