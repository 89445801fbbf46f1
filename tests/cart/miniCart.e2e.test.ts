import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { watchShifts } from '../support/layoutShift.ts';
import { waitForCount } from './freshnessDriver.ts';
import { miniCartLines, miniCartToggle, quietPage } from './cartSurfaces.ts';
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
  const shown = await page.locator('[id]:has(> [aria-label="Items in your cart"])').evaluate((element) => ({
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
  // The label takes the amount's place, so the link is wider again; nothing around it moves.
  const neighbour = page.getByRole('banner').getByRole('link', { name: /^Wishlist/ });
  const places = async () => [await neighbour.boundingBox(), (await cartLink(page).boundingBox())?.x];
  const before = await places();
  cutNow[0]?.();
  await toggle.waitFor({ state: 'hidden' });
  expect(await places()).toEqual(before);
  await page.unrouteAll();
  await buyForms(page).first().getByRole('button').click();
  await toggle.filter({ hasText: /€/ }).waitFor();
});

test('[F32, F35] without JavaScript, the header has a cart link and no mini-cart', async () => {
  const { page } = await openPage(noScript);
  await fillCart(page);
  await page.goto(quietPage);
  expect(await page.getByRole('button', { name: /^Mini-cart/ }).count()).toBe(0);
  expect(await cartLink(page).getAttribute('href')).toBe('/cart/');
});
