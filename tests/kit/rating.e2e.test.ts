import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

// Rating bars and circles on the style guide.

const barNames = ['Quality', 'Value for money', 'Nothing'];
const shares = [0.92, 0.4, 0];

/** Returns the filled fraction of each bar, from 0 to 1. */
function filled(bars: Locator): Promise<number[]> {
  return bars.evaluate((list) =>
    [...list.querySelectorAll('li')].map((row) => {
      const [bar, share] = [row.querySelector('svg'), row.querySelector('rect')];
      return Math.round(((share?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 1)) * 100) / 100;
    }),
  );
}

describe('[F62, F63] rating bars and circles', () => {
  test('show their percentages without scripts', async () => {
    const { page } = await openPage({ javaScriptEnabled: false, colorScheme: 'light' });
    await page.goto('/style-guide/');
    const bars = page.getByRole('list', { name: 'Bars', exact: true });
    expect(await filled(bars)).toEqual(shares);
    const rows = await bars.getByRole('listitem').allInnerTexts();
    for (const [index, percent] of ['92%', '40%', '0%'].entries()) {
      expect(rows[index]).toContain(barNames[index]);
      expect(rows[index]).toContain(percent);
    }
    const half = page.getByRole('img', { name: 'Rating 5: 5.0 of 10' });
    expect((await ring(half)).filter(Boolean).length).toBeCloseTo(90, -1);
  });
});

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

describe('[F63] a radial rating', () => {
  const points = [0, 2.5, 5, 7.3, 10];

  test('fills its share of the circle clockwise from the top: 5 points are half, 10 are all of it', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.goto('/style-guide/');
    for (const value of points) {
      const circle = page.getByRole('img', { name: `Rating ${value}: ${value.toFixed(1)} of 10` });
      const share = value * 36;
      const wrong = (await ring(circle)).flatMap((isFilled, index) => {
        const degrees = index * 2 + 1;
        // The two colours blend near the edges.
        const isEdge = Math.abs(degrees - share) <= 2 || degrees <= 2 || degrees >= 358;
        return isEdge || isFilled === degrees < share ? [] : [degrees];
      });
      expect(wrong, `${value} points`).toEqual([]);
    }
  });

  test('animates to its value over 1500 ms once it is in view', async () => {
    const { page } = await openPage({ colorScheme: 'light' });
    await page.goto('/style-guide/');
    const circle = page.getByRole('img', { name: 'Rating 5: 5.0 of 10' });
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
});
