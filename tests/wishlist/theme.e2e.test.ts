import { expect, test } from 'vitest';
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

test('[F88, F90, F91, F92, F95, F138, F139] a theme’s page adds and removes as the storefront, and shows the current list when loaded again', async () => {
  const { page, products, requests, raised, list, problems } = await openHearts();
  const heart = page.getByRole('button', { name: 'Wish for one' });
  const other = page.getByRole('button', { name: 'Wish for two' });
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

  // A restricted heart sends nothing.
  requests.length = 0;
  await page.getByRole('button', { name: 'Only members' }).click();
  await other.click();
  await raised('heart_200', 3);
  expect(requests.length).toBe(1);
  expect((await list()).totalCount).toBe(1);
  expect(problems).toEqual([]);

  // The page itself is as from a cache.
  await page.goto('/legacy-test/hearts.html');
  await raised('wishes_refreshed');
  expect(await other.getAttribute('class')).toBe('heartplus alreadywish');
  expect(await page.locator(`#wishcount${products.other}`).textContent()).toBe('1');
  expect(await heart.getAttribute('class')).toBe('heartplus');
  expect(await page.locator(badge).getAttribute('class')).not.toContain('rhhidden');
  expect(await page.locator(badge).textContent()).toBe('1');

  // With a stale token, the heart keeps loading, and nothing is stored.
  await page.evaluate('window.rhscriptvars.wishnonce = "old"');
  await heart.click();
  await raised('heart_403');
  expect(await heart.getAttribute('class')).toBe('heartplus loading');
  expect((await list()).totalCount).toBe(1);
});
