import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fillCart } from '../cart/walk.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';

const guide = '/style-guide/';
const toggle = (page: Page) => page.getByRole('button', { name: 'About Name on the bell' });

test('[F126] a field’s description slides within 250 ms, closes on Escape, and is heard with the field', async () => {
  const { page, problems } = await openPage();
  await page.goto(guide);
  const text = page.getByText('The carrier rings where this name stands.');
  const slide = page.locator('#guide-text-description');
  expect(await text.isVisible()).toBe(false);
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  expect(await toggle(page).getAttribute('aria-controls')).toBe('guide-text-description');
  expect(await page.locator('#guide-text').getAttribute('aria-describedby')).toBe('guide-text-description');

  // Clicked and measured in one go, and the clock of an animation is set by hand: on its way before its end, there at its end.
  const heights = await slide.evaluate(async (element) => {
    document.querySelector<HTMLElement>(`[aria-controls="${element.id}"]`)?.click();
    // A click is rendered when it has been handled.
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    const animations = element.getAnimations();
    const heightAt = (time: number) => {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      return element.getBoundingClientRect().height;
    };
    const measured = [0, 100, 250].map(heightAt);
    for (const animation of animations) animation.finish();
    return { durations: animations.map((animation) => animation.effect?.getComputedTiming().duration), measured };
  });
  expect(new Set(heights.durations)).toEqual(new Set([250]));
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
  const [first = 0, middle = 0, last = 0] = heights.measured;
  expect(first).toBe(0);
  expect(middle).toBeGreaterThan(0);
  expect(last).toBeGreaterThan(middle);
  expect(await text.isVisible()).toBe(true);
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.locator('#guide-text').focus();
  await page.keyboard.press('Escape');
  await text.waitFor({ state: 'hidden' });
  expect(await toggle(page).getAttribute('aria-expanded')).toBe('false');
  expect(problems).toEqual([]);
});

test('[F126] descriptions move at once where motion is not wanted, and are simply there without script', async () => {
  const { page } = await openPage({ reducedMotion: 'reduce' });
  await page.goto(guide);
  await toggle(page).click();
  expect(await page.locator('#guide-text-description').evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
    /^0s|^0\.00001s|^1e-05s/,
  );
  const { page: plain } = await openPage({ javaScriptEnabled: false });
  await plain.goto(guide);
  expect(await plain.getByText('The carrier rings where this name stands.').isVisible()).toBe(true);
  expect(await toggle(plain).isVisible()).toBe(false);
});

test('[F126] a password is shown and hidden; caret and focus stay, and it is announced', async () => {
  const { page } = await openPage({ colorScheme: 'dark' });
  await page.goto(guide);
  const password = page.getByRole('textbox', { name: 'Password' }).or(page.locator('#guide-password'));
  await password.fill('correct horse');
  const caret = () =>
    page
      .locator('#guide-password')
      .evaluate((input: HTMLInputElement) => [input.type, input.selectionStart, input.selectionEnd, input === document.activeElement]);
  await page.locator('#guide-password').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 7));

  const show = page.getByRole('button', { name: 'Show password', exact: true });
  await show.click();
  expect(await caret()).toEqual(['text', 2, 7, true]);
  const section = page.locator('#fields');
  await section.getByRole('status').filter({ hasText: 'The password is shown.' }).waitFor();
  const hide = page.getByRole('button', { name: 'Hide password', exact: true });
  await hide.click();
  expect(await caret()).toEqual(['password', 2, 7, true]);
  await section.getByRole('status').filter({ hasText: 'The password is hidden.' }).waitFor();

  await show.focus();
  await page.keyboard.press('Enter');
  expect(await caret()).toEqual(['text', 2, 7, false]);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('[F126] the checkout describes fields whose purpose is not plain', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.goto('/checkout/');
  for (const name of ['About Phone', 'About Company']) {
    const button = page.getByRole('button', { name }).first();
    await button.click();
    const id = (await button.getAttribute('aria-controls')) ?? '';
    await page.locator(`#${id}`).waitFor();
    await page.keyboard.press('Escape');
    await page.locator(`#${id}`).waitFor({ state: 'hidden' });
  }
});
