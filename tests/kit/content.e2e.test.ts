import { expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

test('[F135] a background loads 200 px before it is visible, and videos from allowed hosts keep their ratio in one container', async () => {
  const { page, problems } = await openPage({ viewport: { width: 1280, height: 600 } });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
  );
  const response = await page.goto('/style-guide/');
  expect(response?.headers()['content-security-policy']).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  );
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

  const video = page.locator('#content iframe, #media iframe').first();
  for (const width of [1280, 390]) {
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
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(problems).toEqual([]);
});
