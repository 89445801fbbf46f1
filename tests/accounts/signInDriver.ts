import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { readMail, type ReadMail } from '../mail/mime.ts';
import { accessibilityProblems } from '../support/axe.ts';
import type { PreparedShop } from '../support/preparedShop.ts';

// Helpers for browser tests of sign-in.

/** Timeout for expect.poll: jobs run every few seconds, and machines may be busy. */
export const soon = { timeout: 30_000 };

/** Returns the emails that the shop sent to an address, oldest first. */
function mailsTo({ dataDir }: PreparedShop, email: string): ReadMail[] {
  const directory = path.join(dataDir, 'mail');
  if (!existsSync(directory)) return [];
  const number = (name: string) => Number(/(\d+)\.eml$/.exec(name)?.[1] ?? 0);
  const names = readdirSync(directory).filter((name) => name.startsWith('account-') && name.endsWith('.eml'));
  return names
    .toSorted((one, other) => number(one) - number(other))
    .map((name) => readMail(readFileSync(path.join(directory, name))))
    .filter(({ headers }) => headers.get('to') === email);
}

/**
 * Waits for an email.
 * @param count number of emails received by then
 * @returns the newest email
 */
export async function mailTo(shop: PreparedShop, email: string, subject: string, count = 1): Promise<ReadMail> {
  await expect.poll(() => mailsTo(shop, email).filter(({ headers }) => headers.get('subject') === subject).length, soon).toBe(count);
  const found = mailsTo(shop, email).findLast(({ headers }) => headers.get('subject') === subject);
  if (!found) throw new Error(`There is no mail to ${email}`);
  return found;
}

/** Returns the path and query of an email's link. */
export function linkIn({ text }: ReadMail): string {
  const [, link = ''] = /: (http\S+)\n/.exec(text) ?? [];
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Locates the header's account link, whose name says whether the visitor is signed in. */
export function accountLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Account/ });
}

/** Locates the header's account link once the page shows that the visitor is signed in. */
export function signedInLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Account.*signed in$/ });
}

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Queries the API with this browser's cookies, without involving the page. */
export async function queryApi<T>(page: Page, shop: PreparedShop, query: string, variables: object = {}): Promise<T> {
  const response = await page.request.post(`${shop.url}/graphql`, { data: { query, variables }, headers: { origin: shop.url } });
  return ((await response.json()) as { data: T }).data;
}

export interface Own {
  isSignedIn: boolean;
  account: { email: string; name: string } | null;
  cart: { itemCount: number } | null;
  wishlist: { totalCount: number };
  compare: { totalCount: number };
}

/** Returns the browser's viewer as seen by the API, with their data. */
export async function own(page: Page, shop: PreparedShop): Promise<Own> {
  const query = '{ viewer { isSignedIn account { email name } cart { itemCount } wishlist { totalCount } compare { totalCount } } }';
  return (await queryApi<{ viewer: Own }>(page, shop, query)).viewer;
}

/** Returns the browser's visitor token; empty without one. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'sid')?.value ?? '';
}

/** Returns whether a token alone gives a signed-in session. */
export async function isSignedInBy(shop: PreparedShop, token: string): Promise<boolean> {
  const response = await fetch(`${shop.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.url, cookie: `sid=${token}` },
    body: JSON.stringify({ query: '{ viewer { isSignedIn } }' }),
  });
  return ((await response.json()) as { data: { viewer: { isSignedIn: boolean } } }).data.viewer.isSignedIn;
}

/** Returns the focused element's form name, or else its tag name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.tagName ?? '');
}

/** Returns axe's findings; none for pages without scripts, which axe needs itself. */
export function axeProblems(page: Page, isScripted: boolean): Promise<string[]> {
  return isScripted ? accessibilityProblems(page) : Promise.resolve([]);
}
