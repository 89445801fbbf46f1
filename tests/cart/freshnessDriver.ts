import type { BrowserContext, Page } from 'playwright-core';
import { cartLink } from './cartPages.ts';

// Helpers for tests of the stored cart.

interface RecordedMessages {
  refreshes: string[];
  failures: string[];
}

/** Makes each new page record why it requested the cart, and why a request failed. */
export async function recordCartMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: RecordedMessages = { refreshes: [], failures: [] };
    Object.assign(window, { heard });
    const reasonOf = (event: Event) => (event as CustomEvent<{ reason: string }>).detail.reason;
    window.addEventListener('souk:cart-refresh', (event) => void heard.refreshes.push(reasonOf(event)));
    window.addEventListener('souk:cart-refresh-failed', (event) => void heard.failures.push(reasonOf(event)));
  });
}

/** Returns the reasons for this page's cart requests so far, in order. */
export function refreshReasons(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: RecordedMessages }).heard.refreshes);
}

/** Returns the reasons for failed cart requests. */
export function failureReasons(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: RecordedMessages }).heard.failures);
}

/** Waits until the header shows this number of items in the cart. */
export async function waitForCount(page: Page, count: number): Promise<void> {
  const words = count === 1 ? '1 item' : `${count} items`;
  try {
    await cartLink(page).filter({ hasText: words }).waitFor();
  } catch (error) {
    const shown = await cartLink(page).innerText();
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }).slice(0, 1_500));
    throw new Error(
      `${page.url()} shows “${shown}” instead of ${words}. Storage: ${stored}. Cookies: ${JSON.stringify(await page.context().cookies())}`,
      {
        cause: error,
      },
    );
  }
}

/** Returns the number of items in the visitor's cart according to the API. */
export async function countOnServer(page: Page): Promise<number> {
  const response = await page.request.post('/graphql', {
    data: { query: '{ viewer { cart { itemCount } } }' },
    headers: { origin: new URL(page.url()).origin },
  });
  const { data } = (await response.json()) as { data: { viewer: { cart: { itemCount: number } | null } } };
  return data.viewer.cart?.itemCount ?? 0;
}
