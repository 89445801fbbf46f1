import { describe, expect, test } from 'vitest';
import { openTheme } from '../legacy/themePage.ts';

// The old theme's heart buttons against the built shop: its pages and the storefront show the same wishlist.

const badge = '.rh-wishlistmenu-link .rh-icon-notice';

interface OwnList {
  totalCount: number;
  productIds: number[];
}

async function openHearts() {
  const theme = await openTheme();
  const { page } = theme;
  await page.goto('/legacy-test/hearts.html');
  await theme.raised('wishes_refreshed');
  return {
    ...theme,
    /** Queries the list as a page of the storefront does. */
    async list(): Promise<OwnList> {
      return page.evaluate(async () => {
        const query = '{ viewer { wishlist { totalCount productIds } } }';
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
        return ((await answer.json()) as { data: { viewer: { wishlist: OwnList } } }).data.viewer.wishlist;
      });
    },
  };
}

describe('[F139] a theme’s page with hearts', () => {
  test('[F88, F90] adds and removes a product with count, badge and message, and the storefront shows the same list', async () => {
    const { page, products, raised, list, problems } = await openHearts();
    const heart = page.getByRole('button', { name: 'Wish for one' });
    await heart.click();
    await raised('heart_200');
    expect(await heart.getAttribute('class')).toBe('heartplus alreadywish');
    expect(await page.locator(`#wishcount${products.simple}`).textContent()).toBe('5');
    expect(await page.locator(badge).textContent()).toBe('1');
    expect(await page.locator('#toast').textContent()).toBe('One is on the list');
    expect(await list()).toEqual({ totalCount: 1, productIds: [products.simple] });

    await heart.click();
    await raised('heart_200', 2);
    expect(await heart.getAttribute('class')).toBe('heartplus');
    expect(await page.locator(`#wishcount${products.simple}`).textContent()).toBe('4');
    expect(await page.locator(badge).textContent()).toBe('0');
    expect(await page.locator('#toast').textContent()).toBe('One is off the list');
    expect(await list()).toEqual({ totalCount: 0, productIds: [] });
    expect(problems).toEqual([]);
  });

  test('[F91] sends nothing for a restricted heart', async () => {
    const { page, requests, raised, list } = await openHearts();
    requests.length = 0;
    await page.getByRole('button', { name: 'Only members' }).click();
    await page.getByRole('button', { name: 'Wish for two' }).click();
    await raised('heart_200');
    expect(requests.length).toBe(1);
    expect((await list()).totalCount).toBe(1);
  });

  test('[F92] shows the current wishlist when loaded again, as from a cache', async () => {
    const { page, products, raised } = await openHearts();
    await page.getByRole('button', { name: 'Wish for two' }).click();
    await raised('heart_200');
    await page.goto('/legacy-test/hearts.html');
    await raised('wishes_refreshed');
    expect(await page.getByRole('button', { name: 'Wish for two' }).getAttribute('class')).toBe('heartplus alreadywish');
    expect(await page.locator(`#wishcount${products.other}`).textContent()).toBe('1');
    expect(await page.getByRole('button', { name: 'Wish for one' }).getAttribute('class')).toBe('heartplus');
    expect(await page.locator(badge).getAttribute('class')).not.toContain('rhhidden');
    expect(await page.locator(badge).textContent()).toBe('1');
  });

  test('[F95, F138] keeps the heart loading with a stale token, and stores nothing', async () => {
    const { page, raised, list } = await openHearts();
    await page.evaluate('window.rhscriptvars.wishnonce = "old"');
    const heart = page.getByRole('button', { name: 'Wish for one' });
    await heart.click();
    await raised('heart_403');
    expect(await heart.getAttribute('class')).toBe('heartplus loading');
    expect((await list()).totalCount).toBe(0);
  });
});
