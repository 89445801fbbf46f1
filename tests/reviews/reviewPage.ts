import type { Page } from 'playwright-core';
import { expect } from 'vitest';

// Helpers for browser tests of a product's reviews and their form.

export const patience = { timeout: 20_000 };

export const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
export const form = (page: Page) => page.getByRole('form', { name: 'Write a review' });
export const rating = (page: Page) => form(page).getByRole('status').first();
export const score = (page: Page, name: string, points: number) =>
  form(page)
    .getByRole('radiogroup', { name })
    .getByRole('radio', { name: String(points), exact: true });

/** Opens the form once it is hydrated. */
export async function openForm(page: Page): Promise<void> {
  await page.evaluate(() => document.getElementById('write-review')?.scrollIntoView({ block: 'center' }));
  // The section is rendered again with its own data; from then on React manages its form.
  const isReact = () =>
    page.evaluate(() => Object.keys(document.getElementById('write-review') ?? {}).some((key) => key.startsWith('__react')));
  await expect.poll(isReact, patience).toBe(true);
  await section(page).getByText('Write a review', { exact: true }).click();
  await form(page).waitFor();
}

export async function fill(page: Page, { name = 'Nuala', body = 'Bright, and easy to switch on.' } = {}): Promise<void> {
  await score(page, 'Quality', 9).check();
  await score(page, 'Value for money', 8).check();
  await score(page, 'As described', 8).check();
  await form(page).getByLabel('Your review').fill(body);
  await form(page).getByLabel('Your name').fill(name);
}

export const send = (page: Page) => form(page).getByRole('button', { name: 'Submit review' }).click();
export const thanks = (page: Page) => page.locator('#write-review [role=status]');
