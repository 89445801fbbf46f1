import type { Locator, Page } from 'playwright-core';

// Helpers for browser tests of the cart and checkout.

export const noScript = { javaScriptEnabled: false };

/** Locates the cards of a listing that add their product to the cart directly. */
export function buyForms(page: Page): Locator {
  return page.locator('main article form:has(input[name=product])');
}

/** Locates the header's cart link, whose name ends with the number of items. */
export function cartLink(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: /^Shopping cart/ });
}

/** Locates the cart panel. */
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
 * Adds a product to the cart through the API.
 * @param origin the shop's origin
 */
async function addByRequest(page: Page, origin: string, productId: string, quantity: number): Promise<void> {
  const answer = await page.request.post(`${origin}/graphql`, {
    headers: { origin },
    data: {
      query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      variables: { input: { productId, quantity } },
    },
  });
  const text = await answer.text();
  if (!text.includes('"AddToCartPayload"')) throw new Error(`Not put into the cart: ${text}`);
}

/** Returns the products that a listing's cards can add to the cart, and the shop's origin, without opening a page. */
async function listed(page: Page, listing: string): Promise<{ origin: string; products: string[] }> {
  const answer = await page.request.get(listing);
  const products = [...(await answer.text()).matchAll(/name="product" value="([^"]+)"/g)].map(([, id = '']) => id);
  return { origin: new URL(answer.url()).origin, products };
}

/**
 * Adds the products of a listing's first cards to the cart, whatever the page's own settings are, and without opening a page.
 * @param listing URL of the listing
 */
export async function fillCart(page: Page, { cards = 1, quantity = '1', listing = '/shop/?in_stock=1' } = {}): Promise<void> {
  const { origin, products } = await listed(page, listing);
  if (products.length < cards) throw new Error(`${listing} has fewer than ${cards} products to buy`);
  for (const product of products.slice(0, cards)) await addByRequest(page, origin, product, Number(quantity));
}

/** Adds a second product to the cart as another device of the same visitor would, so that no page is notified. */
export async function addBehind(page: Page): Promise<void> {
  const { origin, products } = await listed(page, '/shop/?in_stock=1');
  await addByRequest(page, origin, products[1] ?? '', 1);
}

/** Locates the amount beside a label in a list of sums. */
export function amountOf(page: Page, name: string | RegExp): Locator {
  return page.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd');
}

/**
 * Fills in the checkout with valid values.
 * @param changes values that differ, by field name
 */
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

/** Opens the review step, if scripts are enabled. */
export async function reviewOrder(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Review your order' });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('heading', { name: 'Review your order' }).waitFor();
}

/** Accepts the terms and places the order, through the review step if there is one. */
export async function placeOrder(page: Page): Promise<void> {
  await reviewOrder(page);
  await page.getByLabel(/^I accept the terms/).check();
  await page.getByRole('button', { name: 'Place order and pay' }).click();
}

/** Required order details besides the email address. */
const buyer = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  address1: 'Main Street 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  shippingMethod: 'standard',
  paymentMethod: 'BANK_TRANSFER',
  acceptsTerms: true,
};

/**
 * Orders the list's first product by bank transfer, without opening a page.
 * @returns the order number, and the path of the order's page
 */
export async function orderByRequest(page: Page, email = 'ada@example.com'): Promise<{ number: string; path: string }> {
  await fillCart(page);
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await page.request.post('/graphql', { data: { query, variables }, headers: { 'sec-fetch-site': 'same-origin' } });
    return ((await answer.json()) as { data: T }).data;
  };
  const { viewer } = await ask<{ viewer: { cart: { version: number } } }>('{ viewer { cart { version } } }');
  const { result } = await ask<{ result: { message?: string; order?: { number: number; url: string } } }>(
    `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) {
      ... on PlaceOrderPayload { order { number url } } ... on UserError { message } } }`,
    { input: { ...buyer, email, idempotencyKey: crypto.randomUUID(), cartVersion: viewer.cart.version } },
  );
  if (!result.order) throw new Error(`Not ordered: ${result.message}`);
  return { number: String(result.order.number), path: result.order.url };
}
