import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineKey } from '../../server/commerce/cart/rules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeVariable, variationId } from '../support/products.ts';
import { newClient, tokenOf, type CartAnswer, type Client } from './client.ts';

// The markup that old scripts parse, into which no product name can inject elements.

let db: Db;
let shop: TestApp;
const hostile = `"><img src=x onerror="alert(1)"><script>alert('2')</script> &amp; \`Tea\` $& </li>`;
const ids = { pan: 0, single: 0, hostile: 0, shirt: 0, blue: 0, external: 0, gone: 0 };

beforeAll(async () => {
  db = await freshDb();
  ids.pan = (await makeProduct(db, { name: 'Pan', slug: 'pan', sku: 'PAN-1', maxQuantity: 12 })).id;
  ids.single = (await makeProduct(db, { name: 'Single', slug: 'single', soldIndividually: true })).id;
  ids.hostile = (await makeProduct(db, { name: hostile, slug: 'hostile', sku: hostile, shortDescription: hostile })).id;
  ids.external = (
    await makeProduct(db, { name: 'Elsewhere', slug: 'elsewhere', type: 'EXTERNAL', externalUrl: 'https://shop.example/' })
  ).id;
  ids.gone = (await makeProduct(db, { name: 'Gone', slug: 'gone', isInStock: false })).id;
  const shirt = await makeVariable(db, { facts: { name: 'Shirt', slug: 'shirt' } });
  await db.prisma.attributeTerm.updateMany({ where: { slug: 'blue' }, data: { label: hostile } });
  Object.assign(ids, { shirt: shirt.product.id, blue: variationId(shirt, 'blue') });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const markup = ({ fragments }: CartAnswer) => fragments?.['div.widget_shopping_cart_content'] ?? '';
const tags = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, name]) => name);

async function cartWith(client: Client, ...products: number[]): Promise<CartAnswer> {
  let answer: CartAnswer = {};
  for (const product_id of products) answer = await client.cart('add_to_cart', { product_id });
  return answer;
}

describe('[F22] the legacy mini-cart', () => {
  it('is one element with a row for each line, then the total, then the buttons', async () => {
    const client = newClient(shop.app);
    await client.ajax('add_to_cart', { product_id: ids.pan, quantity: 2 });
    const answer = await cartWith(client, ids.single);
    const text = markup(answer);
    const [pan, single] = [lineKey(ids.pan, {}), lineKey(ids.single, {})];
    expect(
      text.startsWith('<div class="widget_shopping_cart_content"> <ul class="woocommerce-mini-cart cart_list product_list_widget">'),
    ).toBe(true);
    expect(text.endsWith('</p> </div>')).toBe(true);
    expect(text.match(/<div/g)?.length).toBe(text.match(/<\/div>/g)?.length);
    const order = [
      `<li class="woocommerce-mini-cart-item mini_cart_item cartkey-${pan}">`,
      `<a href="/cart/?remove_item=${pan}&amp;_wpnonce=`,
      'class="remove remove_from_cart_button"',
      `data-product_id="${ids.pan}" data-cart_item_key="${pan}" data-product_sku="PAN-1" data-success_message="“Pan” has been removed from your cart"`,
      '<a href="/product/pan/">',
      '<div class="quantity rh-custom-quantity"> <input type="button" value="-" class="minus-quantity"',
      'class="input-text qty text" step="1" min="0" max="12"',
      'class="plus-quantity"',
      '<span class="quantity">2 × ',
      '€10.00',
      `cartkey-${single}`,
      '<p class="woocommerce-mini-cart__total total">',
      '€30.00',
      '<p class="woocommerce-mini-cart__buttons buttons"> <a href="/cart/"',
      '<a href="/checkout/"',
    ];
    expect(order.filter((part) => !text.includes(part))).toEqual([]);
    const places = order.map((part) => text.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    // Products sold individually have no quantity stepper.
    expect(text.slice(text.indexOf(`cartkey-${single}`))).not.toContain('rh-custom-quantity');
    expect(answer.fragments?.['a.cart-contents']).toBe(
      '<a class="cart-contents cart_count_3" href="/cart/" title="View your shopping cart"><span class="rh-icon-notice">3</span><span class="rh_woocartmenu-amount"><span class="woocommerce-Price-amount amount"><bdi>€30.00</bdi></span></span></a>',
    );
  });

  it('shows a message if it is empty', async () => {
    const answer = await newClient(shop.app).cart('get_refreshed_fragments');
    expect(answer).toEqual({
      fragments: {
        'div.widget_shopping_cart_content':
          '<div class="widget_shopping_cart_content"> <p class="woocommerce-mini-cart__empty-message">No products in the cart.</p> </div>',
        'a.cart-contents':
          '<a class="cart-contents cart_count_0" href="/cart/" title="View your shopping cart"><span class="rh-icon-notice rhhidden">0</span><span class="rh_woocartmenu-amount"></span></a>',
      },
      cart_hash: '',
    });
  });

  it('escapes names, SKUs and options of products', async () => {
    const plain = markup(await cartWith(newClient(shop.app), ids.pan, ids.single));
    const client = newClient(shop.app);
    await cartWith(client, ids.hostile);
    const text = markup(await client.cart('add_to_cart', { product_id: ids.shirt, variation_id: ids.blue }));
    const expected = [...tags(plain), 'dl', 'dt', 'dd'].toSorted();
    // The second line has a stepper, which the product sold individually lacks.
    expect(tags(text).toSorted()).toEqual([...expected, 'div', 'input', 'input', 'input'].toSorted());
    expect(text).not.toMatch(/<script|onerror="|<img src=x/);
    expect(text).toContain('&lt;script&gt;alert(&#39;2&#39;)&lt;/script&gt; &amp;amp; &#96;Tea&#96; $&amp;');
  });

  it('has remove links that work without JavaScript, but only with their token', async () => {
    const client = newClient(shop.app);
    const text = markup(await cartWith(client, ids.pan, ids.single));
    const link = (/href="([^"]*remove_item[^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
    for (const url of [
      link.replace(/_wpnonce=.*/, '_wpnonce=wrong'),
      link.replace(/&.*/, ''),
      link.replace('remove_item=', 'remove_item=0'),
    ]) {
      expect(await client.send('GET', url)).toMatchObject({ status: 303, headers: { location: '/cart/' } });
    }
    const other = newClient(shop.app);
    await cartWith(other, ids.pan);
    await other.send('GET', link);
    const count = async ({ cart }: Client) => (markup(await cart('get_refreshed_fragments')).match(/<li/g) ?? []).length;
    expect([await count(client), await count(other)]).toEqual([2, 1]);
    // Emails and other sites may link here, because the token authorises the request.
    const answer = await client.send('GET', link, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } });
    expect([answer.status, answer.headers.location, await count(client)]).toEqual([303, '/cart/', 1]);
  });
});

describe('[F42] product_quick_view', () => {
  const look = async (client: Client, product: number | string, nonce?: string) =>
    client.action({
      action: 'product_quick_view',
      product_id: String(product),
      nonce: nonce ?? (await tokenOf(client, ['quickviewvars', 'quicknonce'])),
    });

  it('shows a product with its cart form', async () => {
    const { status, body, headers } = await look(newClient(shop.app), ids.pan);
    expect([status, headers['content-type'], headers['x-graphql-operation']]).toEqual([200, 'text/html; charset=UTF-8', 'query node']);
    expect(body).toContain('<form class="cart" action="/product/pan/" method="get">');
    expect(body).toContain(`<button type="submit" name="add-to-cart" value="${ids.pan}"`);
    expect(body).toContain('name="quantity" value="1" min="1" max="12"');
  });

  it('[F43] shows a variable product with its options, combinations and selection fields', async () => {
    const { body } = await look(newClient(shop.app), ids.shirt);
    for (const field of [
      `name="add-to-cart" value="${ids.shirt}"`,
      `name="product_id" value="${ids.shirt}"`,
      'name="variation_id"',
      'name="attribute_colour"',
    ]) {
      expect(body).toContain(field);
    }
    const data = /data-product_variations="([^"]*)"/.exec(body)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(JSON.parse(data.replaceAll('&lt;', '<').replaceAll('&gt;', '>'))).toContainEqual({
      variation_id: ids.blue,
      attributes: { attribute_colour: 'blue' },
      is_purchasable: true,
      is_in_stock: true,
      price_html: '<span class="price">€10.00</span>',
    });
  });

  it('shows no form for products that can’t be bought', async () => {
    for (const id of [ids.external, ids.gone]) {
      const { body } = await look(newClient(shop.app), id);
      expect(body).toContain('product_title');
      expect(body).not.toContain('<form');
    }
  });

  it('is empty for an unknown product, and “Nope!” without a valid token', async () => {
    const client = newClient(shop.app);
    for (const id of [999_999, 'abc', '', ids.blue]) expect(await look(client, id)).toMatchObject({ status: 200, body: '' });
    for (const nonce of ['', 'wrong', await tokenOf(newClient(shop.app), ['quickviewvars', 'quicknonce'])]) {
      expect(await look(client, ids.pan, nonce)).toMatchObject({ status: 200, body: 'Nope!' });
    }
  });

  it('escapes product names', async () => {
    const client = newClient(shop.app);
    expect((await look(client, ids.hostile)).body).not.toMatch(/<script|<img src=x|onerror="/);
    expect((await look(client, ids.shirt)).body).not.toMatch(/<script|<img src=x|onerror="/);
  });
});
