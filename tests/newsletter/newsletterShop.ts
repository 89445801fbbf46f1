import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

// Access for browser tests to their own shop's emails and newsletter list.

/** Returns the text of an email file. */
function readMail(file: string): string {
  return readFileSync(file, 'utf8')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
}

/**
 * Waits for the latest email of a kind to an address.
 * @returns path and query of the first link to a page of the newsletter
 */
export async function mailedLink(dataDir: string, kind: 'confirm' | 'welcome', to: string, page: string): Promise<string> {
  const folder = path.join(dataDir, 'mail');
  const found = () => {
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.startsWith(`newsletter-${kind}-`) && name.endsWith('.eml'))
      : [];
    const mail = files
      .toSorted()
      .map((name) => readMail(path.join(folder, name)))
      .findLast((text) => new RegExp(`^To: ${to}\\r?$`, 'm').test(text));
    return mail?.match(new RegExp(`/newsletter/${page}/\\?key=[\\w-]+`))?.[0] ?? '';
  };
  await expect.poll(found, { timeout: 60_000 }).not.toBe('');
  return found();
}

/** Returns the number of emails of a kind to an address. */
export function mailsTo(dataDir: string, kind: 'confirm' | 'welcome', to: string): number {
  const folder = path.join(dataDir, 'mail');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter(
    (name) =>
      name.startsWith(`newsletter-${kind}-`) && name.endsWith('.eml') && readMail(path.join(folder, name)).includes(`To: ${to}\r\n`),
  ).length;
}

/** Returns the subscription as the API shows it to the holder of the key. */
export async function standing(shopUrl: string, link: string): Promise<{ status: string; maskedName: string | null } | null> {
  const key = new URL(link, shopUrl).searchParams.get('key');
  const query = 'query ($key: String!) { subscriptionPreferences(key: $key) { status maskedName } }';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${shopUrl}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { key } }) });
  const { data } = (await answer.json()) as { data: { subscriptionPreferences: { status: string; maskedName: string | null } | null } };
  return data.subscriptionPreferences;
}

/** Returns the page's sign-up requests, added as they are sent. */
export function watchSignUps(page: Page): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql') || request.method() !== 'POST') return;
    const { variables } = request.postDataJSON() as { variables?: { input?: Record<string, unknown> } };
    if (variables?.input && 'email' in variables.input) sent.push(variables.input);
  });
  return sent;
}
