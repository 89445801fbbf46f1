import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

let settlings = 0;

/** Waits until the page has its heading and nothing fades in or out any more: what is half there has half its contrast. */
async function settled(page: Page): Promise<void> {
  settlings += 1;
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction((settling) => {
    // Asked in each frame. What was opened just now begins to fade in the next one.
    const own = globalThis as { soukSettling?: { settling: number; frames: number } };
    if (own.soukSettling?.settling !== settling) own.soukSettling = { settling, frames: 0 };
    own.soukSettling.frames += 1;
    if (own.soukSettling.frames < 3) return false;
    // Animations that never end, such as a bar that waits, are no change to wait for.
    return document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  }, settlings);
}

/** The rules that can tell one theme from the other: themes differ in their colours alone. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe-core over a page. The page's content security policy allows no foreign script, so it is evaluated by the debugger.
 * @returns one line for each element at fault
 */
export const accessibilityProblems = (page: Page): Promise<string[]> => problemsBy(page, {});

/** The same of the main part of a page alone, where what is around it was looked at before. */
export const mainProblems = (page: Page): Promise<string[]> => problemsBy(page, { within: 'main' });

/**
 * The same by what a theme can change, on a page that was looked at in another theme.
 * @param within a part of it; otherwise the whole page
 */
export const colourProblems = (page: Page, within?: string): Promise<string[]> => problemsBy(page, { rules: colourRules, within });

async function problemsBy(page: Page, { rules, within }: { rules?: string[]; within?: string | undefined }): Promise<string[]> {
  await settled(page);
  // Once for each page: it is long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ runOnly, where }) => {
      const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: object): Promise<{ violations: AxeViolation[] }> } };
      // What other houses show in their frames is theirs.
      // Only violations are read: what passed need not be described, and no rule in use reads the style sheets.
      const options = { iframes: false, preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      return (await axe.run(where ?? document, options)).violations;
    },
    { runOnly: rules, where: within },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
