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

/** Waits until the page has its heading and all fades have ended, because a half-transparent element has half its contrast. */
async function settled(page: Page): Promise<void> {
  settlings += 1;
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction((settling) => {
    // Checked in each frame, because an element that was just opened starts to fade in the next one.
    const own = globalThis as { soukSettling?: { settling: number; frames: number } };
    if (own.soukSettling?.settling !== settling) own.soukSettling = { settling, frames: 0 };
    own.soukSettling.frames += 1;
    if (own.soukSettling.frames < 3) return false;
    // Endless animations, such as a loading bar, aren't waited for.
    return document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity);
  }, settlings);
}

/** Rules whose result depends on the theme, because themes differ only in their colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe-core on a page. It is injected through the debugger, because the page's content security policy allows no third-party scripts.
 * @returns one line for each faulty element
 */
export const accessibilityProblems = (page: Page): Promise<string[]> => problemsBy(page, {});

/** Runs axe-core on the page's main element only, for pages whose surroundings were checked before. */
export const mainProblems = (page: Page): Promise<string[]> => problemsBy(page, { within: 'main' });

/**
 * Runs the theme-dependent rules on a page that was checked in another theme.
 * @param within selector of a part; the whole page by default
 */
export const colourProblems = (page: Page, within?: string): Promise<string[]> => problemsBy(page, { rules: colourRules, within });

async function problemsBy(page: Page, { rules, within }: { rules?: string[]; within?: string | undefined }): Promise<string[]> {
  await settled(page);
  // Injected only once per page, because the script is large.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(
    async ({ runOnly, where }) => {
      const { axe } = globalThis as unknown as { axe: { run(where: unknown, options: object): Promise<{ violations: AxeViolation[] }> } };
      // Third-party frames aren't checked.
      // Only violations are read: passed checks need no details, and no enabled rule reads style sheets.
      const options = { iframes: false, preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      return (await axe.run(where ?? document, options)).violations;
    },
    { runOnly: rules, where: within },
  );
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
