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

test('[F42] the quick view is prefetched once, accessible in both themes, requires selected options, and passes them to the product page', async () => {
  const { page, problems } = await openPage();
  const asked = sentVariables(page, asksForProduct);
  await page.goto(listing, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  const answered = page.waitForResponse((response) => response.url().endsWith('/graphql'));
  await opener(page).focus();
  await answered;
  expect(await problemsInBothThemes(page)).toEqual([]);
  await opener(page).hover();
  await opener(page).click();
  const dialog = popup(page);
  await dialog.getByRole('heading', { name: productName }).waitFor();
  expect(await problemsInBothThemes(page)).toEqual([]);
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

/** Records the tags of the elements that get the focus from now on. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const focused: string[] = [];
    Object.assign(window, { focused });
    document.addEventListener('focusin', ({ target }) => void focused.push((target as HTMLElement).tagName));
  });

test('[F15, F41, F42, F43] the quick view sends the same input as the product page, closes for the cart panel, and leads there if rejected', async () => {
  const { page, problems } = await openPage();
  const added = sentVariables(page, adds);
  const buyTwo = async (form: Locator) => {
    await choose(form);
    await form.getByRole('spinbutton').fill('2');
    await addButton(form).click();
  };
  await page.goto(listing);
  await opener(page).click();
  await popup(page).getByRole('form').waitFor();
  await watchFocus(page);
  await buyTwo(popup(page).getByRole('form'));
  await expect.poll(() => added.length).toBe(1);
  // On success the popup closes, and the focus moves to its button, and then to the cart panel.
  await popup(page).waitFor({ state: 'hidden' });
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Shopping cart.*2 items/, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' });
  const panel = page.getByRole('dialog').filter({ hasText: productName });
  await panel.waitFor();
  await expect.poll(() => panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { focused: string[] }).focused.slice(-2))).toEqual(['BUTTON', 'DIALOG']);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener(page).evaluate((button) => button === document.activeElement)).toBe(true);

  // A rejected item opens the product page with the reason.
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

  added.length = 1;
  await buyTwo(page.getByRole('form', { name: 'Buy', exact: true }));
  await expect.poll(() => added.length).toBe(2);
  const [quick, whole] = added.map(({ input }) => input as { quantity: number; options: { attribute: string }[] });
  expect(quick?.quantity).toBe(2);
  expect(quick?.options.map(({ attribute }) => attribute).toSorted()).toEqual(['colour', 'ruling']);
  expect(whole).toEqual(quick);
  expect(problems).toEqual([]);
});

test('[F42, F117] by touch, each card’s picture opens the quick view; a script that can’t be loaded shows an error and can be retried', async () => {
  const { page } = await openPage({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await page.goto(listing, { waitUntil: 'networkidle' });
  await page.route(/QuickView.*\.js$/, (route) => route.abort());
  const box = await opener(page).boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(40);
  await opener(page).tap();
  await page.getByRole('alert').filter({ hasText: failure }).waitFor();
  await page.unroute(/QuickView.*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await popup(page).getByRole('heading', { name: productName }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('[F42] without scripts there is no quick view, and the card links to the product', async () => {
  const { page } = await openPage({ javaScriptEnabled: false });
  await page.goto(listing);
  expect(await opener(page).count()).toBe(0);
  const link = page.locator('main article').getByRole('link', { name: productName }).first();
  expect(await link.getAttribute('href')).toBe(`/product/${productSlug}/`);
});
