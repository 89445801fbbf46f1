import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newAddress } from '../../server/legacy/oldAddresses.ts';

describe('URLs of a former WooCommerce shop', () => {
  it.each([
    ['/product-category/lamps/', '/?product_cat=lamps'],
    ['/product-category/home/lamps', '/?product_cat=lamps'],
    ['/product-category/home/lamps/desk-lamps/page/3/', '/?product_cat=desk-lamps&page=3'],
    ['/product-category/lamps/page/1/', '/?product_cat=lamps'],
    ['/product-category/LAMPS/page/0/', '/?product_cat=lamps'],
    ['/shop/page/0/', '/shop/'],
    ['/shop/page/007/', '/shop/?page=7'],
    ['/index.php', '/'],
    ['/index.php?p=4', '/?p=4'],
    ['/index.php?paged=2&s=oak', '/?page=2&s=oak'],
    ['/index.php/product/oak-chair/', '/product/oak-chair/'],
    ['/index.php/product-category/home/lamps/page/2/', '/?product_cat=lamps&page=2'],
    ['/index.php//evil.example/', '/evil.example/'],
    ['/index.php/\\/evil.example/', '/evil.example/'],
    ['/index.php/index.php/shop/', '/shop/'],
    ['/product-category/m%C3%B6bel/', '/?product_cat=m%C3%B6bel'],
    ['/product-category/lamps/?orderby=price&utm_source=mail', '/?product_cat=lamps&orderby=price&utm_source=mail'],
    ['/product-tag/oak-table/', '/?s=oak+table'],
    ['/shop/page/2/', '/shop/?page=2'],
    ['/shop/page/2?orderby=date', '/shop/?page=2&orderby=date'],
    ['/my-account/', '/account/'],
    ['/my-account', '/account/'],
    ['/my-account/orders/', '/account/'],
    ['/my-account/view-order/17/', '/account/'],
    ['/my-account/lost-password/', '/account/forgot/'],
    ['/sitemap_index.xml', '/sitemap.xml'],
    ['/wp-sitemap.xml', '/sitemap.xml'],
    ['/wp-sitemap-posts-product-1.xml', '/sitemap.xml'],
    ['/product_cat-sitemap.xml', '/sitemap.xml'],
    ['/page-sitemap2.xml', '/sitemap.xml'],
    ['/page/2/?s=lamp&post_type=product', '/?page=2&s=lamp&post_type=product'],
    ['/page/3?product_cat=lamps', '/?page=3&product_cat=lamps'],
    ['/page/2/', '/shop/?page=2'],
    ['/product/oak-chair/comment-page-2/', '/product/oak-chair/'],
    ['/shop/feed/', '/shop/'],
    ['/feed/atom/', '/shop/'],
    ['/product-category/shoes/boots/feed/', '/?product_cat=boots'],
    ['/product-category/feed/', '/?product_cat=feed'],
    ['/product-tag/red/feed/', '/?s=red'],
    ['/product/oak-chair/feed/', '/product/oak-chair/'],
    ['/feed/', '/shop/'],
    ['/comments/feed/', '/shop/'],
    ['/feed/?paged=2', '/shop/?page=2'],
    ['/shop/?paged=4', '/shop/?page=4'],
    ['/?s=lamp&paged=2', '/?s=lamp&page=2'],
    ['/product/shirt/?attribute_pa_colour=blue&attribute_size=l', '/product/shirt/?attribute_colour=blue&attribute_size=l'],
    ['/?product=oak-chair', '/product/oak-chair/'],
    ['/?product=oak-chair&attribute_pa_colour=blue', '/product/oak-chair/?attribute_colour=blue'],
    ['/?product_tag=oak-table&paged=2', '/?s=oak+table&page=2'],
    ['/?post_type=product', '/shop/'],
    ['/?post_type=product&paged=3&orderby=price', '/shop/?page=3&orderby=price'],
    ['/?feed=rss2', '/shop/'],
    ['/?feed=rss2&product_cat=lamps', '/?product_cat=lamps'],
    ['/?post_type=product&feed=rss2', '/shop/'],
  ])('%s redirects to %s', (old, now) => expect(newAddress(old)).toBe(now));

  it.each([
    '/',
    '/shop/',
    '/shop/?page=2',
    '/product/feed/',
    '/sitemap.xml',
    '/sitemap-2.xml',
    '/page/about/',
    '/?s=lamp&post_type=product',
    '/?post_type=product&p=7',
    '/?product_cat=lamps&post_type=product',
    '/?post_type=post',
    '/?product=',
    '/deals/?paged=2',
    '/product-category/',
    '/account/',
    '/product/shirt/?attribute_colour=blue',
  ])('%s isn’t redirected', (url) => expect(newAddress(url)).toBeNull());

  it('redirect in one step, and only within this shop', () => {
    const part = fc.constantFrom(
      'product-category',
      'shop',
      'page',
      '2',
      'my-account',
      'index.php',
      '\\evil.example',
      'feed',
      'product',
      'a',
      '%',
      '..',
      '',
      '//evil.example',
    );
    const query = fc.constantFrom(
      '',
      '?paged=2',
      '?attribute_pa_a=b',
      '?x=%',
      '?page=1&paged=3',
      '?product=a&attribute_pa_a=b',
      '?product_tag=a&paged=2',
      '?post_type=product&paged=2&feed=rss2',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), query, (parts, rest) => {
        const target = newAddress(`/${parts.join('/')}${rest}`);
        if (target === null) return;
        expect(newAddress(target)).toBeNull();
        expect(target.startsWith('/') && !target.startsWith('//') && !target.startsWith('/\\')).toBe(true);
      }),
    );
  });
});
