import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../support/browser.ts';

// Helpers for tests of live updates.

/** Makes each new page record its streams. */
export async function seeStreams(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const streams: EventSource[] = [];
    Object.assign(window, { streams });
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        streams.push(this);
      }
    };
  });
}

/** Returns the number of streams that the page has open, and the number opened so far. */
export function streamsOf(page: Page): Promise<{ open: number; all: number }> {
  return page.evaluate(() => {
    const { streams } = window as unknown as { streams: EventSource[] };
    return { open: streams.filter(({ readyState }) => readyState === EventSource.OPEN).length, all: streams.length };
  });
}

/** Waits until the page listens, which starts some seconds after hydration. */
export async function waitUntilListening(page: Page): Promise<void> {
  await expect.poll(() => streamsOf(page).then(({ open }) => open), { timeout: 30_000 }).toBe(1);
}

/** Opens another device of the same visitor: another browser profile with the visitor's cookie. */
export async function otherDevice(page: Page): Promise<Page> {
  const { page: other } = await openPage();
  const cookies = await page.context().cookies();
  await other.context().addCookies(cookies.filter(({ name }) => ['sid', 'known_visitor'].includes(name)));
  return other;
}

/** Adds a product to the wishlist or removes it, without the page's buttons. */
export async function changeWishlist(page: Page, kind: 'addToWishlist' | 'removeFromWishlist', productId: string): Promise<void> {
  const result = await page.evaluate(
    async ([name, id]) => {
      const query = `mutation ($id: ID!) { result: ${name}(input: { productId: $id }) { __typename } }`;
      const body = JSON.stringify({ query, variables: { id } });
      const response = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return ((await response.json()) as { data: { result: { __typename: string } } }).data.result.__typename;
    },
    [kind, productId],
  );
  expect(result).toBe(`${kind[0]?.toUpperCase()}${kind.slice(1)}Payload`);
}

/** Returns the lists' hash in the tab's copy and in the cookie. */
export function listsHashes(page: Page): Promise<{ kept: string; cookie: string }> {
  return page.evaluate(() => ({
    kept: sessionStorage.getItem('souk_lists_hash') ?? '',
    cookie: /(?:^|; )lists_hash=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  }));
}
