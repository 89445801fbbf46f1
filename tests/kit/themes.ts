import type { Page } from 'playwright-core';
import { accessibilityProblems, colourProblems } from '../support/axe.ts';

/** Returns axe's findings with reduced motion, in light and dark mode. */
export async function problemsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Inherited colours take a few frames to reach all elements.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const problems = colorScheme === 'light' ? accessibilityProblems(page) : colourProblems(page);
    found.push(...(await problems).map((problem) => `${colorScheme}: ${problem}`));
  }
  return found;
}
