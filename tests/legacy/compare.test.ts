import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { change, makeCompareShop, makeIn, makeSeveral, type CompareShop } from '../compare/compareShop.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { newClient, tokenOf, type Client } from './client.ts';

// The old scripts' three comparison requests.

let db: Db;
let made: CompareShop;
let shop: TestApp;
let client: Client;

beforeAll(async () => {
  db = await freshDb();
  made = await makeCompareShop(db);
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(() => void (client = newClient(shop.app)));

interface Panel {
  pageids: (string | number)[];
  total_comparing_ids: string[];
  content: Record<string, string>;
  count: Record<string, number>;
  comparing: Record<string, string>;
  total_count: number;
}

interface Touched {
  content: string;
  comparing: string | null;
  count: number | null;
  pageid: string | number | null;
}

async function call(action: string, form: Record<string, string | number>, security?: string) {
  const token = security ?? (await tokenOf(client, ['comparechart', 'comparenonce']));
  const fields = { action, ...form, security: token };
  return client.send('POST', '/wp-admin/admin-ajax.php', { form: fields, headers: { 'x-requested-with': 'XMLHttpRequest' } });
}

const panel = async () => (await call('re_compare_panel', {})).json<Panel>();
const touch = async (perform: string, id: string | number) => (await call('re_add_compare', { compareID: id, perform })).json<Touched>();

const empty = { content: {}, cssactive: '', comparing: {}, count: {}, total_count: 0, pageids: [], total_comparing_ids: [] };
const unknown = { content: '', comparing: null, count: null, pageid: null };

describe('[F76] [F139] re_compare_panel', () => {
  it('returns a complete object for an empty list, with objects for maps and arrays for lists', async () => {
    const answer = await call('re_compare_panel', {});
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
    expect(answer.headers['x-graphql-operation']).toBe('query viewer');
    expect(answer.json()).toEqual(empty);
  });

  it('lists groups with products, and all product ids as strings', async () => {
    const [one = 0, two = 0] = await makeSeveral(db, 2, made.categories.phones);
    const pan = await makeIn(db, [made.categories.kitchen], { name: 'Pan <b>& "Co"</b>' });
    for (const id of [pan, two, one]) await touch('add', id);
    const { content, ...rest } = await panel();
    const { phones, kitchen } = made.groups;
    expect(rest).toEqual({
      cssactive: 'active',
      pageids: [phones, kitchen],
      total_comparing_ids: [pan, two, one].map(String),
      count: { [phones]: 2, [kitchen]: 1 },
      comparing: { [phones]: `${two},${one}`, [kitchen]: `${pan}` },
      total_count: 3,
    });
    expect([...(content[phones] ?? '').matchAll(/data-compareid="(\d+)"/g)].map(([, id]) => Number(id))).toEqual([two, one]);
    expect(content[kitchen]).toContain('Pan &lt;b&gt;&amp; &quot;Co&quot;&lt;/b&gt;');
    expect(content[kitchen]).not.toContain('<b>');
  });
});

describe('[F69] [F139] re_add_compare', () => {
  it('adds a product at the end, and returns markup, ids, count and page id', async () => {
    const [one = 0, two = 0] = await makeSeveral(db, 2, made.categories.phones);
    await touch('add', one);
    const answer = await call('re_add_compare', { compareID: two, perform: 'add' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/json']);
    const { content, ...rest } = answer.json<Touched>();
    expect(rest).toEqual({ comparing: `${one},${two}`, count: 2, pageid: made.groups.phones });
    expect(content).toMatch(
      new RegExp(`^<div class="re-compare-item compare-item-${two}" data-compareid="${two}"> <button [^>]*class="re-compare-new-close"`),
    );
    for (const part of ['class="re-compare-img"', 'class="re-compare-title"']) expect(content).toContain(part);
    expect(await touch('add', one)).toMatchObject({ comparing: `${one},${two}`, count: 2 });
  });

  it('removes a product, even repeatedly, and keeps the order of the others', async () => {
    const [one = 0, two = 0, three = 0] = await makeSeveral(db, 3, made.categories.phones);
    for (const id of [one, two, three]) await touch('add', id);
    const answers = await Promise.all([touch('remove', two), touch('remove', two)]);
    for (const answer of answers) expect(answer).toMatchObject({ comparing: `${one},${three}`, count: 2, pageid: made.groups.phones });
    expect(answers[0]?.content).toContain(`compare-item-${two}"`);
    await touch('remove', one);
    expect(await touch('remove', three)).toMatchObject({ comparing: '', count: 0 });
    expect(await touch('remove', three)).toMatchObject({ comparing: '', count: 0 });
    expect(await panel()).toEqual(empty);
  });

  it('changes nothing for an unknown action, and returns the current state', async () => {
    const [one = 0, two = 0] = await makeSeveral(db, 2, made.categories.phones);
    await touch('add', one);
    for (const perform of ['', 'toggle', 'constructor', 'ADD']) {
      expect(await touch(perform, two)).toMatchObject({ comparing: `${one}`, count: 1, pageid: made.groups.phones });
    }
    expect((await panel()).total_comparing_ids).toEqual([String(one)]);
  });

  it('returns an empty result for products that can’t be compared', async () => {
    const spade = await makeIn(db, [made.categories.garden]);
    const draft = await makeIn(db, [made.categories.phones], { status: 'DRAFT' });
    for (const id of [spade, draft, 999_999, 0, -1, '', '1e3', '<script>', '99999999999'])
      expect(await touch('add', id), String(id)).toEqual(unknown);
    for (const id of [draft, 999_999, '']) expect(await touch('remove', id)).toEqual(unknown);
    expect(await panel()).toEqual(empty);
  });

  it('[F87] returns an error for the panel if the group is full', async () => {
    const ids = await makeSeveral(db, 11, made.categories.phones);
    for (const id of ids.slice(0, 10)) await touch('add', id);
    const refused = await touch('add', ids[10] ?? 0);
    expect(refused.content).toBe('<p class="re-compare-error">You’re already comparing 10 products in “Phones”. Remove one first.</p>');
    expect(refused).toMatchObject({ count: 10, comparing: ids.slice(0, 10).join(','), pageid: made.groups.phones });
  });

  it('leaves products out of the panel that are no longer published', async () => {
    const [one = 0, two = 0] = await makeSeveral(db, 2, made.categories.phones);
    for (const id of [one, two]) await touch('add', id);
    await change(db, one, { status: 'DRAFT' });
    expect(await panel()).toMatchObject({
      total_count: 1,
      total_comparing_ids: [String(two)],
      comparing: { [made.groups.phones]: `${two}` },
    });
  });

  it('leaves a consistent panel after 10 concurrent adds, and 10 toggles of one product', async () => {
    const ids = await makeSeveral(db, 10, made.categories.phones);
    await client.globals();
    await Promise.all(ids.map((id) => touch('add', id)));
    const { total_count, total_comparing_ids } = await panel();
    expect(total_count).toBe(10);
    expect(total_comparing_ids.toSorted()).toEqual(ids.map(String).toSorted());
    await Promise.all(ids.map((_id, index) => touch(index % 2 === 0 ? 'remove' : 'add', ids[0] ?? 0)));
    const after = await panel();
    expect(after.total_comparing_ids).toHaveLength(after.total_count);
    expect([9, 10]).toContain(after.total_count);
  });
});

describe('[F80] [F82] [F139] add_to_compare_search', () => {
  const search = async (form: Record<string, string>) => {
    const answer = await call('add_to_compare_search', { search_query: 'zeta', posttype: 'product', terms: '', taxonomy: '', ...form });
    return { answer, markup: answer.body === '0' ? '' : (JSON.parse(answer.body) as { compare_html: string }).compare_html };
  };
  const hits = (markup: string) => [...markup.matchAll(/data-addcompare-id="(\d+)"/g)].map(([, id]) => Number(id));
  const noHit = '<div class="re-aj-search-wrap-results"><div class="no-result">No results found</div></div>';
  const zetas: number[] = [];
  let kettle = 0;

  beforeAll(async () => {
    for (let index = 0; index < 6; index += 1)
      zetas.push(await makeIn(db, [made.categories.phones], { name: `Zeta <i>${index}</i>`, totalSales: 9 - index }));
    kettle = await makeIn(db, [made.categories.kitchen], { name: 'Zeta kettle' });
  });

  it('returns JSON without raw markup: at most five compare buttons, then a link to the chart', async () => {
    const [first = 0] = zetas;
    await touch('add', first);
    const { answer, markup } = await search({ search_query: 'zeta 0' });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/html; charset=UTF-8']);
    expect(answer.body).not.toContain('<');
    expect(hits(markup)).toEqual([first]);
    expect(markup).toContain(`class="re-search-result-div wpsm-button-new-compare addcompare-id-${first} comparing"`);
    expect(markup).toContain('Zeta &lt;i&gt;0&lt;/i&gt;');
    expect(markup).toContain(`data-compareurl="/compare/phones/?compareids=${first}"`);
    const all = (await search({})).markup;
    expect(hits(all)).toHaveLength(5);
    expect(all).toContain(' not-incompare"');
    expect(all.indexOf('re-compare-destin')).toBeGreaterThan(all.lastIndexOf('data-addcompare-id'));
  });

  it('returns 0 for an empty query, and a message without matches', async () => {
    for (const empty of ['', '   ']) expect((await search({ search_query: empty })).answer.body).toBe('0');
    expect((await search({ search_query: 'nothing like it' })).markup).toBe(noHit);
    expect((await search({ search_query: `nothing ${'x'.repeat(500)}` })).answer.status).toBe(200);
  });

  it('can be limited to post types, and to categories by comma-separated ids or slugs', async () => {
    const { kitchen, garden } = made.categories;
    const found = async (form: Record<string, string>) => hits((await search(form)).markup);
    expect(await found({ terms: `${kitchen},${garden}`, taxonomy: 'product_cat' })).toEqual([kettle]);
    expect(await found({ terms: 'no-such, kitchen ', taxonomy: 'product_cat' })).toEqual([kettle]);
    expect(await found({ terms: 'kitchen' })).toEqual([kettle]);
    expect(await found({ terms: `${garden}`, taxonomy: 'product_cat' })).toEqual([]);
    expect(await found({ terms: 'kitchen', taxonomy: 'store' })).toEqual([]);
    expect(await found({ posttype: 'post,page' })).toEqual([]);
    expect(await found({ posttype: 'post, product' })).toHaveLength(5);
    expect(await found({ posttype: '' })).toHaveLength(5);
  });
});

describe('[F138] compare tokens', () => {
  it.each(['re_compare_panel', 're_add_compare', 'add_to_compare_search'])(
    'are required by %s, which otherwise returns 403 and -1 and stores nothing',
    async (action) => {
      const id = await makeIn(db, [made.categories.phones]);
      const other = newClient(shop.app);
      const tokens = [
        '',
        'wrong',
        await tokenOf(client, ['rhscriptvars', 'wishnonce']),
        await tokenOf(other, ['comparechart', 'comparenonce']),
      ];
      const before = await db.prisma.compareItem.count();
      for (const token of tokens) {
        const answer = await call(action, { compareID: id, perform: 'add', search_query: 'zeta' }, token);
        expect([answer.status, answer.body]).toEqual([403, '-1']);
      }
      expect(await db.prisma.compareItem.count()).toBe(before);
      expect((await client.send('POST', '/wp-admin/admin-ajax.php', { form: { action } })).status).toBe(403);
    },
  );

  it.each(['_ajax_nonce', '_wpnonce'])('can also be sent as %s', async (name) => {
    const token = await tokenOf(client, ['comparechart', 'comparenonce']);
    const answer = await client.send('POST', '/wp-admin/admin-ajax.php', { form: { action: 're_compare_panel', [name]: token } });
    expect(answer.json()).toEqual(empty);
  });
});

describe('[F70] compare buttons in other fragments', () => {
  it('are part of the quick view of comparable products, with their current state', async () => {
    const [phone, spade] = [await makeIn(db, [made.categories.phones]), await makeIn(db, [made.categories.garden])];
    const quickView = async (id: number) => {
      const nonce = await tokenOf(client, ['quickviewvars', 'quicknonce']);
      return (await client.action({ action: 'product_quick_view', product_id: String(id), nonce })).body;
    };
    const button = (state: string) =>
      `<button type="button" class="wpsm-button-new-compare addcompare-id-${phone} ${state}" data-addcompare-id="${phone}">Compare</button>`;
    expect(await quickView(phone)).toContain(button('not-incompare'));
    await touch('add', phone);
    expect(await quickView(phone)).toContain(button('comparing'));
    expect(await quickView(spade)).not.toContain('addcompare');
  });
});

describe('[F77] page ids', () => {
  it('are strings in a shop with one group', async () => {
    const pan = await makeIn(db, [made.categories.kitchen]);
    await db.prisma.compareGroup.deleteMany({ where: { slug: { not: 'kitchen' } } });
    await db.prisma.catalogState.update({ where: { id: 1 }, data: { revision: { increment: 1 } } });
    await shop.catalog.reload();
    expect(await touch('add', pan)).toMatchObject({ pageid: String(made.groups.kitchen), comparing: `${pan}` });
    expect((await panel()).pageids).toEqual([String(made.groups.kitchen)]);
  });
});
