import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GraphQLResponse } from 'relay-runtime';
import { expect, test } from 'vitest';
import type { WebEntry } from '../../server/pages/renderer.ts';
import { shopUrl } from '../support/shopUrl.ts';

// Pages are rendered from the data that the shop sent with them, with and without the markup of earlier pages (decision 0040).

const entryFile = pathToFileURL(path.resolve('dist/web-server/entryServer.js')).href;

const assets = () => ({ scripts: ['/entry.js'], styles: ['/a.css'], preloads: [], themeColours: ['#000', '#fff'] });

async function pageData(url: string): Promise<Map<string, GraphQLResponse>> {
  const text = await (await fetch(url)).text();
  const json = /<script id="page-data" type="application\/json">(.*?)<\/script>/s.exec(text)?.[1] ?? '';
  return new Map((JSON.parse(json) as { carried: [string, GraphQLResponse][] }).carried);
}

test('[I63] every page has the same bytes, whichever pages were rendered before', async () => {
  const entry = (await import(/* @vite-ignore */ entryFile)) as WebEntry;
  const shop = await (await fetch(`${shopUrl()}/shop/`)).text();
  const products = [...new Set([...shop.matchAll(/href="(\/product\/[^"#?]+)"/g)].map(([, found]) => found ?? ''))].slice(0, 4);
  const lists = ['/shop/', '/shop/?orderby=price', '/shop/?on_sale=1', '/?product_cat=kitchen', '/?product_cat=kitchen&orderby=date'];
  const paths = ['/', ...lists, '/?s=lamp', '/?s=nothing-is-called-so', '/deals/', '/terms/', '/no-such-page/', ...products];
  const kept = entry.markupCache(16 * 1024 * 1024);
  const dataOf = new Map(await Promise.all(paths.map(async (at) => [at, await pageData(shopUrl() + at)] as const)));

  async function html(at: string, markup: typeof kept | null): Promise<string> {
    const output = await entry.render({
      request: new Request(shopUrl() + at),
      execute: ({ id }, variables) => {
        const answer = dataOf.get(at)?.get(`${id} ${JSON.stringify(variables)}`);
        return answer ? Promise.resolve(structuredClone(answer)) : Promise.reject(new Error(`${at} has no answer to ${id}`));
      },
      assets,
      extras: { styleGuide: true },
      markup,
      flash: null,
    });
    return output.kind === 'page' ? Buffer.from(output.html).toString() : output.response.statusText;
  }
  // The first rendering imports pages, which changes the order of the data.
  for (const at of paths) await html(at, null);
  const plain = new Map<string, string>();
  for (const at of paths) plain.set(at, await html(at, null));
  for (const at of [...paths, ...paths.toReversed()]) expect(await html(at, kept), at).toBe(plain.get(at));
  expect(kept.size).toBeGreaterThan(50);
});
