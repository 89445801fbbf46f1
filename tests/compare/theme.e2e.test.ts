import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { openTheme } from '../legacy/themePage.ts';

// The old theme's compare plugin against the built shop: its pages and the storefront show the same list.

const folder = path.join(import.meta.dirname, '../legacy/clients');
const badge = '.re-compare-notice';
const items = '#re-compare-bar .re-compare-item';

interface Group {
  slug: string;
  databaseId: number;
}

interface Comparable {
  databaseId: number;
  name: string;
  compareGroup: Group;
}

interface OwnList {
  totalCount: number;
  productIds: number[];
}

async function openCompare() {
  const theme = await openTheme();
  const { page } = theme;
  const ask = async <Data>(query: string) => {
    const answer = await page.request.post('/graphql', { data: { query } });
    return ((await answer.json()) as { data: Data }).data;
  };
  const query = '{ compareSearch(query: "headphones", group: "headphones") { databaseId name compareGroup { slug databaseId } } }';
  const [one, two] = (await ask<{ compareSearch: Comparable[] }>(query)).compareSearch;
  if (!one || !two) throw new Error('The demo catalogue lacks headphones');
  await page.context().route('**/legacy-test/compare.*', (route) => {
    const name = path.basename(new URL(route.request().url()).pathname);
    const body = readFileSync(path.join(folder, name), 'utf8')
      .replaceAll('%SIMPLE%', String(one.databaseId))
      .replaceAll('%OTHER%', String(two.databaseId))
      .replaceAll('%GROUP%', one.compareGroup.slug)
      .replaceAll('%TERMS%', 'headphones,audio');
    return route.fulfill({ body, contentType: name.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8' });
  });
  const open = async () => {
    await page.goto('/legacy-test/compare.html');
    await theme.raised('panel_loaded');
  };
  await open();
  return {
    ...theme,
    one,
    two,
    open,
    /** Queries the list as a page of the storefront does. */
    list: (): Promise<OwnList> =>
      page.evaluate(async () => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ query: '{ viewer { compare { totalCount productIds } } }' });
        const answer = await fetch('/graphql', { method: 'POST', headers, body });
        return ((await answer.json()) as { data: { viewer: { compare: OwnList } } }).data.viewer.compare;
      }),
  };
}

describe('[F139] a theme’s page with a comparison', () => {
  test('[F69, F70, F71, F72, F74, F76] updates all buttons of a product, badge and panel, also after opening the page again and removing', async () => {
    const { page, one, two, raised, events, open, list, problems } = await openCompare();
    expect(await page.locator('#re-compare-icon-fixed').getAttribute('class')).toBe('rhhidden');
    await page.getByText('Compare one', { exact: true }).click();
    await raised('compare_add');
    await page.getByText('Compare two').click();
    await raised('compare_add', 2);
    for (const button of await page.locator(`.addcompare-id-${one.databaseId}`).all()) {
      expect(await button.getAttribute('class')).toMatch(/ comparing$/);
    }
    expect(await page.locator(badge).textContent()).toBe('2');
    expect(await page.locator(`${items} .re-compare-title`).allTextContents()).toEqual([one.name, two.name]);
    expect(await list()).toEqual({ totalCount: 2, productIds: [one.databaseId, two.databaseId] });

    await open();
    expect(await events()).toEqual(['panel_loaded']);
    expect(await page.locator(badge).textContent()).toBe('2');
    expect(await page.locator(`${items} .re-compare-title`).allTextContents()).toEqual([one.name, two.name]);
    expect(await page.locator('.comparing').count()).toBe(3);
    expect(await page.locator(`.re-compare-tab-${one.compareGroup.databaseId}`).getAttribute('data-comparing')).toBe(
      `${one.databaseId},${two.databaseId}`,
    );

    // The panel's close button removes products, and the icon goes with the last one.
    await page.locator(`.compare-item-${one.databaseId} .re-compare-new-close`).click();
    await raised('compare_remove');
    expect(await page.locator(badge).textContent()).toBe('1');
    expect(await list()).toEqual({ totalCount: 1, productIds: [two.databaseId] });
    await page.locator('.re-compare-new-close').click();
    await raised('compare_remove', 2);
    expect(await page.locator('#re-compare-icon-fixed').getAttribute('class')).toBe('rhhidden');
    expect(await page.locator(items).count()).toBe(0);
    expect(await list()).toEqual({ totalCount: 0, productIds: [] });
    expect(problems).toEqual([]);
  });

  test('[F78, F86] explains why “Go to compare” stays, and opens the shop’s chart with two products', async () => {
    const { page, one, two, raised } = await openCompare();
    const go = page.getByText('Go to compare');
    await go.click();
    expect(await page.locator('.re-compare-error').last().textContent()).toBe(
      'Please, add items to this compare group or choose not empty group',
    );
    await page.getByText('Compare one', { exact: true }).click();
    await raised('compare_add');
    await go.click();
    expect(await page.locator('.re-compare-error').last().textContent()).toBe('Please, add more items to compare');
    await page.getByText('Compare two').click();
    await raised('compare_add', 2);
    await go.click();
    await page.waitForURL(`**/compare/headphones/?compareids=${one.databaseId},${two.databaseId}`);
    for (const { name } of [one, two]) await page.getByText(name).first().waitFor();
  });

  test('[F80, F82] searches within the page’s categories, and its results are compare buttons', async () => {
    const { page, one, raised, list } = await openCompare();
    await page.getByRole('searchbox').fill('headphone');
    await page.keyboard.press('s');
    await raised('compare_found');
    const result = page.locator(`.re-search-result-div.addcompare-id-${one.databaseId}`);
    await result.click();
    await raised('compare_add');
    expect(await result.getAttribute('class')).toMatch(/ comparing$/);
    expect((await list()).productIds).toEqual([one.databaseId]);
    await page.getByRole('searchbox').fill('smartphon');
    await page.keyboard.press('e');
    await raised('compare_found', 2);
    expect(await page.locator('.re-compare-search-output .no-result').textContent()).toBe('No results found');
  });
});
