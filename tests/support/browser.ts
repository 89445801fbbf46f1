import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { wordingVersion } from '../../web/consent/answerRules.ts';
import { chromiumLaunch } from './chromiumLaunch.ts';
import { shopUrl } from './shopUrl.ts';

// One Chromium for all browser tests of a worker; each test gets its own context (cookies, storage).

const shared = globalThis as { soukBrowser?: Promise<Browser> };

/** Returns the worker's browser: headless Chromium, which starts pages faster. It ends with the worker. */
export function openBrowser(): Promise<Browser> {
  return (shared.soukBrowser ??= chromium.launch(chromiumLaunch));
}

export interface ShopPage {
  page: Page;
  /** Console errors and warnings, and uncaught exceptions. */
  problems: string[];
  /** URLs requested by scripts after the page was loaded; GraphQL operations by path. */
  requests: string[];
  url(path: string): string;
}

export interface PageOptions extends BrowserContextOptions {
  /** Whether the cookie banner is still unanswered, so that it covers the end of the page; declined by default. */
  isAskedAboutCookies?: boolean;
}

/**
 * Opens a page of the shop in a fresh context, which is closed when the test ends.
 * @param options a baseURL selects a shop other than the shared one; service workers are blocked, because requests that they make pass by
 *   page.route()
 */
export async function openPage({ isAskedAboutCookies = false, ...options }: PageOptions = {}): Promise<ShopPage> {
  const baseURL = options.baseURL ?? shopUrl();
  const context = await (
    await openBrowser()
  ).newContext({
    baseURL,
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    ...options,
  });
  onTestFinished(async () => {
    // A request that a test's route still holds would fail when its page closes: an error that no test would catch.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
  if (!isAskedAboutCookies) await context.addCookies([{ name: 'cookie_consent', value: `denied.${wordingVersion}`, url: baseURL }]);
  const page = await context.newPage();
  const problems: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // What blocks service workers says so whenever a page registers one.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) requests.push(new URL(request.url()).pathname);
  });
  const goto = page.goto.bind(page);
  // Tests act on a hydrated page; the state before hydration has its own tests, with waitUntil: 'commit' (hydration.e2e.test.ts).
  page.goto = async (address, how) => {
    const response = await goto(address, how);
    const isPage = response?.headers()['content-type']?.startsWith('text/html') && !new URL(response.url()).pathname.startsWith('/admin');
    if (isPage && options.javaScriptEnabled !== false && how?.waitUntil !== 'commit') {
      await page.locator('html[data-alive]').waitFor({ state: 'attached' });
    }
    return response;
  };
  return { page, problems, requests, url: (path) => `${baseURL}${path}` };
}
