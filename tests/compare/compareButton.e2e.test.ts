import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { problemsInBothThemes } from '../kit/themes.ts';
import { openPage } from '../support/browser.ts';
import { layoutShifts } from '../support/layoutShift.ts';
import { shopUrl } from '../support/shopUrl.ts';
import { served, textOf } from './chartPages.ts';
import {
  buttonsOf,
  cardButtons,
  comparedOnServer,
  compareIcon,
  fillCompare,
  headphones,
  delayChanges,
  phones,
  productsOf,
  quietPage,
  waitForBadge,
  waitForState,
} from './comparePages.ts';

// Compare buttons and the fixed icon in a real browser.

/** Freezes time until the test advances it; the clock must have been installed before the page was loaded. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

const patient = { timeout: 10_000 };
const isDone = (page: Page) => cardButtons(page).first().getAttribute('data-processed');

test('[F6] only cards of comparable products have a compare button', async () => {
  const query = '{ products(first: 24, filter: { category: "electronics" }) { edges { node { name compareGroup { id } } } } }';
  const headers = { 'content-type': 'application/json' };
  const asked = await fetch(`${shopUrl()}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  interface Node {
    name: string;
    compareGroup: object | null;
  }
  const { data } = (await asked.json()) as { data: { products: { edges: { node: Node }[] } } };
  const nodes = data.products.edges.map(({ node }) => node);
  expect(new Set(nodes.map(({ compareGroup }) => compareGroup === null))).toEqual(new Set([true, false]));
  const { html } = await served('/?product_cat=electronics');
  const cards = [...html.matchAll(/<article[\s\S]*?<\/article>/g)].map(([card]) =>
    textOf(card.replaceAll(/ aria-label="([^"]*)"/g, '>$1<')),
  );
  for (const { name, compareGroup } of nodes) {
    const card = cards.find((text) => text.includes(name)) ?? '';
    expect([name, card.includes(`Compare: ${name}`)]).toEqual([name, compareGroup !== null]);
  }
});

test('[F69, F71, F73, F75] the compare button shows loading, confirms for 300 ms, toggles, and updates badge and icon', async () => {
  const { page, problems } = await openPage();
  await page.clock.install();
  await page.goto(phones);
  const button = cardButtons(page).first();
  expect(await compareIcon(page).count()).toBe(0);
  await waitForState(button, 'not-incompare');

  const release = await delayChanges(page);
  await button.click();
  await waitForState(button, 'loading');
  expect(await button.getAttribute('aria-busy')).toBe('true');
  // Pressing the button again doesn't start another change.
  await button.click();
  await stopClock(page);
  release();
  await waitForState(button, 'comparing');
  await expect.poll(() => isDone(page), patient).toBe('true');
  await page.clock.runFor(299);
  expect(await isDone(page)).toBe('true');
  await page.clock.runFor(1);
  await expect.poll(() => isDone(page)).toBe('false');
  await waitForBadge(page, 1);
  expect((await comparedOnServer(page)).totalCount).toBe(1);

  await cardButtons(page).nth(1).click();
  await waitForBadge(page, 2);
  await page.clock.runFor(300);
  await button.click();
  await expect.poll(() => isDone(page), patient).toBe('true');
  await waitForState(button, 'not-incompare');
  await page.clock.runFor(300);
  await expect.poll(() => isDone(page)).toBe('false');
  await waitForBadge(page, 1);
  await cardButtons(page).nth(1).click();
  await compareIcon(page).waitFor({ state: 'detached' });
  expect(await comparedOnServer(page)).toEqual({ totalCount: 0, productIds: [] });
  expect(problems).toEqual([]);
});

test('[F69] if its code can’t be loaded, the compare button is reset and an error is shown', async () => {
  const { page } = await openPage();
  await page.goto(phones);
  await page.route(/toggleCompare/, (route) => route.abort());
  const button = cardButtons(page).first();
  await button.click();
  await page.getByRole('alert').filter({ hasText: 'An error has occured.' }).waitFor();
  await waitForState(button, 'not-incompare');
  // The next press requests the code again.
  await page.unroute(/toggleCompare/);
  await button.click();
  await waitForState(button, 'comparing');
});

test('[F69, F71] buttons pressed before their code has loaded show loading at once, and send one request each, in order', async () => {
  const { page } = await openPage();
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/toggleCompare/, async (route) => {
    await held;
    return route.continue();
  });
  await page.goto('/?product_cat=cookware');
  const products = await productsOf(page, 'cookware', 6);
  const pressed = [4, 1, 5, 0, 3, 2].flatMap((place) => products[place] ?? []);
  await page.evaluate(
    (names) => {
      for (const name of names) document.querySelector<HTMLElement>(`main article button[aria-label="Compare: ${name}"]`)?.click();
    },
    [...pressed, ...pressed.slice(0, 3)].map(({ name }) => name),
  );
  expect(await page.locator('main article [data-state=loading]').count()).toBe(6);
  release();
  await waitForBadge(page, 6);
  await expect.poll(() => page.locator('main article [data-state=comparing]').count(), patient).toBe(6);
  expect((await comparedOnServer(page)).productIds).toEqual(pressed.map(({ databaseId }) => databaseId));
});

test('[F70] all compare buttons of a product change together: card, quick view, live search and product page', async () => {
  const { page, problems } = await openPage();
  const [product] = await productsOf(page, 'phones', 1);
  if (!product) return;
  await page.goto(phones);
  const states = () => buttonsOf(page, product.name).evaluateAll((all) => all.map((button) => button.dataset.state));
  expect(await states()).toEqual(['not-incompare']);

  await page.getByRole('button', { name: `Quick view of ${product.name}` }).click();
  const popup = page.getByRole('dialog', { name: `Quick view of ${product.name}` });
  await popup.getByRole('button', { name: /^Compare: / }).click();
  await expect.poll(states, patient).toEqual(['comparing', 'comparing']);
  await page.keyboard.press('Escape');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: 'Search the shop' }).fill(product.name);
  const kept = page
    .getByRole('list', { name: 'Compare search results' })
    .getByRole('button', { name: `Compare: ${product.name}`, exact: true });
  await waitForState(kept, 'comparing');
  await kept.click();
  await waitForState(kept, 'not-incompare');
  expect(new Set(await states())).toEqual(new Set(['not-incompare']));
  await kept.click();
  await waitForState(kept, 'comparing');
  await page.getByRole('listbox').getByRole('option', { name: product.name }).first().click();

  await page.waitForURL(`**${product.url}`);
  const own = page
    .locator('main article')
    .first()
    .getByRole('button', { name: `Compare: ${product.name}`, exact: true });
  await waitForState(own, 'comparing');
  await own.click();
  await waitForState(own, 'not-incompare');
  await page.goBack();
  await cardButtons(page).first().waitFor();
  expect(new Set(await states())).toEqual(new Set(['not-incompare']));
  expect(problems).toEqual([]);
});

test('[F71] after ten quick presses on one or several products, buttons and badge match the server', async () => {
  const { page } = await openPage();
  await page.goto(headphones);
  const count = await cardButtons(page).count();
  await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLButtonElement>('main article button[data-state]')];
    for (let press = 0; press < 10; press += 1) all[press % 2 === 0 ? 0 : press % all.length]?.click();
  });
  await expect.poll(() => page.locator('main article [data-state=loading]').count(), patient).toBe(0);
  const { totalCount, productIds } = await comparedOnServer(page);
  expect(totalCount).toBeGreaterThan(0);
  expect(productIds).toHaveLength(totalCount);
  await waitForBadge(page, totalCount);
  expect(await page.locator('main article [data-state=comparing]').count()).toBe(totalCount);
  expect(totalCount).toBeLessThanOrEqual(count);

  // Pressed whenever a response arrives: ten changes of one product end in the initial state.
  const button = cardButtons(page).first();
  const state = await button.getAttribute('data-state');
  await button.evaluate(async (element: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) {
      const before = element.ariaPressed;
      element.click();
      while (element.ariaPressed === before || element.ariaBusy === 'true') await new Promise(requestAnimationFrame);
    }
  });
  expect(await button.getAttribute('data-state')).toBe(state);
  const after = await comparedOnServer(page);
  expect(after.totalCount).toBe(totalCount);
  await waitForBadge(page, after.totalCount);
});

test('[F73, F76] a second page shows buttons and icon without requests or layout shift, a new tab sends one, and the chart has no icon', async () => {
  const { page, requests } = await openPage();
  // A visitor without compared products sends no request.
  await page.goto(phones, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  const { phones: compared } = await fillCompare(page, { phones: 2 });
  await waitForBadge(page, 2);
  requests.length = 0;
  await page.goto(phones);
  await waitForBadge(page, 2);
  expect(await page.locator('main article [data-state=comparing]').count()).toBe(2);
  expect(await layoutShifts(page)).toEqual([]);
  expect(requests).toEqual([]);

  await page.goto(`/compare/phones/?compareids=${compared.map(({ databaseId }) => databaseId).join(',')}`);
  // The visitor's own data has loaded.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('wc_fragments_souk')), patient).toContain('productIds');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await compareIcon(page).count()).toBe(0);

  await page.goto(quietPage);
  await compareIcon(page).waitFor();
  expect(await compareIcon(page).getAttribute('href')).toBe('/compare/');
  const [opened] = await Promise.all([page.context().waitForEvent('page'), compareIcon(page).click({ modifiers: ['Control'] })]);
  await opened.waitForURL('**/compare/');
  await opened.getByRole('heading', { level: 1, name: 'Compare' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);

  const tab = await page.context().newPage();
  const asked: string[] = [];
  tab.on('request', (request) => request.url().endsWith('/graphql') && asked.push(request.postData() ?? ''));
  await tab.goto(phones);
  await waitForBadge(tab, 2);
  expect(asked).toHaveLength(1);
});

test('[F73] the icon covers no other fixed element in wide and narrow windows, and has no accessibility violations', async () => {
  const { page } = await openPage();
  const { phones: compared } = await fillCompare(page, { phones: 1 });
  await page.goto(compared[0]?.url ?? '');
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await compareIcon(page).waitFor();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const top = page.getByRole('button', { name: 'Back to top' });
    await top.waitFor();
    const neighbours = page.getByRole('navigation', { name: 'Previous and next product' }).getByRole('link');
    await neighbours.first().waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    const icon = await compareIcon(page).boundingBox();
    for (const other of [top, ...(await neighbours.all()), page.getByRole('navigation', { name: 'Toolbar', includeHidden: true })]) {
      const box = await other.boundingBox();
      if (!icon || !box) continue;
      const isApart =
        icon.x + icon.width <= box.x || box.x + box.width <= icon.x || icon.y + icon.height <= box.y || box.y + box.height <= icon.y;
      expect(isApart, `${JSON.stringify(icon)} and ${JSON.stringify(box)}`).toBe(true);
    }
  }
  expect(await problemsInBothThemes(page)).toEqual([]);
});
