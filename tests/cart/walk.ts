import type { Locator, Page } from 'playwright-core';

// What browser tests of cart and checkout do over and over.

export const noScript = { javaScriptEnabled: false };

/** The cards of a listing that put their product into the cart themselves. */
export function buyForms(page: Page): Locator {
  return page.locator('main article form:has(input[name=product])');
}

/** The header's way to the cart; its name ends with how many pieces are in it. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ });
}

/** The sliding cart. */
export function cartPanel(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Your cart/ });
}

/** Waits for the panel that opens after an add, and closes it. */
export async function closePanel(page: Page): Promise<void> {
  await cartPanel(page).waitFor();
  await page.keyboard.press('Escape');
  await cartPanel(page).waitFor({ state: 'hidden' });
}

/**
 * Puts the products of a listing's first cards into the cart without script, whatever the page's own settings are.
 * @param listing address of the listing
 */
export async function fillCart(page: Page, { cards = 1, quantity = '1', listing = '/shop/?in_stock=1' } = {}): Promise<void> {
  for (let card = 0; card < cards; card += 1) {
    await page.goto(listing);
    const fields = await buyForms(page)
      .nth(card)
      .evaluate((form: HTMLFormElement) => ({
        action: form.action,
        product: form.querySelector<HTMLInputElement>('[name=product]')?.value ?? '',
      }));
    await page.request.post(fields.action, {
      form: { product: fields.product, quantity },
      headers: { origin: new URL(page.url()).origin },
    });
  }
  // Nothing of the listing is under way any more when the test goes on.
  await page.goto('about:blank');
}

/** Puts a second product into the cart as another device of the same visitor would: no page hears of it. */
export async function addBehind(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const listing = await (await page.request.get('/shop/?in_stock=1')).text();
  const [, product = ''] = [...listing.matchAll(/name="product" value="([^"]+)"/g)][1] ?? [];
  await page.request.post('/graphql', {
    headers: { origin },
    data: {
      query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      variables: { input: { productId: product } },
    },
  });
}

/** The amount beside a name in a list of sums. */
export function amountOf(page: Page, name: string | RegExp): Locator {
  return page.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd');
}

/** Fills the checkout's fields with what the shop accepts. @param changes other values by field */
export async function fillCheckout(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
    address1: 'Main Street 1',
    postcode: '10115',
    city: 'Berlin',
    ...changes,
  };
  for (const [field, value] of Object.entries(values)) await page.locator(`#${field}`).fill(value);
}

/** Goes to the review, where script makes one. */
export async function reviewOrder(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Review your order' });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('heading', { name: 'Review your order' }).waitFor();
}

/** Accepts the terms and orders, by way of the review where there is one. */
export async function placeOrder(page: Page): Promise<void> {
  await reviewOrder(page);
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByRole('button', { name: 'Place order and pay' }).click();
}
