import type { Page } from 'playwright-core';

// Ways through the administration without loading it anew: a load costs as much as ten screens.

/**
 * Goes to another screen as the browser's own buttons do, and waits for its heading.
 * @param path below /admin
 */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    for (const heading of document.querySelectorAll('main h1')) heading.setAttribute('data-before', '');
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: address, idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, `/admin${path}`);
  await page.locator('main h1:not([data-before])').waitFor();
}
