import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';

const widths = [320, 390, 1280, 1920];

const isTooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Expects no axe findings in either theme, one main heading, and no horizontal scrolling at any width. */
export async function expectSound(page: Page, address: string): Promise<void> {
  expect.soft({ address, found: await problemsInBothThemes(page) }).toEqual({ address, found: [] });
  expect.soft(await page.locator('h1').count(), address).toBe(1);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => isTooWide(page), { message: `${address} at ${width} pixels is too wide` }).toBe(false);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}
