import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, type ShopPage } from '../support/browser.ts';

// Anchors, back to top, and the links to the previous and next product.

const small = { viewport: { width: 390, height: 500 } };

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const topOf = (page: Page, id: string) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN), id);
const hash = (page: Page) => page.evaluate(() => location.hash);
const jumpTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);

/** Opens the terms with a frozen clock, after the code for anchors has loaded. */
async function openTerms({ page }: ShopPage): Promise<void> {
  await page.goto('/terms/');
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '1. Contracting party' });
  await link.click();
  await page.waitForURL(/#partner$/);
  await page.goBack();
  await page.waitForURL(/terms\/$/);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => {
    const ask = window.requestAnimationFrame.bind(window);
    const watched = Object.assign(window, { framesAsked: 0 });
    watched.requestAnimationFrame = (callback) => {
      watched.framesAsked++;
      return ask(callback);
    };
  });
}

const framesAsked = (page: Page) => page.evaluate(() => (window as { framesAsked?: number }).framesAsked ?? 0);

/**
 * Clicks, and waits until scrolling has begun: the page has requested its first frame, which runs when the clock advances.
 * @returns the scroll position when the link was followed
 */
const follow = async (page: Page, name: string): Promise<number> => {
  const before = await framesAsked(page);
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name }).click();
  await expect.poll(() => framesAsked(page)).toBeGreaterThan(before);
  return scrollY(page);
};

test('[F131] an anchor link scrolls in 500 ms to 45 px above its target, then sets the hash; a manual scroll cancels it', async () => {
  const opened = await openPage(small);
  const { page } = opened;
  await openTerms(opened);
  await follow(page, '5. Right of withdrawal');
  await page.clock.runFor(100);
  await page.evaluate(() => dispatchEvent(new WheelEvent('wheel', { deltaY: -10 })));
  const place = await scrollY(page);
  await page.clock.runFor(1000);
  expect(await scrollY(page)).toBe(place);
  expect(await hash(page)).toBe('');

  await jumpTo(page, 0);
  const before = await scrollY(page);
  await follow(page, '5. Right of withdrawal');
  await page.clock.runFor(250);
  const halfway = await scrollY(page);
  expect(halfway).toBeGreaterThan(before);
  await page.clock.runFor(249);
  expect(await hash(page)).toBe('');
  await page.clock.runFor(1);
  expect(await hash(page)).toBe('#withdrawal');
  expect(await topOf(page, 'withdrawal')).toBe(45);
  expect(await scrollY(page)).toBeGreaterThan(halfway);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('withdrawal');
  expect(opened.problems).toEqual([]);
});

test('[F131] Back restores the previous hash and scroll position', async () => {
  const opened = await openPage(small);
  const { page } = opened;
  await openTerms(opened);
  await jumpTo(page, 40);
  // A click may scroll the page to reach its link, so the position is measured when the link is followed.
  const first = await follow(page, '2. Placing an order');
  await page.clock.runFor(500);
  expect(await hash(page)).toBe('#contract');
  await jumpTo(page, 60);
  const second = await follow(page, '5. Right of withdrawal');
  await page.clock.runFor(500);
  expect(await hash(page)).toBe('#withdrawal');
  expect(second).not.toBe(first);

  // The page's own timers continue: it restores a scroll position over several frames.
  await page.clock.resume();
  await page.goBack();
  await page.waitForURL(/#contract$/);
  await page.waitForFunction((top) => Math.round(window.scrollY) === top, second);
  await page.goBack();
  await page.waitForURL(/terms\/$/);
  await page.waitForFunction((top) => Math.round(window.scrollY) === top, first);
  await page.goForward();
  await page.waitForURL(/#contract$/);
  await page.goForward();
  await page.waitForURL(/#withdrawal$/);
  await page.waitForFunction(() => Math.round(document.getElementById('withdrawal')?.getBoundingClientRect().top ?? 0) === 45);
});

test('[F131] with reduced motion, an anchor link jumps immediately', async () => {
  const { page } = await openPage({ ...small, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/terms/');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: '5. Right of withdrawal' }).first().click();
  await page.waitForURL(/#withdrawal$/);
  expect(await topOf(page, 'withdrawal')).toBe(45);
});

test('[F131] anchors also leave 45 px free without JavaScript and from another page', async () => {
  const without = await openPage({ ...small, javaScriptEnabled: false });
  await without.page.goto('/terms/');
  await without.page.getByRole('link', { name: '5. Right of withdrawal' }).first().click();
  await without.page.waitForURL(/#withdrawal$/);
  const box = await without.page.locator('#withdrawal').boundingBox();
  expect(Math.round(box?.y ?? 0)).toBe(45);

  const { page } = await openPage(small);
  await page.goto('/delivery/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Right of withdrawal' });
  // The footer hydrates when the shopper scrolls near it; until then, the browser handles its links.
  await expect
    .poll(async () => {
      await link.scrollIntoViewIfNeeded().catch(() => undefined);
      return link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
    })
    .toBe(true);
  await link.click();
  await page.waitForURL('**/terms/#withdrawal');
  await page.waitForFunction(() => Math.round(document.getElementById('withdrawal')?.getBoundingClientRect().top ?? 0) === 45);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('withdrawal');
});

test('[F131] “Back to top” appears after 500 px and scrolls up within 500 ms', async () => {
  const { page, problems } = await openPage();
  await page.goto('/shop/');
  const button = page.getByRole('button', { name: 'Back to top', includeHidden: true });
  expect(await button.count()).toBe(0);
  await jumpTo(page, 500);
  await button.waitFor({ state: 'attached' });
  expect(await button.isVisible()).toBe(false);
  await jumpTo(page, 501);
  await button.waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  await page.clock.runFor(400);
  expect(await scrollY(page)).toBeGreaterThan(0);
  await page.clock.runFor(99);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  expect(await focused()).toBe('');
  await page.clock.runFor(1);
  expect(await scrollY(page)).toBe(0);
  await page.waitForFunction(() => document.activeElement?.id === 'content');
  await button.waitFor({ state: 'hidden' });
  expect(problems).toEqual([]);
});
