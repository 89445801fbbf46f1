import type { Page } from 'playwright-core';

// Navigation within the admin without reloading, because a load costs as much as ten screens.

/**
 * Navigates to another screen like the browser's history buttons, and waits for its heading.
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
