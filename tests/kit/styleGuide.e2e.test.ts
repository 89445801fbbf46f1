import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { problemsInBothThemes } from './themes.ts';

// Parts of the kit on the style guide: popups, backgrounds, videos, rating bars and circles.

/** Expects the popup to open with the trigger that names it, and to close with its button and Esc. */
async function expectOpensAndCloses(page: Page): Promise<void> {
  const popup = page.locator('#popup-sample');
  expect(await popup.isVisible()).toBe(false);
  for (const close of [() => popup.getByRole('button', { name: 'Close' }).click(), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Open popup' }).click();
    await popup.waitFor();
    expect(await popup.getByRole('heading', { name: 'A popup' }).isVisible()).toBe(true);
    await close();
    await popup.waitFor({ state: 'hidden' });
  }
}

/** Returns the filled fraction of each bar, from 0 to 1. */
function filled(bars: Locator): Promise<number[]> {
  return bars.evaluate((list) =>
    [...list.querySelectorAll('li')].map((row) => {
      const [bar, share] = [row.querySelector('svg'), row.querySelector('rect')];
      return Math.round(((share?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 1)) * 100) / 100;
    }),
  );
}

const circleOf = (page: Page, value: number) => page.getByRole('img', { name: `Rating ${value}: ${value.toFixed(1)} out of 10` });

/** Measures which parts of the ring are filled in a screenshot: clockwise from the top, in steps of two degrees. */
async function ring(circle: Locator): Promise<boolean[]> {
  const { data, info } = await sharp(await circle.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const radius = (info.width / 2) * 0.9;
  const colourAt = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    const x = Math.round(info.width / 2 + radius * Math.sin(angle));
    const y = Math.round(info.height / 2 - radius * Math.cos(angle));
    const at = (y * info.width + x) * 3;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  };
  // Filled and empty parts have the same hue, but the empty part has more blue.
  return Array.from({ length: 180 }, (_, step) => colourAt(step * 2 + 1)[2] < 100);
}

test('[F62, F63, F126, F132] without scripts, popups open and close, tables and field descriptions are shown, and ratings are filled', async () => {
  const { page, problems } = await openPage({ reducedMotion: 'reduce', javaScriptEnabled: false, colorScheme: 'light' });
  await page.goto('/style-guide/');
  await expectOpensAndCloses(page);
  expect(await page.getByRole('table', { name: 'A long table' }).getByRole('row').count()).toBe(14);
  expect(await page.getByRole('button', { name: /^Show all/ }).count()).toBe(0);
  expect(await page.getByText('The carrier looks for this name at your door.').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'About Name on the doorbell' }).isVisible()).toBe(false);
  const bars = page.getByRole('list', { name: 'Bars', exact: true });
  expect(await filled(bars)).toEqual([0.92, 0.4, 0]);
  expect((await bars.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(/Quality.*92%/),
    expect.stringMatching(/Value for money.*40%/),
    expect.stringMatching(/Nothing.*0%/),
  ]);
  expect((await ring(circleOf(page, 5))).filter(Boolean).length).toBeCloseTo(90, -1);
  expect(problems).toEqual([]);
});

test('[F63] a radial rating animates to its value over 1500 ms once it is in view', async () => {
  const { page } = await openPage({ colorScheme: 'light' });
  await page.goto('/style-guide/');
  const circle = circleOf(page, 5);
  await expect.poll(() => circle.getAttribute('data-growth')).toBe('waiting');
  await circle.scrollIntoViewIfNeeded();
  await expect.poll(() => circle.getAttribute('data-growth')).toBe('growing');
  const durations = await circle.evaluate(async (element) => {
    const animations = element.getAnimations({ subtree: true });
    const timings = animations.map(({ effect }) => effect?.getTiming().duration);
    for (const animation of animations) animation.finish();
    await Promise.all(animations.map(({ finished }) => finished));
    return timings;
  });
  expect(durations).toEqual([1_500, 1_500, 1_500, 1_500]);
  expect((await ring(circle)).filter(Boolean).length).toBeCloseTo(90, -1);
});

test('[F63, F132, F135] popups, backgrounds, videos and ratings work, and the style guide is sound and not indexed', async () => {
  const { page, problems } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light', viewport: { width: 1280, height: 600 } });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  );
  const response = await page.goto('/style-guide/');
  expect(response?.status()).toBe(200);
  expect(response?.headers()['content-security-policy']).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  );
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await expectBackgroundLoadsNear(page);
  await expectVideoKeepsRatio(page);
  await expectOpensAndCloses(page);
  for (const value of [0, 2.5, 5, 7.3, 10]) await expectFilled(page, value);
  expect(await problemsInBothThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

/** Expects the background to load 200 px before it is visible. */
async function expectBackgroundLoadsNear(page: Page): Promise<void> {
  const box = page.locator('[data-lazy-background]');
  const isLoaded = () => box.evaluate((element) => (element.firstElementChild as HTMLElement).style.backgroundImage !== '');
  const scrollTo = (distance: number) =>
    box.evaluate((element, below) => {
      const top = window.scrollY + element.getBoundingClientRect().top - window.innerHeight - below;
      window.scrollTo({ top, behavior: 'instant' });
      // An intersection observer has reported after two frames.
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }, distance);
  await scrollTo(210);
  expect(await isLoaded()).toBe(false);
  await scrollTo(190);
  await expect.poll(isLoaded).toBe(true);
}

/** Expects a video to fill its one container at 16:9 in wide and narrow windows. */
async function expectVideoKeepsRatio(page: Page): Promise<void> {
  const video = page.locator('#content iframe, #media iframe').first();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await video.scrollIntoViewIfNeeded();
    const [frame, parent] = await video.evaluate((element) => [
      element.getBoundingClientRect(),
      element.parentElement?.parentElement?.getBoundingClientRect(),
    ]);
    expect(frame?.width).toBeGreaterThan(300);
    expect(Math.abs((frame?.width ?? 0) - (parent?.width ?? 0))).toBeLessThan(1);
    expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    expect(await video.evaluate((element) => element.closest('span')?.parentElement?.tagName)).toBe('P');
  }
}

/** Expects a radial rating to fill its share of the circle clockwise from the top: 5 points are half, 10 are all of it. */
async function expectFilled(page: Page, value: number): Promise<void> {
  const share = value * 36;
  const wrong = (await ring(circleOf(page, value))).flatMap((isFilled, index) => {
    const degrees = index * 2 + 1;
    // The two colours blend near the edges.
    const isEdge = Math.abs(degrees - share) <= 2 || degrees <= 2 || degrees >= 358;
    return isEdge || isFilled === degrees < share ? [] : [degrees];
  });
  expect(wrong, `${value} points`).toEqual([]);
}
