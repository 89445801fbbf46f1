import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** Waits until the page has its heading and nothing fades in or out any more: what is half there has half its contrast. */
async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  // Animations that never end, such as a bar that waits, are no change to wait for.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
}

/**
 * Runs axe-core over a page. The page's content security policy allows no foreign script, so it is evaluated by the debugger.
 * @returns one line for each element at fault
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await settled(page);
  // Once for each page: it is long.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    // What other houses show in their frames is theirs.
    // Only violations are read: what passed need not be described, and no rule in use reads the style sheets.
    return (await axe.run({ iframes: false, preload: false, resultTypes: ['violations'] })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
