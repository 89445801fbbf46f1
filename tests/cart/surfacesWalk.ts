import type { Locator, Page, Route } from 'playwright-core';

// What tests of the mini-cart and of the sliding panel look at. Both are shown over any page; this one is light.

export const quietPage = '/delivery/';

/** What opens the mini-cart. */
export function miniCartToggle(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Mini-cart/ });
}

export function miniCartLines(page: Page): Locator {
  return page.getByRole('list', { name: 'In your mini-cart' }).getByRole('listitem');
}

export function panelLines(page: Page): Locator {
  return page.getByRole('list', { name: 'In your cart panel' }).getByRole('listitem');
}

/** From now on time passes only when the test lets it; the clock must have been installed before the page came. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Counts how far things have moved since the page was loaded; to be called before that. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** A request of the page that changes the cart, by what it carries. */
export function isChange(route: Route): boolean {
  return (route.request().postData() ?? '').includes('"input"');
}

/** Ways in which an answer can be none, with what is said of it. */
export const noAnswers: [string, string, (route: Route) => Promise<unknown> | undefined][] = [
  ['the network is cut', 'You are probably offline.', (route) => route.abort()],
  ['the server fails', 'An unknown error occurred.', (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'boom' }] } })],
  [
    'something else answers in HTML',
    'The response is not a valid JSON response.',
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  ],
];
