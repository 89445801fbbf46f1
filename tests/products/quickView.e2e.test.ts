import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';

// The quick view in a real browser: its content, its requests, and that its form is the product page's.

const productSlug = 'ledger-notebook-a5';
const productName = 'Ledger Notebook A5';
const listing = `/?s=${productName.replaceAll(' ', '+')}`;
const failure = 'An error has occured. Please try again in a few moments.';

const opener = (page: Page) => page.getByRole('button', { name: `Quick view of ${productName}` });
const popup = (page: Page) => page.getByRole('dialog', { name: `Quick view of ${productName}` });
const addButton = (form: Locator) => form.getByRole('button', { name: 'Add to cart' });

/** Selects a value of each option. */
async function choose(form: Locator): Promise<void> {
  await form.waitFor();
  for (const group of await form.getByRole('group').all()) await group.locator('label:has(input:not([disabled]))').last().click();
}

/** Returns the variables of matching requests, in order. */
function sentVariables(page: Page, isWanted: (variables: Record<string, unknown>) => boolean): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { variables } = request.postDataJSON() as { variables: Record<string, unknown> };
    if (isWanted(variables)) sent.push(variables);
  });
  return sent;
}

const asksForProduct = ({ slug }: Record<string, unknown>) => slug === productSlug;
const adds = (variables: Record<string, unknown>) => 'input' in variables;

test('[F42] the quick view is prefetched once, requires selected options, and passes them to the product page', async () => {
  const { page, problems } = await openPage();
  const asked = sentVariables(page, asksForProduct);
  await page.goto(listing, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await opener(page).focus();
  await answered;
  await opener(page).hover();
  await opener(page).click();
  const dialog = popup(page);
  await dialog.getByRole('heading', { name: productName }).waitFor();
  expect(await dialog.locator('img').first().isVisible()).toBe(true);
  expect(await dialog.innerText()).toMatch(/€\d[\s\S]*incl\. VAT[\s\S]*In stock/);
  expect(await dialog.getByRole('group').count()).toBe(2);
  const details = dialog.getByRole('link', { name: 'View all details' });
  expect(await details.getAttribute('href')).toContain(`/product/${productSlug}/`);

  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: productName }).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(asked).toEqual([{ slug: productSlug }]);

  // The button is enabled once a variation is selected; selecting doesn't change the URL.
  await opener(page).click();
  const form = dialog.getByRole('form');
  const address = page.url();
  expect(await addButton(form).isDisabled()).toBe(true);
  await form.getByText('Choose colour and ruling first.').waitFor();
  const [first, second] = await form.getByRole('group').all();
  const label = first?.locator('label:has(input:not([disabled]))').last();
  const term = (await label?.locator('input').getAttribute('value')) ?? '';
  await label?.click();
  expect(await addButton(form).isDisabled()).toBe(true);
  await form.getByText('Choose ruling first.').waitFor();
  await second?.locator('label:has(input:not([disabled]))').first().click();
  expect(await addButton(form).isEnabled()).toBe(true);
  expect(await form.getByText(/^Choose .* first\.$/).count()).toBe(0);
  expect(page.url()).toBe(address);

  await details.click();
  await page.waitForURL(`**/product/${productSlug}/?*`);
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('form', { name: 'Buy', exact: true }).locator(`input[value="${term}"]`).isChecked()).toBe(true);
  expect(problems).toEqual([]);
});

test('[F41, F42, F43] the quick view sends the same input as the product page and closes for the cart panel', async () => {
  const { page, problems } = await openPage();
  const added = sentVariables(page, adds);
  const buyTwo = async (form: Locator) => {
    await choose(form);
    await form.getByRole('spinbutton').fill('2');
    await addButton(form).click();
  };
  await page.goto(listing);
  await opener(page).click();
  await buyTwo(popup(page).getByRole('form'));
  await expect.poll(() => added.length).toBe(1);
  // On success the popup closes, and the focus moves to the cart panel.
  await popup(page).waitFor({ state: 'hidden' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Cart.*2 items/, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  const panel = page.getByRole('dialog').filter({ hasText: productName });
  await panel.waitFor();
  await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);

  await page.goto(`/product/${productSlug}/`);
  await buyTwo(page.getByRole('form', { name: 'Buy', exact: true }));
  await expect.poll(() => added.length).toBe(2);
  const [quick, whole] = added.map(({ input }) => input as { quantity: number; options: { attribute: string }[] });
  expect(quick?.quantity).toBe(2);
  expect(quick?.options.map(({ attribute }) => attribute).toSorted()).toEqual(['colour', 'ruling']);
  expect(whole).toEqual(quick);
});

test('[F42, F117] a script that can’t be loaded shows an error and can be retried', async () => {
  const { page } = await openPage();
  await page.goto(listing, { waitUntil: 'networkidle' });
  await page.route(/QuickView.*\.js$/, (route) => route.abort());
  await opener(page).click();
  await page.getByRole('alert').filter({ hasText: failure }).waitFor();
  await page.unroute(/QuickView.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await popup(page).getByRole('heading', { name: productName }).waitFor();
});

test('[F15, F42] a rejected item redirects to the product page with the reason', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await opener(page).click();
  const form = popup(page).getByRole('form');
  await choose(form);
  const quantity = form.getByRole('spinbutton');
  await quantity.evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
  await quantity.fill('90000');
  await addButton(form).click();
  await page.waitForURL(`**/product/${productSlug}/`);
  await page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: /Only \d+|At most \d+/ })
    .waitFor();
  await popup(page).waitFor({ state: 'detached' });
});

test('[F42] cards and the open quick view have no accessibility violations in either theme', async () => {
  const { page } = await openPage();
  await page.goto(listing);
  await opener(page).focus();
  expect(await problemsInBothThemes(page)).toEqual([]);
  await opener(page).click();
  await popup(page).getByRole('heading', { name: productName }).waitFor();
  // Waits for animations, because semi-transparent text has wrong contrast.
  await popup(page).evaluate((dialog) => Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  expect(await problemsInBothThemes(page)).toEqual([]);
});

test('[F42] the quick view can be opened by touch on each card’s picture', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.goto(listing);
  const box = await opener(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(40);
  await opener(page).tap();
  await popup(page).getByRole('heading', { name: productName }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('[F42] without scripts there is no quick view, and the card links to the product', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(listing);
  expect(await opener(page).count()).toBe(0);
  await page.locator('main article').getByRole('link', { name: productName }).first().click();
  await page.getByRole('heading', { level: 1, name: productName }).waitFor();
});
