import type { Page } from 'playwright-core';
import { accessibilityProblems, colourProblems } from '../support/axe.ts';

/** What axe finds on a page with reduced motion, once in light and once in dark. */
export async function problemsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Inherited colours reach the depths of a page in a few frames.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const problems = colorScheme === 'light' ? accessibilityProblems(page) : colourProblems(page);
    found.push(...(await problems).map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}
