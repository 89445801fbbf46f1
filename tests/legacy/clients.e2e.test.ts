import { describe, expect, test } from 'vitest';
import { openTheme } from './themePage.ts';

// Scripts that behave like the old theme's, against the built shop: its pages and the storefront show the same cart.

const rows = '#rh-woo-cart-panel .woocommerce-mini-cart-item';
const badge = '.cart-contents .rh-icon-notice';

describe('[F139] a theme’s page', () => {
  test('[F22] queues adds, fills the panel, and shares the cart with the storefront', async () => {
    const { page, requests, raised, events, problems } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    const addOne = page.getByText('Add one', { exact: true });
    await addOne.click();
    await page.getByText('Add two', { exact: true }).click();
    await raised('panel_filled', 2);
    expect(await page.locator(badge).textContent()).toBe('3');
    expect(await addOne.getAttribute('class')).toMatch(/\badded\b/);
    expect(await addOne.getAttribute('class')).not.toMatch(/loading/);
    expect(await page.locator('.added_to_cart').count()).toBe(2);
    expect(await page.locator('.added_to_cart').first().getAttribute('href')).toBe('/cart/');
    expect(await page.locator('#live').textContent()).toBe('It has been added');
    expect(await page.locator(rows).count()).toBe(2);
    expect(new Set(requests)).toEqual(new Set(['/']));
    expect((await events()).filter((name) => name === 'added_to_cart').length).toBe(2);

    await page.goto('/cart/');
    await page.getByText('Subtotal (3 items)').waitFor();
    expect(problems).toEqual([]);
  });

  test('[F23] shows the stored cart on a second page, and refreshes it after a change in the storefront', async () => {
    const { page, requests, raised, events } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    await page.getByText('Add one', { exact: true }).click();
    await raised('panel_filled');
    requests.length = 0;
    await page.goto('/legacy-test/shop.html');
    expect(await events()).toEqual(['wc_fragments_loaded']);
    expect(requests).toEqual([]);
    expect(await page.locator(badge).textContent()).toBe('1');

    await page.goto('/cart/');
    await page.getByRole('button', { name: /^Increase/ }).click();
    await page.getByText('Subtotal (2 items)').waitFor();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    expect(await events()).toEqual(['No fragment', 'wc_fragments_refreshed']);
    expect(await page.locator(badge).textContent()).toBe('2');
  });

  test('[F23] is updated after a change in another tab', async () => {
    const { page, raised } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    const other = await page.context().newPage();
    await other.goto('/legacy-test/shop.html');
    await other.getByText('Add one', { exact: true }).click();
    await raised('wc_fragments_refreshed', 2);
    expect(await page.locator(badge).textContent()).toBe('1');
  });

  test('[F37] sends several steps of the panel’s stepper as one request with the last value', async () => {
    const { page, requests, raised } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    await page.getByText('Add one', { exact: true }).click();
    await raised('panel_filled');
    requests.length = 0;
    const plus = page.locator(`${rows} .plus-quantity`);
    for (let click = 0; click < 4; click += 1) await plus.click();
    await raised('panel_updated');
    expect(requests).toEqual(['/wp-admin/admin-ajax.php']);
    expect(await page.locator(`${rows} .qty`).inputValue()).toBe('5');
    expect(await page.locator(`${rows} span.quantity`).textContent()).toMatch(/^5 × €/);
    expect(await page.locator(badge).textContent()).toBe('5');
    expect(await page.evaluate(() => Number(sessionStorage.getItem('wc_cart_created')))).toBeGreaterThan(0);
    await page.goto('/cart/');
    await page.getByText('Subtotal (5 items)').waitFor();

    // Down to zero: the row is removed, and the empty cart replaces the panel.
    await page.goto('/legacy-test/shop.html');
    await page.locator('.menu-cart-btn').click();
    await raised('panel_filled');
    await page.locator(`${rows} .qty`).fill('0');
    await page.locator(`${rows} .qty`).blur();
    await raised('panel_updated');
    await page.locator('#rh-woo-cart-panel .woocommerce-mini-cart__empty-message').waitFor();
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'woocommerce_cart_hash' }));
  });

  test('[F35] removes a line, and follows its link if the request fails', async () => {
    const { page, raised, products } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    await page.getByText('Add one', { exact: true }).click();
    await page.getByText('Add two', { exact: true }).click();
    await raised('panel_filled', 2);
    await page.locator(`${rows} [data-product_id="${products.simple}"]`).click();
    await raised('removed_from_cart');
    expect(await page.locator(rows).count()).toBe(1);

    // The script's request fails as for an unknown key, so the script follows the link, which removes the line and shows the cart.
    await page.route('**/?wc-ajax=remove_from_cart', (route) => route.fulfill({ json: { success: false } }));
    await page.locator(`${rows} .remove_from_cart_button`).click();
    await page.waitForURL('**/cart/');
    await page.getByText('Your cart is empty.').waitFor();
  });

  test('[F15] opens the product page if a product can’t be added', async () => {
    const { page, raised, products } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    await page.getByText('Choose', { exact: true }).click();
    await page.waitForURL(`**${products.variableUrl}`);
  });

  test('[F17] adds by plain link, which needs confirmation on another site', async () => {
    const { page } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await page.getByText('Add without script', { exact: true }).click();
    await page.waitForURL('**/cart/');
    await page.getByText('Subtotal (1 item)').waitFor();
    const link = `${new URL(page.url()).origin}/?add-to-cart=1`;
    const elsewhere = await page.context().newPage();
    await elsewhere.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<html data-alive><a href="${link}">Buy</a></html>` }),
    );
    await elsewhere.goto('https://elsewhere.example/');
    await elsewhere.getByText('Buy').click();
    await elsewhere.getByRole('heading', { name: 'Add this to your cart?' }).waitFor();
    await page.reload();
    await page.getByText('Subtotal (1 item)').waitFor();
  });

  test('[F43] adds the selected variation with the quick view’s form', async () => {
    const { page, raised, products } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    await page.locator('.quick-view').click();
    await raised('quick_view_open');
    const button = page.locator('#modal .single_add_to_cart_button');
    expect(await button.getAttribute('class')).toMatch(/disabled/);
    const first = await page.locator('#modal form').evaluate((form: HTMLFormElement) => {
      const variations = JSON.parse(form.dataset.product_variations ?? '[]') as {
        is_purchasable: boolean;
        attributes: Record<string, string>;
      }[];
      return variations.find((variation) => variation.is_purchasable)?.attributes ?? {};
    });
    for (const [name, term] of Object.entries(first)) await page.locator(`#modal [name="${name}"]`).selectOption(term);
    await button.click();
    await raised('panel_filled');
    expect(await page.locator(badge).textContent()).toBe('1');
    expect(await page.locator(`${rows} [data-product_id]`).getAttribute('data-product_id')).toBe(String(products.variable));
    await page.goto('/cart/');
    await page.getByText('Subtotal (1 item)').waitFor();
  });

  test('[F122] retries a guest’s stale REST token once, then gives up', async () => {
    const { page, raised } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    type Legacy = { legacy: { apiFetch(path: string): Promise<{ tries: string[] }>; useNonce(text: string): void } };
    const fetchRoot = () => page.evaluate(() => (window as unknown as Legacy).legacy.apiFetch(''));
    expect((await fetchRoot()).tries).toEqual(['200']);
    await page.evaluate(() => (window as unknown as Legacy).legacy.useNonce('stale'));
    expect((await fetchRoot()).tries).toEqual(['403 rest_cookie_invalid_nonce', '400 no nonce']);
  });

  test('[F122] loads lists in pages of 100 with wp.apiFetch, and gives up if a stale token can’t be renewed', async () => {
    const { page, raised } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (/wp-json|admin-ajax/.test(pathname))
        calls.push(`${pathname} ${searchParams.get('per_page') ?? ''} ${searchParams.get('page') ?? ''}`);
    });
    const listed = await page.evaluate(async () => {
      const { wp } = window as unknown as { wp: { apiFetch(options: object): Promise<{ id: number }[]> } };
      return (await wp.apiFetch({ path: '/wp/v2/product?per_page=-1' })).map(({ id }) => id);
    });
    const answer = await page.request.post('/graphql', { data: { query: '{ products(first: 1) { totalCount } }' } });
    const { data } = (await answer.json()) as { data: { products: { totalCount: number } } };
    expect(new Set(listed).size).toBe(data.products.totalCount);
    const pages = Array.from(
      { length: Math.ceil(listed.length / 100) },
      (_, index) => `/wp-json/wp/v2/product 100 ${index === 0 ? '' : index + 1}`,
    );
    expect(calls).toEqual(pages);

    calls.length = 0;
    await page.route('**/wp-json/wp/v2/users/me*', (route) =>
      route.fulfill({ status: 403, json: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } }),
    );
    const refused = await page.evaluate(async () => {
      const { wp } = window as unknown as { wp: { apiFetch(options: object): Promise<unknown> } };
      return wp.apiFetch({ path: 'wp/v2/users/me', method: 'POST', data: {} }).catch(({ code }: { code: string }) => code);
    });
    // A guest gets no new token, so there is nothing to retry with.
    expect([refused, calls]).toEqual(['rest_cookie_invalid_nonce', ['/wp-json/wp/v2/users/me  ', '/wp-admin/admin-ajax.php  ']]);
  });
});

describe('[F44] a theme’s checkout', () => {
  test('shows totals, applies and removes a coupon, marks invalid fields and leads to the order', async () => {
    const { page, raised, problems } = await openTheme();
    await page.goto('/legacy-test/shop.html');
    await raised('wc_fragments_refreshed');
    await page.getByText('Add two', { exact: true }).click();
    await raised('panel_filled');
    await page.goto('/legacy-test/checkout.html');
    await raised('updated_checkout');
    const total = () => page.locator('.order-total').textContent();
    const before = await total();

    await page.locator('[name="shipping_method[0]"]').last().check();
    await raised('updated_checkout', 2);
    expect(await total()).not.toBe(before);
    await page.locator('[name=coupon_code]').fill('welcome10');
    await page.getByRole('button', { name: 'Apply coupon' }).click();
    await raised('updated_checkout', 3);
    await page.getByText('Coupon code applied successfully.').waitFor();
    await page.locator('.cart-discount').waitFor();
    await page.getByRole('link', { name: 'Remove coupon WELCOME10' }).click();
    await raised('updated_checkout', 4);
    await page.getByText('Coupon has been removed.').waitFor();
    expect(await page.locator('.cart-discount').count()).toBe(0);

    await page.locator('[name=billing_email]').fill('nobody');
    await page.getByRole('button', { name: 'Place order' }).click();
    await raised('checkout_error');
    expect(await page.locator('.woocommerce-error [data-id=billing_email]').count()).toBe(1);
    expect(await page.locator('.woocommerce-error [data-id=terms]').count()).toBe(1);

    await page.locator('[name=billing_email]').fill('ada@example.com');
    await page.locator('[name=terms]').check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/order-received\/\d+\/\?key=/);
    await page.getByText('ada@example.com').first().waitFor();
    expect(problems).toEqual([]);
    await page.goto('/cart/');
    await page.getByText('Your cart is empty.').waitFor();
  });
});
