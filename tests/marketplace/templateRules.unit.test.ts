import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartUrl, cartUrlFault, isHostName, lineFault } from '../../server/engagement/marketplace/templateRules.ts';

// Cart URLs of external shops.

const templates = { cartUrlTemplate: 'https://{host}/cart/add?tag={tag}&{lines}', lineTemplate: 'item.{n}={id}&quantity.{n}={quantity}' };

describe('[F48] the cart URL template', () => {
  it.each([
    ['https://{host}/cart/add?tag={tag}&{lines}', null],
    ['https://{host}/gp/aws/cart/add.html?{lines}', null],
    ['http://{host}/cart?{lines}', 'The URL must start with https://{host}/.'],
    ['https://evil.example/?u={host}&{lines}', 'The URL must start with https://{host}/.'],
    ['https://{host}.evil.example/?{lines}', 'The URL must start with https://{host}/.'],
    ['https://{host}@evil.example/?{lines}', 'The URL must start with https://{host}/.'],
    ['javascript:alert(1)', 'The URL must start with https://{host}/.'],
    ['https://{host}/{lines}?x=1', 'Placeholders must come after the question mark.'],
    ['https://{host}/cart?x=1', '“{lines}” is missing.'],
    ['https://{host}/cart?{lines}&{lines}', 'Use {lines} exactly once.'],
    ['https://{host}/cart?x={lines}', '{lines} must stand alone between the question mark and “&”.'],
    ['https://{host}/cart?to={host}&{lines}', 'Use {host} once, at the beginning.'],
    ['https://{host}/cart?{lines}&u={url}', '“{url}” is not a known placeholder. Use {host}, {tag}, {lines}.'],
    ['https://{host}/cart?{lines}&x={', 'A “{” or “}” is missing.'],
    ['https://{host}/cart?{lines}#x', 'Use only characters allowed in a URL. Encode others as %XX.'],
    ['https://{host}/ca rt?{lines}', 'Use only characters allowed in a URL. Encode others as %XX.'],
    ['https://{host}/cart?{lines}&x=%C3%a4', null],
    ['https://{host}/cart?{lines}&x=%zz', 'Use only characters allowed in a URL. Encode others as %XX.'],
    ['https://{host}/cart?{lines}&x=100%', 'Use only characters allowed in a URL. Encode others as %XX.'],
    ['https://{host}/?a=1?{lines}', 'The URL needs one question mark, followed by {lines}.'],
  ])('%s', (template, fault) => expect(cartUrlFault(template)).toBe(fault));

  it.each([
    ['item.{n}={id}&quantity.{n}={quantity}', null],
    ['{id}:{quantity}', null],
    ['{id}', '“{quantity}” is missing.'],
    ['{id}={quantity}&x=%{n}41', 'Use only characters allowed in a URL. Encode others as %XX.'],
    ['{id}={quantity}?', 'Put the question mark in the cart URL instead.'],
    ['{id}={quantity}&t={tag}', '“{tag}” is not a known placeholder. Use {n}, {id}, {quantity}.'],
  ])('for a line: %s', (template, fault) => expect(lineFault(template)).toBe(fault));

  it.each([
    ['www.shop.example', true],
    ['xn--bcher-kva.example', true],
    ['shop', false],
    ['127.0.0.1', false],
    ['[::1]', false],
    ['shop.example:8443', false],
    ['shop.example/evil', false],
    ['user@shop.example', false],
    ['Shop.example', false],
    ['xn--mnchen-3ya.example', true],
    ['xn--a.example', false],
  ])('with the host %s: %s', (host, isOne) => expect(isHostName(host)).toBe(isOne));
});

describe('[F48] the cart URL', () => {
  it('contains all lines in order', () => {
    const lines = [
      { externalId: 'B 1&x=/', quantity: 2 },
      { externalId: 'B2', quantity: 1 },
    ];
    expect(cartUrl(templates, { host: 'de.bazaar.example', tag: 'souk&21' }, lines)).toBe(
      'https://de.bazaar.example/cart/add?tag=souk%2621&item.1=B%201%26x%3D%2F&quantity.1=2&item.2=B2&quantity.2=1',
    );
  });

  it('always points to the shop, whatever the product and tag names', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (externalId, tag) => {
        const url = new URL(cartUrl(templates, { host: 'de.bazaar.example', tag }, [{ externalId, quantity: 1 }]));
        expect([url.protocol, url.host, url.pathname, url.hash]).toEqual(['https:', 'de.bazaar.example', '/cart/add', '']);
        expect(url.searchParams.get('item.1')).toBe(externalId);
        expect(url.searchParams.get('tag')).toBe(tag);
      }),
    );
  });

  it('is rejected if it points elsewhere, even if stored', () => {
    const foreign = { ...templates, cartUrlTemplate: 'https://evil.example/?{lines}' };
    expect(() => cartUrl(foreign, { host: 'de.bazaar.example', tag: '' }, [])).toThrow('leads to evil.example');
  });
});
