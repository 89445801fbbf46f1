import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { newClient, type Sent } from './client.ts';

// The product list through the REST API.

let shop: TestApp;
const names = Array.from({ length: 105 }, (_, index) => (index === 0 ? 'Salt & <b>Pepper</b>' : `Pan ${index}`));

const ids: number[] = [];
let variationId = 0;

beforeAll(async () => {
  const db = await freshDb();
  const { id: categoryId } = await db.prisma.category.create({ data: { slug: 'pans', name: 'Pans' } });
  for (const [index, name] of names.entries()) {
    const { id } = await makeProduct(db, {
      name,
      slug: `pan-${index}`,
      // Twelve products are in the category, and were created after the others.
      ...(index < 12 && { categories: { create: { categoryId, position: 0 } } }),
    });
    ids.push(id);
  }
  await db.prisma.product.create({ data: { name: 'Draft', slug: 'draft', status: 'DRAFT' } });
  await makeVariable(db, { facts: { name: 'Variable', slug: 'variable', visibility: 'HIDDEN' } });
  variationId = (await db.prisma.product.findFirstOrThrow({ where: { type: 'VARIATION' } })).number;
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

interface Listed {
  id: number;
  link: string;
  title: { rendered: string };
}

const get = (url: string) => newClient(shop.app).send('GET', url);
const list = (query = '') => get(`/wp-json/wp/v2/product${query}`);
const nextOf = ({ headers }: Sent) => /<https?:\/\/[^/]+([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];

describe('[F122] GET /wp-json/wp/v2/product', () => {
  it('lists each product once in pages of 100, by link and by page number', async () => {
    const first = await list('?per_page=100&_locale=user');
    expect([first.status, first.headers['x-wp-total'], first.headers['x-wp-totalpages']]).toEqual([200, '105', '2']);
    expect(first.headers['x-graphql-operation']).toBe('query products');
    const second = await get(nextOf(first) ?? '');
    expect(nextOf(second)).toBeUndefined();
    expect(second.headers.link).toMatch(/per_page=100&page=1>; rel="prev"$/);
    const all = [first, second].flatMap((answer) => answer.json<Listed[]>());
    expect(new Set(all.map(({ id }) => id)).size).toBe(105);
    expect((await list('?per_page=100&page=2')).json()).toEqual(second.json());
    expect(all.map(({ title }) => title.rendered)).toContain('Salt &amp; &lt;b&gt;Pepper&lt;/b&gt;');
    expect(all[0]?.link).toMatch(/^http:\/\/localhost:4000\/product\//);
  });

  it('has ten products on a page by default', async () => {
    expect((await list()).json<Listed[]>()).toHaveLength(10);
  });

  it.each(['?per_page=101', '?per_page=0', '?per_page=-1', '?per_page=x', '?page=0', '?page=1e3', '?per_page=1.5'])(
    'rejects the value of %s',
    async (query) => {
      const answer = await list(query);
      expect([answer.status, answer.json<{ code: string }>().code]).toEqual([400, 'rest_invalid_param']);
    },
  );

  it.each(['?page=12', '?page=999999', '?page=2&souk_after=nonsense'])('has no page at %s', async (query) => {
    const answer = await list(query);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([400, 'rest_post_invalid_page_number']);
  });

  const slugsOf = (answer: Sent) => answer.json<{ slug: string }[]>().map(({ slug }) => slug);

  it.each([
    ['slug=pan-3', ['pan-3']],
    ['slug=pan-7,pan-3,nothing', ['pan-7', 'pan-3']],
    ['slug[0]=pan-7&slug[1]=pan-3', ['pan-7', 'pan-3']],
    ['slug=draft', []],
    ['slug=nothing', []],
    ['include=ID4,ID2,999999', ['pan-4', 'pan-2']],
    ['include[0]=ID4&include[1]=ID2', ['pan-4', 'pan-2']],
    ['include=ID4&slug=pan-3', []],
    ['include=ID4,VARIATION', ['pan-4']],
    ['include=VARIATION', []],
    ['search=pepper', ['pan-0']],
    ['search=zzzz', []],
    ['product_cat=pans&per_page=2', ['pan-11', 'pan-10']],
    ['product_cat=pans&search=pepper', ['pan-0']],
    ['slug=&search=&include=&per_page=2&orderby=date&order=desc&context=view&_fields=id', ['pan-104', 'pan-103']],
  ])('can be filtered by %s', async (query, slugs) => {
    const wanted = query
      .replaceAll(/ID(\d+)/g, (_all, index: string) => String(ids[Number(index)]))
      .replace('VARIATION', String(variationId));
    const answer = await list(`?${wanted}`);
    expect([answer.status, slugsOf(answer)]).toEqual([200, slugs]);
  });

  it('counts the filtered products, and keeps the filter in its links', async () => {
    const first = await list('?product_cat=pans&per_page=8');
    expect([first.headers['x-wp-total'], first.headers['x-wp-totalpages']]).toEqual(['12', '2']);
    const second = await get(nextOf(first) ?? '');
    expect([...slugsOf(first), ...slugsOf(second)]).toEqual(Array.from({ length: 12 }, (_, index) => `pan-${11 - index}`));
  });

  it.each([
    'product_cat=7',
    'product_cat=pans,pots',
    'product_cat=nothing',
    'include=abc',
    'include=1,,x',
    'include[]=1',
    `include=${'1,'.repeat(101)}`,
    `search=${'a'.repeat(201)}`,
    'exclude=1',
    'sku=A',
    'orderby=title',
    'status=draft',
    'product_tag=1',
    'offset=3',
  ])('rejects %s instead of ignoring it', async (query) => {
    const answer = await list(`?${query}`);
    expect(answer.json()).toEqual({
      code: 'rest_invalid_param',
      message: `Invalid parameter(s): ${query.split('=')[0]}`,
      data: { status: 400 },
    });
  });

  it('is read-only', async () => {
    const answer = await newClient(shop.app).send('POST', '/wp-json/wp/v2/product', { form: {} });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([404, 'rest_no_route']);
    expect(shop.faults).toEqual([]);
  });
});
