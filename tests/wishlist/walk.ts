import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// What browser tests of the wishlist look at and do.

/** For expect.poll: on a busy machine an answer may take its time. */
export const soon = { timeout: 10_000 };

export const listing = '/shop/?in_stock=1';

/** All hearts within some part of a page, or of the page's own content. */
export function hearts(place: Page | Locator): Locator {
  const content = 'goto' in place ? place.locator('main') : place;
  return content.locator('form[action="/wishlist/"] button[name=add]');
}

/** The header's way to the wishlist; its name ends with how much is on it. */
export function wishlistLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
}

export function rows(page: Page): Locator {
  return page.getByRole('list', { name: 'On your wishlist' }).locator('> li');
}

/** Names of the rows' products, from the top. */
export function rowNames(page: Page): Promise<string[]> {
  return rows(page).getByRole('heading').allTextContents();
}

/** Waits until this heart is empty or filled, and at rest. */
export async function waitForHeart(heart: Locator, isWished: boolean): Promise<void> {
  await expect.poll(() => heart.evaluate((element) => `${element.ariaPressed} ${element.ariaBusy}`), soon).toBe(`${isWished} false`);
}

/** The number beside a heart. */
export async function countBeside(heart: Locator): Promise<number> {
  return Number((await heart.locator('> span').last().textContent()) || 0);
}

/** What the header's badge says; '' without one. */
export async function badge(page: Page): Promise<string> {
  const shown = wishlistLink(page).locator('span[aria-hidden=true]');
  return (await shown.count()) === 0 ? '' : ((await shown.textContent()) ?? '');
}

export interface Wishes {
  totalCount: number;
  productIds: number[];
}

async function ask<T>(page: Page, query: string, variables: object = {}): Promise<T> {
  const headers = { origin: new URL(page.url()).origin };
  const response = await page.request.post('/graphql', { data: { query, variables }, headers });
  return ((await response.json()) as { data: T }).data;
}

/** What the shop has on this visitor's list, asked past the page. */
export async function wishesOnServer(page: Page): Promise<Wishes> {
  return (await ask<{ viewer: { wishlist: Wishes } }>(page, '{ viewer { wishlist { totalCount productIds } } }')).viewer.wishlist;
}

/** How many lists a product is on now, by the id that its heart has. Asked with what is the visitor's own, it is no kept answer. */
export async function wishCountOnServer(page: Page, id: string): Promise<number> {
  const query = 'query ($id: ID!) { viewer { wishlist { totalCount } } node(id: $id) { ... on Product { wishCount } } }';
  return (await ask<{ node: { wishCount: number } }>(page, query, { id })).node.wishCount;
}

/** Ids of products as their hearts have them. */
export async function productIdsOf(page: Page, count: number): Promise<string[]> {
  const ids = await hearts(page).evaluateAll((buttons) => buttons.map((button) => (button as HTMLButtonElement).value));
  return ids.slice(0, count);
}

/** Wishes for products past the page, as another device of the same visitor would; the first one is on the list longest. */
export async function wishBehind(page: Page, ids: readonly string[]): Promise<void> {
  for (const productId of ids) {
    await ask(page, 'mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { __typename } }', { input: { productId } });
  }
}

/** Takes a product off past the page. */
export async function unwishBehind(page: Page, productId: string): Promise<void> {
  await ask(page, 'mutation ($input: RemoveFromWishlistInput!) { removeFromWishlist(input: $input) { __typename } }', {
    input: { productId },
  });
}

/** Names of the changes of lists that the page sends from now on. */
export function watchChanges(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && (request.postData() ?? '').includes('"input"')) sent.push(request.postData() ?? '');
  });
  return sent;
}

/** A message over the page. */
export function message(page: Page, kind: 'success' | 'danger', text: string | RegExp): Locator {
  return page.locator(`li[data-kind=${kind}]`).filter({ hasText: text });
}
