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

/** Puts a product into the cart past the page. @param origin the shop's */
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

/** The products that a listing's cards put into the cart themselves, and the shop's origin: asked for, without loading a page. */
async function listed(page: Page, listing: string): Promise<{ origin: string; products: string[] }> {
  const answer = await page.request.get(listing);
  const products = [...(await answer.text()).matchAll(/name="product" value="([^"]+)"/g)].map(([, id = '']) => id);
  return { origin: new URL(answer.url()).origin, products };
}

/**
 * Puts the products of a listing's first cards into the cart, whatever the page's own settings are. No page is loaded for it.
 * @param listing address of the listing
 */
export async function fillCart(page: Page, { cards = 1, quantity = '1', listing = '/shop/?in_stock=1' } = {}): Promise<void> {
  const { origin, products } = await listed(page, listing);
  if (products.length < cards) throw new Error(`${listing} has fewer than ${cards} products to buy`);
  for (const product of products.slice(0, cards)) await addByRequest(page, origin, product, Number(quantity));
}

/** Puts a second product into the cart as another device of the same visitor would: no page hears of it. */
export async function addBehind(page: Page): Promise<void> {
  const { origin, products } = await listed(page, '/shop/?in_stock=1');
  await addByRequest(page, origin, products[1] ?? '', 1);
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

/** What an order needs besides an address for mails. */
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

/** Orders the first product of the list by bank transfer, without any page. @returns the order's number, and the address of its page */
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
