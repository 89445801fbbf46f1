import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newClient, type Sent } from './client.ts';

// The list of products through the REST door.

let shop: TestApp;
const names = Array.from({ length: 105 }, (_, index) => (index === 0 ? 'Salt & <b>Pepper</b>' : `Pan ${index}`));

beforeAll(async () => {
  const db = await freshDb();
  for (const name of names) await makeProduct(db, { name });
  await db.prisma.product.create({ data: { name: 'Draft', slug: 'draft', status: 'DRAFT' } });
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
  it('goes a hundred at a time to the end, each product once, by the links and by the numbers', async () => {
    const first = await list('?per_page=100&_locale=user');
    expect([first.status, first.headers['x-wp-total'], first.headers['x-wp-totalpages']]).toEqual([200, '105', '2']);
    expect(first.headers['x-graphql-twin']).toBe('query products');
    const second = await get(nextOf(first) ?? '');
    expect(nextOf(second)).toBeUndefined();
    expect(second.headers.link).toMatch(/per_page=100&page=1>; rel="prev"$/);
    const all = [first, second].flatMap((answer) => answer.json<Listed[]>());
    expect(new Set(all.map(({ id }) => id)).size).toBe(105);
    expect((await list('?per_page=100&page=2')).json()).toEqual(second.json());
    expect(all.map(({ title }) => title.rendered)).toContain('Salt &amp; &lt;b&gt;Pepper&lt;/b&gt;');
    expect(all[0]?.link).toMatch(/^http:\/\/localhost:4000\/product\//);
  });

  it('has ten on a page where nothing is said', async () => {
    expect((await list()).json<Listed[]>()).toHaveLength(10);
  });

  it.each(['?per_page=101', '?per_page=0', '?per_page=-1', '?per_page=x', '?page=0', '?page=1e3', '?per_page=1.5'])(
    'refuses %s',
    async (query) => {
      const answer = await list(query);
      expect([answer.status, answer.json<{ code: string }>().code]).toEqual([400, 'rest_invalid_param']);
    },
  );

  it.each(['?page=12', '?page=999999', '?page=2&souk_after=nonsense', '?souk_after=%00'])('has nothing at %s', async (query) => {
    const answer = await list(query);
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([400, 'rest_post_invalid_page_number']);
  });

  it('is not written to', async () => {
    const answer = await newClient(shop.app).send('POST', '/wp-json/wp/v2/product', { form: {} });
    expect([answer.status, answer.json<{ code: string }>().code]).toEqual([404, 'rest_no_route']);
    expect(shop.faults).toEqual([]);
  });
});
