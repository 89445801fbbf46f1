import type { Page } from 'playwright-core';
import { cartLink } from './walk.ts';

// What tests of the kept cart look at.

/** Why this page has asked for the cart so far, in order. */
export function refreshReasons(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByName('souk:cart-refresh')
      .map((mark) => (mark as PerformanceMark & { detail: { reason: string } }).detail.reason),
  );
}

/** Collects the failures that the page tells of from now on, also on pages that come later. */
export async function watchFailures(page: Page): Promise<() => Promise<string[]>> {
  const failures: string[] = [];
  await page.exposeFunction('tellFailure', (reason: string) => void failures.push(reason));
  await page.addInitScript(() => {
    window.addEventListener('souk:cart-refresh-failed', (event) => {
      const { reason } = (event as CustomEvent<{ reason: string }>).detail;
      (window as unknown as { tellFailure: (reason: string) => void }).tellFailure(reason);
    });
  });
  return () => Promise.resolve(failures);
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
