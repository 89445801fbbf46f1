import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// Helpers for browser tests of the wishlist.

/** Timeout for expect.poll, because responses may take long on a busy machine. */
export const soon = { timeout: 10_000 };

export const listing = '/shop/?in_stock=1';

/** Locates all heart buttons within an element, or in a page's main content. */
export function hearts(place: Page | Locator): Locator {
  const content = 'goto' in place ? place.locator('main') : place;
  return content.locator('form[action="/wishlist/"] button[name=add]');
}

/** Locates the header's wishlist link, whose name ends with the number of items. */
export function wishlistLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
}

export function rows(page: Page): Locator {
  return page.getByRole('list', { name: 'On your wishlist' }).locator('> li');
}

/** Returns the product names of the rows, from the top. */
export function rowNames(page: Page): Promise<string[]> {
  return rows(page).getByRole('heading').allTextContents();
}

/** Waits until the heart is empty or filled, and no longer busy. */
export async function waitForHeart(heart: Locator, isWished: boolean): Promise<void> {
  await expect.poll(() => heart.evaluate((element) => `${element.ariaPressed} ${element.ariaBusy}`), soon).toBe(`${isWished} false`);
}

/** Returns the number beside a heart. */
export async function countBeside(heart: Locator): Promise<number> {
  return Number((await heart.locator('> span').last().textContent()) || 0);
}

/** Returns the text of the header's badge; empty without one. */
export async function badge(page: Page): Promise<string> {
  const shown = wishlistLink(page).locator('span[aria-hidden=true]');
  return (await shown.count()) === 0 ? '' : ((await shown.textContent()) ?? '');
}

export interface ServerWishlist {
  totalCount: number;
  productIds: number[];
}

async function queryApi<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post('/graphql', { data: { query, variables }, headers });
  return ((await response.json()) as { data: T }).data;
}

/** Returns the visitor's wishlist from the API. */
export async function wishlistOnServer(page: Page): Promise<ServerWishlist> {
  return (await queryApi<{ viewer: { wishlist: ServerWishlist } }>(page, '{ viewer { wishlist { totalCount productIds } } }')).viewer
    .wishlist;
}

/**
 * Returns the number of lists that contain a product, by the id on its heart. The query includes the viewer, so that the response isn't
 * cached.
 */
export async function wishlistCountOnServer(page: Page, id: string): Promise<number> {
  const query = 'query ($id: ID!) { viewer { wishlist { totalCount } } node(id: $id) { ... on Product { wishCount } } }';
  return (await queryApi<{ node: { wishCount: number } }>(page, query, { id })).node.wishCount;
}

/** Returns the product ids of heart buttons. */
export async function productIdsOf(page: Page, count: number): Promise<string[]> {
  const ids = await hearts(page).evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value));
  return ids.slice(0, count);
}

/** Adds products to the wishlist as another device of the same visitor would; the first id is added first. */
export async function addInBackground(page: Page, ids: readonly string[]): Promise<void> {
  for (const productId of ids) {
    await queryApi(page, 'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }', {
      input: { productId },
    });
  }
}

/** Removes a product from the wishlist through the API. */
export async function unwishBehind(page: Page, productId: string): Promise<void> {
  await queryApi(page, 'mutation ($input: RemoveFromWishlistInput!) { removeFromWishlist(input: $input) { __typename } }', {
    input: { productId },
  });
}

/** Returns the names of the list changes sent by the page from now on. */
export function watchChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && (request.postData() ?? '').includes('"input"')) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** Locates a toast. */
export function message(page: Page, kind: 'success' | 'danger', text: string | RegExp): Locator {
  return page.locator(`li[data-kind=${kind}]`).filter({ hasText: text });
}
