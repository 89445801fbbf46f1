import type { BrowserContext, Page } from 'playwright-core';
import { cartLink } from './walk.ts';

// What tests of the kept cart look at.

interface Heard {
  refreshes: string[];
  failures: string[];
}

/** Makes each page that comes remember why it asked for the cart, and why it got none. */
export async function hearCart(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: Heard = { refreshes: [], failures: [] };
    Object.assign(window, { heard });
    const reasonOf = (event: Event) => (event as CustomEvent<{ reason: string }>).detail.reason;
    window.addEventListener('souk:cart-refresh', (event) => void heard.refreshes.push(reasonOf(event)));
    window.addEventListener('souk:cart-refresh-failed', (event) => void heard.failures.push(reasonOf(event)));
  });
}

/** Why this page has asked for the cart so far, in order. */
export function refreshReasons(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard.refreshes);
}

/** Why it got none. */
export function failureReasons(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard.failures);
}

/** Waits until the header says that this many pieces are in the cart. */
export async function waitForCount(page: Page, count: number): Promise<void> {
  const words = count === 1 ? '1 item' : `${count} items`;
  await cartLink(page).filter({ hasText: words }).waitFor();
}

/** How many pieces the shop has in this visitor's cart, asked past the page. */
export async function countOnServer(page: Page): Promise<number> {
  const response = await page.request.post('/graphql', {
    data: { query: '{ viewer { cart { itemCount } } }' },
    headers: { origin: new URL(page.url()).origin },
  });
  const { data } = (await response.json()) as { data: { viewer: { cart: { itemCount: number } | null } } };
  return data.viewer.cart?.itemCount ?? 0;
}
