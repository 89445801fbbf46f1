import { expect, test } from 'vitest';
import { served } from '../compare/chartPages.ts';

test('every footer link leads to an existing page, and every anchor exists', async () => {
  const [footer = ''] = /<footer[\s\S]*<\/footer>/.exec((await served('/shop/')).html) ?? [];
  const hrefs = new Set([...footer.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')));
  expect(hrefs.size).toBeGreaterThan(15);
  for (const href of hrefs) {
    const { status, html } = await served(href);
    const place = href.split('#')[1];
    const isThere = place === undefined || html.includes(`id="${place}"`);
    expect({ href, status, isThere }).toEqual({ href, status: 200, isThere: true });
  }
});
