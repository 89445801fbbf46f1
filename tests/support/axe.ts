import { createHash } from 'node:crypto';
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

/** Header, footer and navigation of a page, unless the focus is within. */
const surroundings = () =>
  [...document.querySelectorAll('header, footer, nav')].filter(
    (part) =>
      !part.closest('main, dialog, [role=dialog]') &&
      !part.parentElement?.closest('header, footer, nav') &&
      !part.contains(document.activeElement),
  );

/** What axe's findings in a part depend on, as far as pages of the shop differ. */
const stateOf = (parts: Element[]) => {
  const styles = [...document.querySelectorAll('style, link[rel=stylesheet]')].map((style) => style.outerHTML);
  const { style, dataset } = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const page = JSON.stringify([styles, style.cssText, dataset, isDark, innerWidth, innerHeight, scrollY, location.origin]);
  return parts.map((part) => page + part.outerHTML);
};

/** Keys of parts in which nothing was found: most pages have the same header and footer, which take as long to check as a small page. */
const sound = new Set<string>();

async function problemsBy(page: Page, { rules, within }: { rules?: string[]; within?: string | undefined }): Promise<string[]> {
  await settled(page);
  // Injected only once per page, because the script is large.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(source);
    await page.evaluate(`Object.assign(globalThis, { soukSurroundings: ${String(surroundings)}, soukStateOf: ${String(stateOf)} })`);
  }
  const states = within === undefined ? await page.evaluate<string[]>('soukStateOf(soukSurroundings())') : [];
  const keys = states.map((state) =>
    createHash('sha256')
      .update(JSON.stringify(rules ?? null) + state)
      .digest('hex'),
  );
  const violations = await page.evaluate(
    async ({ runOnly, where, isSound }) => {
      const own = globalThis as unknown as {
        axe: { run(where: unknown, options: object): Promise<{ violations: AxeViolation[] }> };
        soukSurroundings(): Element[];
      };
      const exclude = isSound.length === 0 ? [] : own.soukSurroundings().filter((_, index) => isSound[index]);
      // Third-party frames aren't checked.
      // Only violations are read: passed checks need no details, and no enabled rule reads style sheets.
      const options = { iframes: false, preload: false, resultTypes: ['violations'], ...(runOnly && { runOnly }) };
      return (await own.axe.run(where ?? (exclude.length === 0 ? document : { exclude }), options)).violations;
    },
    { runOnly: rules, where: within, isSound: keys.map((key) => sound.has(key)) },
  );
  if (violations.length === 0) for (const key of keys) sound.add(key);
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
}
