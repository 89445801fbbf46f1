import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { newClient, tokenOf, type Client } from './client.ts';

// The header's search through both APIs: the old scripts' request, and the storefront's query.

let db: Db;
let shop: TestApp;
let client: Client;

beforeAll(async () => {
  db = await freshDb();
  const kitchen = await db.prisma.category.create({ data: { slug: 'kitchen', name: 'Kitchen' } });
  const names = [
    'Oak bench',
    'Oak chair',
    'Oak chest',
    'Oak desk',
    'Oak shelf',
    'Oak table',
    'Oak spoon',
    'Wok <b>Chef’s</b> & "Son"',
    "Cook's pan",
  ];
  for (const [index, name] of names.entries()) {
    const product = await makeProduct(db, { name, createdAt: new Date(testNow.getTime() + index * 60_000), totalSales: 100 - index * 10 });
    if (/spoon|Wok|pan/.test(name)) await db.prisma.productCategory.create({ data: { productId: product.id, categoryId: kitchen.id } });
    await refreshProducts(db.pool, [product.id], testNow);
  }
  await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
  shop = await testApp(db);
  client = newClient(shop.app);
});
afterAll(() => shop.app.close());

interface Answer {
  re_data: string;
  re_total_inlist: number;
  re_search_query: string;
}

async function search(form: object, security?: string) {
  const token = security ?? (await tokenOf(client, ['rhscriptvars', 'searchnonce']));
  const fields = { action: 'rehub_ajax_search', posttypesearch: 'product', enable_compare: '', catid: '', security: token, ...form };
  return client.send('POST', '/wp-admin/admin-ajax.php', { form: fields, headers: { 'x-requested-with': 'XMLHttpRequest' } });
}

/** Returns the names and URLs in the markup, in order. */
const hits = (markup: string) =>
  [...markup.matchAll(/<h3 class="re-search-result-title"><a href="([^"]+)">([^<]*)<\/a><\/h3>/g)].map(([, url, name]) => ({ name, url }));

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

const document = `query ($query: String!, $category: String) {
  liveSearch(query: $query, category: $category) { totalCount products { name url } } }`;

describe('[F127, F139] rehub_ajax_search', () => {
  it.each([
    ['oak', ''],
    ['oak', 'kitchen'],
    ['oak ch', ''],
    ["cook's", ''],
    ["cook's", 'no-such-category'],
    ['wok <b>', ''],
    ['spon', ''],
    ['nothing like it', ''],
    ['%%% ---', ''],
    ['', ''],
    ['', 'kitchen'],
  ])('finds the same as liveSearch for %j in %j, in the same order, five at most', async (query, category) => {
    const answer = (await search({ re_string: query, catid: category })).json<Answer>();
    const { liveSearch } = await client.gql<{ liveSearch: { totalCount: number; products: { name: string; url: string }[] } }>(document, {
      query,
      category: category || null,
    });
    expect(hits(answer.re_data)).toEqual(liveSearch.products.map(({ name, url }) => ({ name: escaped(name), url })));
    expect(answer.re_total_inlist).toBe(liveSearch.totalCount);
    expect(liveSearch.products.length).toBe(Math.min(5, liveSearch.totalCount));
    expect(answer.re_search_query).toBe(query);
  });

  it('searches the whole shop or a category, and tolerates typos', async () => {
    const found = async (form: object) => {
      const { re_data, re_total_inlist } = (await search(form)).json<Answer>();
      return [hits(re_data).length, re_total_inlist];
    };
    expect(await found({ re_string: 'oak' })).toEqual([5, 7]);
    expect(await found({ re_string: 'oak', catid: 'kitchen' })).toEqual([1, 1]);
    expect(await found({ re_string: 'oak bensh' })).not.toEqual([0, 0]);
    expect(await found({ re_string: "cook's" })).toEqual([1, 1]);
    expect(await found({ re_string: '' })).toEqual([5, 9]);
  });

  it('[F7] shows a message without results, and otherwise a link to all results', async () => {
    const none = (await search({ re_string: 'nothing like it' })).json<Answer>();
    expect(none.re_data).toBe('<div class="re-aj-search-wrap-results"><div class="no-result">No results found</div></div>');
    const { re_data: markup } = (await search({ re_string: "cook's", catid: 'kitchen' })).json<Answer>();
    expect(markup).toMatch(/^<div class="re-aj-search-wrap-results"> <div class="re-search-result-div">.*<\/div> <\/div>$/);
    expect(markup).toContain(
      '<div class="re-aj-search-result-msg"><a href="/?s=cook%27s&amp;post_type=product&amp;product_cat=kitchen">View all results</a></div>',
    );
  });

  it.each(["cook's", 'a "b" <i>c</i> \\ d', 'two  blanks', 'ünïcödé ☕', 'words '.repeat(70).trim()])(
    'returns the query %j unchanged, in a response without raw markup',
    async (words) => {
      const answer = await search({ re_string: `  ${words} ` });
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
      expect(answer.headers['x-graphql-operation']).toBe('query liveSearch');
      expect(answer.json<Answer>().re_search_query).toBe(words);
      expect(answer.body).not.toContain('<');
    },
  );

  it('returns 403 and -1 without its token', async () => {
    const others = newClient(shop.app);
    for (const token of [
      '',
      'wrong',
      await tokenOf(client, ['rhscriptvars', 'wishnonce']),
      await tokenOf(others, ['rhscriptvars', 'searchnonce']),
    ]) {
      const answer = await search({ re_string: 'oak' }, token);
      expect([answer.status, answer.body]).toEqual([403, '-1']);
    }
    expect((await newClient(shop.app).send('POST', '/wp-admin/admin-ajax.php', { form: { action: 'rehub_ajax_search' } })).status).toBe(
      403,
    );
  });
});
