import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openPage } from '../support/browser.ts';

// What tests of live changes look at.

/** Lets each page that comes remember its streams. */
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

/** How many streams the page has open, and how many it has opened so far. */
export function streamsOf(page: Page): Promise<{ open: number; all: number }> {
  return page.evaluate(() => {
    const { streams } = window as unknown as { streams: EventSource[] };
    return { open: streams.filter(({ readyState }) => readyState === EventSource.OPEN).length, all: streams.length };
  });
}

/** Waits until the page listens: it does so some seconds after it is alive. */
export async function waitUntilListening(page: Page): Promise<void> {
  await expect.poll(() => streamsOf(page).then(({ open }) => open), { timeout: 30_000 }).toBe(1);
}

/** Another device of the same visitor: another browser profile with the visitor's cookie. */
export async function otherDevice(page: Page): Promise<Page> {
  const { page: other } = await openPage();
  const cookies = await page.context().cookies();
  await other.context().addCookies(cookies.filter(({ name }) => ['sid', 'known_visitor'].includes(name)));
  return other;
}

/** Wishes for a product, or takes it off the list, past the page's own buttons. */
export async function changeWish(page: Page, kind: 'addToWishlist' | 'removeFromWishlist', productId: string): Promise<void> {
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

/** The lists' hash in the tab's copy, and by the cookie. */
export function listsHashes(page: Page): Promise<{ kept: string; cookie: string }> {
  return page.evaluate(() => ({
    kept: sessionStorage.getItem('souk_lists_hash') ?? '',
    cookie: /(?:^|; )lists_hash=([^;]*)/.exec(document.cookie)?.[1] ?? '',
  }));
}
