import { describe, expect, it } from 'vitest';
import { withTags } from '../../server/pages/carriedTags.ts';

describe('[F109] a chain of redirects', () => {
  it.each([
    ['/product/pan/', '/?p=7&utm_source=mail', '/product/pan/?utm_source=mail'],
    ['/cart/', '/checkout/?utm_source=mail&utm_campaign=a%26b&country=DE', '/cart/?utm_source=mail&utm_campaign=a%26b'],
    ['/account/sign-in/?from=%2Faccount%2F', '/account/?gclid=1', '/account/sign-in/?from=%2Faccount%2F&gclid=1'],
    ['/shop/#list', '/?product_cat=&UTM_Source=a&utm_medium[]=b', '/shop/?UTM_Source=a&utm_medium%5B%5D=b#list'],
    ['/cart/?utm_source=own', '/checkout/?utm_source=mail', '/cart/?utm_source=own'],
    ['/cart/', '/checkout/?fbclid=1&key=secret&token=x', '/cart/'],
    ['/cart/', '/checkout/', '/cart/'],
    ['https://pay.example/', '/checkout/?utm_source=mail', 'https://pay.example/'],
    ['//elsewhere.example/', '/checkout/?utm_source=mail', '//elsewhere.example/'],
    ['/\\elsewhere.example/', '/checkout/?utm_source=mail', '/\\elsewhere.example/'],
  ])('to %s from %s leads to %s', (location, from, expected) => expect(withTags(location, from)).toBe(expected));

  it('keeps its campaign parameters from the first URL to the last', () => {
    const last = ['/checkout/', '/account/sign-in/?from=%2Fcheckout%2F', '/cart/'].reduce(
      (address, next) => withTags(next, address),
      '/?p=7&utm_source=mail&gclid=1',
    );
    expect(last).toBe('/cart/?utm_source=mail&gclid=1');
  });
});
