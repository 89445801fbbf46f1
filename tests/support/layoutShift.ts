import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Collects layout shifts in the page as descriptions of what moved. */
function collectShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) => (node instanceof Element ? node.outerHTML : (node?.textContent ?? 'a removed node')).slice(0, 150);
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].join(' ');
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      const moves = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${boxOf(previousRect)} -> ${boxOf(currentRect)}`,
      );
      shifts.push([`${value}${hadRecentInput ? ' after input' : ''}`, ...moves].join('\n  '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Observes layout shifts, also those that follow an input. Call before the page is opened.
 * @returns reads the shifts since the page was loaded: their values and what moved
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(collectShifts);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

/** Returns the layout shifts of an open page, except those that follow an input: their values and what moved. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await page.evaluate(collectShifts);
  // The browser reports past shifts in a task of its own.
  await page.waitForTimeout(300);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  return shifts.filter((shift) => !/^\S+ after input/.test(shift));
}
