import { describe, expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { accessibilityProblems } from '../support/axe.ts';
import { openPage } from '../support/browser.ts';
import { watchShifts } from '../support/layoutShift.ts';
import { countOnServer, waitForCount } from './freshnessDriver.ts';
import { isChange, miniCartLines, miniCartToggle, noAnswers, quietPage } from './cartSurfaces.ts';
import { buyForms, cartLink, fillCart, noScript } from './cartPages.ts';

test('[F32, F33, F25] the mini-cart matches the legacy API’s markup, and a second page has no requests or layout shift', async () => {
  const { page, requests, problems } = await openPage();
  const shifts = await watchShifts(page);
  await fillCart(page, { cards: 2, quantity: '2' });
  await page.goto('/terms/', { waitUntil: 'networkidle' });
  await waitForCount(page, 4);
  requests.length = 0;
  await page.goto(quietPage, { waitUntil: 'networkidle' });
  await waitForCount(page, 4);
  await miniCartToggle(page).click();
  await miniCartLines(page).nth(1).waitFor();
  expect(await miniCartLines(page).locator('img').count()).toBe(2);
  const shown = await page.locator('[id]:has(> [aria-label="In your mini-cart"])').evaluate((element) => ({
    names: [...element.querySelectorAll('li a:not([aria-label])')].map(({ textContent }) => textContent),
    times: [...element.querySelectorAll('li p')].map(({ textContent }) => textContent),
    labels: [...element.querySelectorAll('li [aria-label]')].map((link) => link.getAttribute('aria-label')),
    removals: [...element.querySelectorAll('li [aria-label]')].map((link) => link.getAttribute('href')?.split('_wpnonce')[0]),
    subtotal: element.querySelector(':scope > p')?.textContent,
    ways: [...element.querySelectorAll(':scope > div a')].map((link) => [
      link.textContent,
      new URL((link as HTMLAnchorElement).href).pathname,
    ]),
  }));
  const legacy = await page.evaluate(async () => {
    const response = await fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' });
    const { fragments } = (await response.json()) as { fragments: Record<string, string> };
    const markup = fragments['div.widget_shopping_cart_content'] ?? '';
    const { body } = new DOMParser().parseFromString(markup, 'text/html');
    const tidy = (element: Element | null) => element?.textContent.replace(/\s+/g, ' ').trim();
    return {
      names: [...body.querySelectorAll('li > a:not(.remove)')].map(tidy),
      times: [...body.querySelectorAll('li > span.quantity')].map(tidy),
      labels: [...body.querySelectorAll('li > a.remove')].map((link) => link.getAttribute('aria-label')),
      removals: [...body.querySelectorAll('li > a.remove')].map((link) => link.getAttribute('href')?.split('_wpnonce')[0]),
      subtotal: tidy(body.querySelector('.total')),
      ways: [...body.querySelectorAll('.buttons a')].map((link) => [link.textContent, link.getAttribute('href')]),
    };
  });
  expect(shown).toEqual(legacy);
  expect(shown.times[0]).toMatch(/^2 × €[\d.,]+$/);
  // The only request is the test's own.
  expect(requests).toEqual(['/']);
  expect(await shifts()).toEqual([]);
  expect(problems).toEqual([]);
});

test('[F32] the mini-cart works with keyboard and mouse, and has no accessibility violations in either theme', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.goto(quietPage);
  await waitForCount(page, 1);
  const toggle = miniCartToggle(page);
  await toggle.focus();
  expect(await toggle.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await miniCartLines(page).first().waitFor();
  expect(await toggle.getAttribute('aria-expanded')).toBe('true');
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: /^Remove .* from cart/ }).focus();
  await page.keyboard.press('Escape');
  await miniCartLines(page).first().waitFor({ state: 'detached' });
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
  await toggle.hover();
  await miniCartLines(page).first().waitFor();
  await page.mouse.move(300, 700);
  await miniCartLines(page).first().waitFor({ state: 'detached' });
});

test('[F32, F118] a cart that can’t be loaded isn’t shown as empty, shows the reason, and can be retried', async () => {
  const { page } = await openPage();
  await fillCart(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(quietPage);
  await miniCartToggle(page).click();
  const alert = page.getByRole('banner').getByRole('alert').filter({ hasText: 'You are probably offline.' });
  await alert.waitFor();
  expect(await page.getByText('No products in the cart.').count()).toBe(0);
  await expect.poll(() => miniCartToggle(page).textContent()).toBe('Mini-cart: Show');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await miniCartLines(page).first().waitFor();
  await alert.waitFor({ state: 'detached' });
  expect(await miniCartToggle(page).textContent()).toContain('€');
});

test('[F33] the mini-cart appears as soon as an add starts, and hides again if that first add fails', async () => {
  const { page } = await openPage();
  const shifts = await watchShifts(page);
  await page.goto('/shop/?in_stock=1', { waitUntil: 'networkidle' });
  const toggle = miniCartToggle(page);
  expect(await toggle.isVisible()).toBe(false);
  const cutNow: (() => void)[] = [];
  await page.route('**/graphql', async (route) => {
    await new Promise<void>((resolve) => cutNow.push(resolve));
    await route.abort();
  });
  await buyForms(page).first().getByRole('button').click();
  await toggle.filter({ hasText: 'Updating...' }).waitFor();
  await expect.poll(() => cutNow.length).toBe(1);
  expect(await shifts()).toEqual([]);
  const place = await cartLink(page).boundingBox();
  cutNow[0]?.();
  await toggle.waitFor({ state: 'hidden' });
  expect(await cartLink(page).boundingBox()).toEqual(place);
  await page.unrouteAll();
  await buyForms(page).first().getByRole('button').click();
  await toggle.filter({ hasText: /€/ }).waitFor();
});

test('[F34, F19] a line being removed is covered and removed only once, and undo restores it', async () => {
  const { page, problems } = await openPage();
  await fillCart(page, { cards: 2, quantity: '2' });
  await page.goto(quietPage);
  await waitForCount(page, 4);
  await miniCartToggle(page).click();
  const line = miniCartLines(page).first();
  const before = await line.textContent();
  let removals = 0;
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/graphql', async (route) => {
    if (!isChange(route)) return route.continue();
    removals += 1;
    await held;
    return route.continue();
  });
  await line.getByRole('link', { name: /^Remove/ }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => line.getAttribute('aria-busy')).toBe('true');
  await line.getByText('Updating...').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await waitForCount(page, 2);
  expect(removals).toBe(1);
  expect(await miniCartLines(page).count()).toBe(1);
  // Keyboard focus moves to the next line.
  const next = miniCartLines(page).getByRole('link', { name: /^Remove/ });
  expect(await next.evaluate((element) => element === document.activeElement)).toBe(true);
  const toast = page.getByRole('alert').filter({ hasText: /has been removed from your cart/ });
  await toast.waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await waitForCount(page, 4);
  await miniCartToggle(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => miniCartLines(page).last().textContent()).toBe(before);
  expect(await countOnServer(page)).toBe(4);
  expect(problems).toEqual([]);
});

describe('[F35] a failed removal in the mini-cart', () => {
  const withoutCart = JSON.stringify({
    data: { result: { __typename: 'RemoveCartLinePayload', viewer: { id: 'me', cartHash: '', cart: null } } },
  });
  const ways: typeof noAnswers = [
    ...noAnswers,
    ['the response has no cart', '', (route) => route.fulfill({ contentType: 'application/json', body: withoutCart })],
  ];

  test('follows the line’s own URL, which removes it and ends on the cart page', async () => {
    const { page } = await openPage();
    await fillCart(page, { cards: ways.length + 1 });
    let left = ways.length + 1;
    const visited: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(new URL(request.url()).search);
    });
    for (const [name, , answer] of ways) {
      await page.goto(quietPage);
      await waitForCount(page, left);
      await miniCartToggle(page).click();
      await page.route('**/graphql', (route) => (isChange(route) ? answer(route) : route.continue()));
      visited.length = 0;
      await miniCartLines(page)
        .first()
        .getByRole('link', { name: /^Remove/ })
        .click();
      await page.waitForURL('**/cart/');
      left -= 1;
      await page.getByText(`Subtotal (${left} item${left === 1 ? '' : 's'})`).waitFor();
      expect(visited[0], name).toMatch(/^\?remove_item=[0-9a-f]{32}&_wpnonce=/);
      await page.unrouteAll();
    }
  });

  test('without a network shows an error, keeps the cart, and can be retried', async () => {
    const { page } = await openPage();
    await fillCart(page, { cards: 2 });
    await page.goto(quietPage);
    await waitForCount(page, 2);
    await miniCartToggle(page).click();
    await miniCartLines(page).nth(1).waitFor();
    // The network is down although the browser reports that it is online.
    await page.route('**/*', (route) => route.abort());
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await miniCartLines(page)
      .first()
      .getByRole('link', { name: /^Remove/ })
      .click();
    await page.getByRole('alert').filter({ hasText: 'You are probably offline.' }).waitFor();
    expect(await miniCartLines(page).count()).toBe(2);
    expect(new URL(page.url()).pathname).toBe(quietPage);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForCount(page, 1);
    expect(await countOnServer(page)).toBe(1);
  });
});

test('[F32, F35] without JavaScript, the header has a cart link and no mini-cart', async () => {
  const { page } = await openPage(noScript);
  await fillCart(page);
  await page.goto(quietPage);
  expect(await page.getByRole('button', { name: /^Mini-cart/ }).count()).toBe(0);
  await cartLink(page).click();
  await page.waitForURL('**/cart/');
});
