import { expect, test } from 'vitest';
import { openPage } from '../support/browser.ts';

test('every footer link leads to an existing page, and every anchor exists', async () => {
  const { page, url } = await openPage();
  await page.goto('/shop/');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  expect(hrefs.length).toBeGreaterThan(15);
  for (const href of hrefs) {
    const response = await fetch(url(href));
    const html = await response.text();
    const place = href.split('#')[1];
    const isThere = place === undefined || html.includes(`id="${place}"`);
    expect({ href, status: response.status, isThere }).toEqual({ href, status: 200, isThere: true });
  }
});
