import type { Page } from 'playwright-core';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Returns the page's cumulative layout shift since it was opened, as measured by the browser, and logs what shifted. */
export async function layoutShift(page: Page): Promise<number> {
  const { sum, shifted } = await page.evaluate(
    () =>
      new Promise<{ sum: number; shifted: string[] }>((resolve) => {
        const result = { sum: 0, shifted: [] as string[] };
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
            if (hadRecentInput) continue;
            result.sum += value;
            for (const { node, previousRect, currentRect } of sources) {
              const name = node instanceof Element ? node.outerHTML.slice(0, 150) : (node?.textContent ?? 'a removed node');
              result.shifted.push(`${name}: ${JSON.stringify(previousRect)} -> ${JSON.stringify(currentRect)}`);
            }
          }
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(result), 300);
      }),
  );
  if (sum > 0) console.warn(`Layout shift ${sum}\n${shifted.join('\n')}`);
  return sum;
}
