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

/** Puts the products of the first cards of /shop/ into the cart without script, whatever the page's own settings are. */
export async function fillCart(page: Page, { cards = 1, quantity = '1' } = {}): Promise<void> {
  for (let card = 0; card < cards; card += 1) {
    await page.goto('/shop/?in_stock=1');
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

/** Fills the checkout's fields with what the shop accepts. */
export async function fillCheckout(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    'E-mail': 'ada@example.com',
    'First name': 'Ada',
    'Last name': 'Lovelace',
    'Street and number': 'Main Street 1',
    Postcode: '10115',
    'Town or city': 'Berlin',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Country').selectOption('DE');
  await page.getByLabel(/^I accept the terms/).check();
}

export function placeOrder(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Place order and pay' }).click();
}
