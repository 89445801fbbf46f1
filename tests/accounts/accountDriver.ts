import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openPage, type ShopPage } from '../support/browser.ts';
import { plainOrder } from '../support/plainOrder.ts';
import { makeAccount, password } from './accountDocuments.ts';

// Helpers that use the account page in a browser as its owner does.

/** Long enough for a slow machine. */
export const soon = { timeout: 20_000 };

export interface NewMember {
  email: string;
  name?: string;
  isVerified?: boolean;
}

/** Creates a shipped order with one item of each product. */
export async function sentOrder(db: Db, accountId: number, products: { id: number; name: string }[], day = 1): Promise<void> {
  const placedAt = new Date(Date.UTC(2026, 0, day));
  const lines = products.map(({ id, name }, position) => ({
    position,
    productId: id,
    name,
    quantity: 1,
    unitMinor: 1_000,
    lineMinor: 1_000,
    vatMinor: 160,
    vatBasisPoints: 1_900,
  }));
  const total = 1_000 * products.length;
  await db.prisma.order.create({
    data: plainOrder({
      accountId,
      status: 'COMPLETED',
      subtotalMinor: total,
      totalMinor: total,
      vatMinor: 160 * products.length,
      paidMinor: total,
      paidAt: placedAt,
      closedAt: placedAt,
      placedAt,
      lines: { create: lines },
    }),
  });
}

/** Creates an account for each address. */
export async function members(db: Db, addresses: readonly string[]): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const email of addresses) ids[email] = await makeAccount(db, { email, name: email.split('@')[0] });
  return ids;
}

/** Opens a signed-in browser. */
export async function openAs(baseURL: string, email: string, options: BrowserContextOptions = {}): Promise<ShopPage> {
  const opened = await openPage({ baseURL, ...options });
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  const answer = await opened.page.request.post('/graphql', {
    data: { query, variables: { input: { email, password } } },
    headers: { origin: baseURL },
  });
  expect(await answer.json()).toMatchObject({ data: { signIn: { __typename: 'SignInPayload' } } });
  return opened;
}

/** Returns the signed-in account from the API; null for a guest. */
export async function accountOf(page: Page): Promise<Record<string, unknown> | null> {
  const query = `{ viewer { account { name email newsletter { isSubscribed } sessions { isCurrent }
    addresses { firstName city phone isDefault } } } }`;
  const answer = await page.request.post('/graphql', { data: { query }, headers: { 'sec-fetch-site': 'same-origin' } });
  const { data } = (await answer.json()) as { data: { viewer: { account: Record<string, unknown> | null } } };
  return data.viewer.account;
}

/** Signs out all other devices through the API. The button for it is tested with the list of devices (accountEnds.e2e.test.ts). */
export async function signOutOthers(page: Page): Promise<void> {
  const query = 'mutation ($input: RevokeOtherSessionsInput!) { result: revokeOtherSessions(input: $input) { __typename } }';
  const answer = await page.request.post('/graphql', {
    data: { query, variables: { input: {} } },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(await answer.json()).toMatchObject({ data: { result: { __typename: 'RevokeOtherSessionsPayload' } } });
}

/** Expects the browser to be signed out: the account page redirects to sign-in. */
export async function expectSignedOut(page: Page): Promise<void> {
  const answer = await page.request.get('/account/', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, expect.stringMatching(/^\/account\/sign-in\//)]);
  expect(await accountOf(page)).toBeNull();
}

/** Locates the message of the last form. */
export function notice(page: Page, text: string) {
  return page.locator('main').getByText(text, { exact: true });
}

/** The same clicks work with and without scripts. */
export const bothWays: [string, BrowserContextOptions][] = [
  ['with JavaScript', {}],
  ['without JavaScript', { javaScriptEnabled: false }],
];
