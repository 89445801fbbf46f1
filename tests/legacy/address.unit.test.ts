import { describe, expect, it } from 'vitest';
import { legacyAddress } from '../../server/legacy/address.ts';
import { Form, productNumber, quantityOf, readForm } from '../../server/legacy/form.ts';

describe('[F139] legacy URLs', () => {
  it.each([
    ['POST', '/?wc-ajax=add_to_cart', '/legacy/wc-ajax/add_to_cart?wc-ajax=add_to_cart'],
    ['GET', '/product/pan/?a=1&wc-ajax=x', '/legacy/wc-ajax/x?a=1&wc-ajax=x'],
    ['POST', '/index.php?wc-ajax=checkout', '/legacy/wc-ajax/checkout?wc-ajax=checkout'],
    ['GET', '/shop/?add-to-cart=7&quantity=2', '/legacy/add-to-cart?add-to-cart=7&quantity=2'],
    ['GET', '/cart/?remove_item=abc&_wpnonce=x', '/legacy/remove-item?remove_item=abc&_wpnonce=x'],
    ['GET', '/cart?remove_item=abc', '/legacy/remove-item?remove_item=abc'],
    ['HEAD', '/?wc-ajax=get_refreshed_fragments', '/legacy/wc-ajax/get_refreshed_fragments?wc-ajax=get_refreshed_fragments'],
    ['HEAD', '/shop/?add-to-cart=7', '/legacy/add-to-cart?add-to-cart=7'],
    ['HEAD', '/cart/?remove_item=abc', '/legacy/remove-item?remove_item=abc'],
  ])('%s %s is a legacy call', (method, url, address) => {
    expect(legacyAddress(method, url)).toBe(address);
  });

  it.each([
    ['GET', '/'],
    ['GET', '/?p=7'],
    ['GET', '/?wc-ajax='],
    ['GET', '/?wc-ajax=%3Cscript%3E'],
    ['GET', '/?wc-ajax=../../admin'],
    ['GET', `/?wc-ajax=${'a'.repeat(65)}`],
    ['PUT', '/?wc-ajax=add_to_cart'],
    ['POST', '/cart/?remove_item=abc'],
    ['GET', '/shop/?remove_item=abc'],
    ['POST', '/graphql?wc-ajax=add_to_cart'],
    ['POST', '/payments/test-card/webhook?wc-ajax=add_to_cart'],
    ['GET', '/admin/?add-to-cart=7'],
    ['GET', '/health/live?wc-ajax=x'],
    ['GET', '/wp-admin/admin-ajax.php?wc-ajax=x'],
    ['GET', '/shop/?s=wc-ajax'],
  ])('%s %s is left unchanged', (method, url) => {
    expect(legacyAddress(method, url)).toBe(url);
  });
});

describe('[F18] legacy forms', () => {
  const urlencoded = 'application/x-www-form-urlencoded; charset=UTF-8';
  const read = (body: string, type: string | undefined = urlencoded) => readForm(type, Buffer.from(body));

  it('keep bracketed names, decode + as a space, and use the last of repeated names', async () => {
    const form = await read('woocommerce_meta%5Bcoming_soon%5D=yes&a=1&a=2&name=a+b%26c&__proto__=x');
    expect(form.get('woocommerce_meta[coming_soon]')).toBe('yes');
    expect(form.get('a')).toBe('2');
    expect(form.get('name')).toBe('a b&c');
    expect(form.get('constructor')).toBeUndefined();
    expect(form.get('nothing')).toBeUndefined();
  });

  it('include the fields of multipart forms, but no files', async () => {
    const data = new FormData();
    data.set('product_id', '7');
    data.set('file', new Blob(['x']), 'x.txt');
    const request = new Request('http://localhost/', { method: 'POST', body: data });
    const form = await readForm(request.headers.get('content-type') ?? '', Buffer.from(await request.arrayBuffer()));
    expect([form.get('product_id'), form.get('file')]).toEqual(['7', undefined]);
  });

  it.each([
    ['{"product_id":7}', 'application/json'],
    ['product_id=7', 'text/plain'],
    ['product_id=7', undefined],
    ['product_id=7', 'multipart/form-data'],
    ['--x\r\n', 'multipart/form-data; boundary=x'],
  ])('have no fields for the body %s of type %s', async (body, type) => {
    expect((await readForm(type, Buffer.from(body))).get('product_id')).toBeUndefined();
  });

  it('drop characters that the database can’t store, and are empty without a body', async () => {
    expect((await read('coupon_code=a%00b')).get('coupon_code')).toBe('ab');
    expect((await readForm(urlencoded, undefined)).get('a')).toBeUndefined();
  });

  it('combine body and query, preferring the body', () => {
    const form = new Form([['a', 'body']]).or(
      new Form([
        ['a', 'query'],
        ['b', 'query'],
      ]),
    );
    expect([form.get('a'), form.get('b')]).toEqual(['body', 'query']);
  });

  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['1.5', 1],
    ['1e3', 1000],
    ['-1', -1],
    ['0', 0],
    ['', 0],
    ['abc', 0],
    ['0x10', 0],
    ['NaN', 0],
    ['Infinity', 0],
    ['1e300', 2_147_483_647],
  ])('read the quantity “%s” as %d', (text, quantity) => {
    expect(quantityOf(text)).toBe(quantity);
  });

  it('read a quantity of 200,000 digits without backtracking', () => {
    // A backtracking pattern would take minutes for this input and block all other requests meanwhile.
    expect(quantityOf(`${'1'.repeat(200_000)}x`)).toBe(0);
  });

  it.each([
    ['7', 7],
    [' 7', 7],
    ['2147483647', 2_147_483_647],
    ['2147483648', null],
    ['0', null],
    ['-5', null],
    ['7abc', null],
    ['', null],
    [undefined, null],
  ])('read the product “%s” as %s', (text, number) => {
    expect(productNumber(text)).toBe(number);
  });
});
