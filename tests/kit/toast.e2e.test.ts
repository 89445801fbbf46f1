import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

/** Opens the style guide with a clock that stands still from then on. */
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
const texts = (page: Page) =>
  cards(page).getByRole('paragraph').or(messages(page).getByRole('status')).or(messages(page).getByRole('alert'));

async function boxes(page: Page) {
  // Where they come to stand, not on the way there.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  const all = await cards(page).all();
  return Promise.all(all.map(async (card) => (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }));
}

describe('[F136] toasts', () => {
  test('stay 4000 ms and not a millisecond longer; success is a status, danger an alert', async () => {
    const { page, problems } = await openStill();
    await button(page, 'Success').click();
    await messages(page)
      .getByRole('status')
      .getByText(/^Toast \d+$/)
      .waitFor();
    await page.clock.runFor(1000);
    await button(page, 'Danger').click();
    await messages(page).getByRole('alert').getByText('You are probably offline.').waitFor();
    await page.clock.runFor(2999);
    expect(await cards(page).count()).toBe(2);
    await page.clock.runFor(1);
    expect(await cards(page).count()).toBe(1);
    await page.clock.runFor(999);
    expect(await cards(page).count()).toBe(1);
    await page.clock.runFor(1);
    expect(await cards(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    ['1280 px', { width: 1280, height: 900 }, 450],
    ['390 px', { width: 390, height: 844 }, 350],
    ['320 px', { width: 320, height: 640 }, 280],
  ])('stand 20 px from the top and 10 px apart, 250 to 450 px wide and within %s', async (_name, viewport, widest) => {
    const { page } = await openStill({ viewport });
    for (const name of ['Success', 'Danger', 'With an action']) await button(page, name).click();
    await expect.poll(() => texts(page).allTextContents()).toContain('You are probably offline.');
    const [first, second, third] = await boxes(page);
    if (!first || !second || !third) throw new Error('There are not three toasts');
    expect(first.y).toBe(20);
    expect(second.y - (first.y + first.height)).toBeCloseTo(10, 1);
    expect(third.y - (second.y + second.height)).toBeCloseTo(10, 1);
    expect(first.width).toBe(250);
    expect(third.width).toBe(widest);
    for (const { x, width } of [first, second, third]) expect(x + width / 2).toBeCloseTo(viewport.width / 2, 1);
  });

  test('move up without a shift of the layout when one above them goes', async () => {
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

  test('wait under the pointer, and go on with what they had left', async () => {
    const { page } = await openStill();
    await button(page, 'Success').click();
    await page.clock.runFor(3000);
    await cards(page).first().hover();
    await page.clock.runFor(60_000);
    expect(await cards(page).count()).toBe(1);
    await page.mouse.move(600, 500);
    await page.clock.runFor(999);
    expect(await cards(page).count()).toBe(1);
    await page.clock.runFor(1);
    expect(await cards(page).count()).toBe(0);
  });

  test('are reached with F6, wait for the focus, and give it back when dismissed', async () => {
    const { page } = await openStill();
    await button(page, 'With an action').press('Enter');
    await page.keyboard.press('F6');
    const undo = messages(page).getByRole('button', { name: 'Undo' });
    expect(await undo.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.clock.runFor(60_000);
    expect(await cards(page).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.getByText('Undone').waitFor();
    expect(await cards(page).count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('With an action');

    await page.keyboard.press('Enter');
    await cards(page).first().waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    expect(await cards(page).count()).toBe(0);
  });

  test('wait while the page is out of sight', async () => {
    const { page } = await openStill();
    await button(page, 'Success').click();
    const setHidden = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await setHidden(true);
    await page.clock.runFor(60_000);
    expect(await cards(page).count()).toBe(1);
    await setHidden(false);
    await page.clock.runFor(4000);
    expect(await cards(page).count()).toBe(0);
  });

  test('said twice while shown are one, shown anew', async () => {
    const { page } = await openStill();
    await button(page, 'Danger').click();
    await page.clock.runFor(3999);
    await button(page, 'Danger').click();
    await page.clock.runFor(3999);
    expect(await cards(page).count()).toBe(1);
    await page.clock.runFor(1);
    expect(await cards(page).count()).toBe(0);
  });

  test('are usable over an open dialog, which stays when one is dismissed', async () => {
    const { page } = await openStill();
    await page.getByRole('button', { name: 'drawer-end' }).click();
    await page.getByRole('button', { name: 'Say something' }).click();
    await page.getByRole('dialog').getByText('Said over the dialog').waitFor();
    await page.keyboard.press('F6');
    await page.keyboard.press('Escape');
    expect(await cards(page).count()).toBe(0);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Say something' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await cards(page).count()).toBe(0);
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
  });

  test.each([['light' as const], ['dark' as const]])('are axe clean, %s', async (colorScheme) => {
    const { page, problems } = await openPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/style-guide/');
    for (const name of ['Success', 'Danger', 'With an action']) await button(page, name).click();
    await messages(page).getByRole('button', { name: 'Undo' }).focus();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
