import type { Locator, Page, Route } from 'playwright-core';

// Helpers for tests of the mini-cart and the cart panel. Both work on any page; this one is light.

export const quietPage = '/delivery/';

/** Locates the button that opens the mini-cart. */
export function miniCartToggle(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Mini-cart/ });
}

export function miniCartLines(page: Page): Locator {
  return page.getByRole('banner').getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
}

export function panelLines(page: Page): Locator {
  return page.getByRole('dialog').getByRole('list', { name: 'Items in your cart' }).getByRole('listitem');
}

/** Freezes time until the test advances it; the clock must have been installed before the page was loaded. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Returns whether a request changes the cart, judging by its body. */
export function isChange(route: Route): boolean {
  return (route.request().postData() ?? '').includes('"input"');
}

/** Ways in which a response can be missing or invalid, with the message for each. */
export const noAnswers: [string, string, (route: Route) => Promise<unknown> | undefined][] = [
  ['the network is down', 'You are probably offline.', (route) => route.abort()],
  ['the server fails', 'An unknown error occurred.', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'boom' }] } })],
  [
    'the response is HTML',
    'The response is not a valid JSON response.',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
];
