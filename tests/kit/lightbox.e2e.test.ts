import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';
import { problemsInBothThemes } from './themes.ts';

const lightbox = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => lightbox(page).locator('img[data-state=shown]');
const openMarked = (page: Page, name: string) => page.locator('#lightbox').getByRole('link', { name }).click();

async function sizeOf(page: Page): Promise<[number, number]> {
  await picture(page).waitFor();
  const box = await picture(page).boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

describe('[F134] the lightbox', () => {
  test("[F53] [F117] shows a page element and an iframe at 630 by 440, shows 'Loading...', and can retry a failed image", async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' });
    await page.goto('/style-guide/');
    const sizeOfContent = async () => {
      const box = await lightbox(page).locator('[data-kind=inline], [data-kind=iframe]').boundingBox();
      return [box?.width, box?.height];
    };
    await openMarked(page, 'A page element');
    await lightbox(page).getByText('shown again in the lightbox').waitFor();
    expect(await sizeOfContent()).toEqual([630, 440]);
    expect(await lightbox(page).getByRole('button', { name: 'Next' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }));
    await openMarked(page, 'A page in an iframe');
    await lightbox(page).frameLocator('iframe').getByText('A film').waitFor();
    expect(await sizeOfContent()).toEqual([630, 440]);
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });

    let answer = () => {};
    await page.route('**/no-such-picture.webp', (route) => {
      answer = () => void route.fulfill({ status: 404, body: '' });
    });
    await openMarked(page, 'A missing image');
    await lightbox(page).getByRole('status').getByText('Loading...', { exact: true }).waitFor();
    answer();
    expect(await lightbox(page).getByRole('alert').textContent()).toBe('An error has occured. Please try again in a few moments.');
    await page.unroute('**/no-such-picture.webp');
    await page.route('**/no-such-picture.webp', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>' }),
    );
    await lightbox(page).getByRole('button', { name: 'Try again' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
    expect(await sizeOf(page)).toEqual([40, 30]);
  });

  test('[F117] can be retried when its script fails, waits 15 seconds for an iframe, and fails at once for an invalid URL', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' });
    await page.clock.install({ time: new Date('2026-11-21T09:00:00Z') });
    await page.route(/Lightbox/, (route) => (route.request().resourceType() === 'script' ? route.abort() : route.continue()));
    await page.goto('/style-guide/');
    await page.route('https://www.youtube-nocookie.com/**', () => undefined);
    await page.clock.pauseAt(new Date('2026-11-21T10:00:00Z'));
    await openMarked(page, 'A small image');
    const toast = page.getByRole('region', { name: /^Messages/ }).getByRole('alert');
    await toast.getByText('An error has occured. Please try again in a few moments.').waitFor();
    await page.mouse.move(20, 880);
    await page.clock.runFor(4000);
    expect(await toast.count()).toBe(0);
    await page.unroute(/Lightbox/);
    await openMarked(page, 'A small image');
    expect(await sizeOf(page)).toEqual([300, 200]);
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });

    await openMarked(page, 'A page in an iframe');
    const [waiting, failure] = [lightbox(page).getByRole('status'), lightbox(page).getByRole('alert')];
    await waiting.waitFor();
    await page.clock.runFor(14_999);
    expect(await waiting.textContent()).toBe('Loading...');
    await page.clock.runFor(1);
    await failure.waitFor();
    await page.unroute('https://www.youtube-nocookie.com/**');
    await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' }));
    await lightbox(page).getByRole('button', { name: 'Try again' }).click();
    await lightbox(page).frameLocator('iframe').getByText('A film').waitFor();
    await expect.poll(() => waiting.count()).toBe(0);
    await page.clock.runFor(15_000);
    expect(await failure.count()).toBe(0);
    await page.keyboard.press('Escape');
    await lightbox(page).waitFor({ state: 'hidden' });

    const link = page.locator('#lightbox').getByRole('link', { name: 'A page in an iframe' });
    await link.evaluate((element) => element.setAttribute('href', 'data:text/html,<p>No page</p>'));
    await link.click();
    await lightbox(page).waitFor();
    await page.clock.runFor(1);
    await failure.waitFor();
  });

  test('[F132] shows product pictures and returns the focus, and the discount’s popup explains it', async () => {
    const { page } = await openPage({ reducedMotion: 'reduce' });
    const [, href = ''] = /<h2[^>]*>\s*<a [^>]*href="([^"]+)"/.exec(await (await page.request.get('/shop/?on_sale=1')).text()) ?? [];
    await page.goto(href);
    const link = page.getByRole('link', { name: /^Enlarge image 1 of/ });
    // Without scripts, the picture links to its file.
    const file = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toBe('image/webp');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => lightbox(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(150, 450),
    ]) {
      await link.press('Enter');
      expect(await sizeOf(page)).toEqual([750, 750]);
      await close();
      await lightbox(page).waitFor({ state: 'hidden' });
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    await link.press('Enter');
    await picture(page).waitFor();
    expect(await problemsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'How discounts are calculated' }).click();
    await page.getByRole('dialog', { name: 'How discounts are calculated' }).getByText('30 days').waitFor();
  });
});
