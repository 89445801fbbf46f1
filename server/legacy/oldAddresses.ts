// URLs of a WooCommerce shop that search engines and bookmarks still hold, and their equivalents here. Each redirects in one step.

/** The parameter for a page; none for the first one, which has several spellings. */
const page = (number: string | undefined): Record<string, string> => (Number(number ?? 1) <= 1 ? {} : { page: String(Number(number)) });

const address = (path: string, parameters: Record<string, string>) => {
  const query = new URLSearchParams(parameters).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Account pages by their WooCommerce names; any other name is the account's start page. */
const accountPages: Readonly<Record<string, string>> = { 'lost-password': '/account/forgot/', 'customer-logout': '/account/sign-out/' };

/** Returns whether parameters turn the home page into a product list. */
const isOfList = (given: URLSearchParams) => ['s', 'product_cat'].some((name) => given.has(name));

type Match = Readonly<Record<string, string | undefined>>;

/** Redirects by path. Category slugs are nested: the last one is the category's own. */
const paths: readonly [RegExp, (match: Match, given: URLSearchParams) => string][] = [
  [
    /^\/product-category\/(?:[^/]+\/)*?(?<slug>[^/]+)(?:\/page\/(?<page>\d{1,6})|\/feed(?:\/\w+)?)?\/?$/,
    ({ slug = '', page: number }) => address('/', { product_cat: slug.toLowerCase(), ...page(number) }),
  ],
  // The shop has no tags, so a tag's products are searched by its words.
  [
    /^\/product-tag\/(?<slug>[^/]+)(?:\/page\/\d{1,6}|\/feed(?:\/\w+)?)?\/?$/,
    ({ slug = '' }) => address('/', { s: slug.replaceAll('-', ' ') }),
  ],
  // A page of search results, or of products on the home page.
  [/^\/page\/(?<page>\d{1,6})\/?$/, ({ page: number }, given) => address(isOfList(given) ? '/' : '/shop/', page(number))],
  [/^\/shop\/page\/(?<page>\d{1,6})\/?$/, ({ page: number }) => address('/shop/', page(number))],
  [/^\/my-account(?:\/(?<task>[\w-]+)(?:\/.*)?)?\/?$/, ({ task = '' }) => accountPages[task] ?? '/account/'],
  [/^\/(?:sitemap_index|wp-sitemap(?:-[\w-]+)?|\w+-sitemap\d*)\.xml$/, () => '/sitemap.xml'],
  // There are no feeds: each redirects to its page.
  [/^\/(?:(?:comments|shop)\/)?feed(?:\/\w+)?\/?$/, () => '/shop/'],
  [/^\/product\/(?<slug>[^/]+)\/(?:feed(?:\/\w+)?|comment-page-\d+)\/?$/, ({ slug = '' }) => `/product/${encodeURIComponent(slug)}/`],
];

/** Renames WooCommerce's parameters for page numbers and for the attributes of a variation. */
function renamed(name: string): string {
  if (name === 'paged') return 'page';
  return name.startsWith('attribute_pa_') ? `attribute_${name.slice('attribute_pa_'.length)}` : name;
}

/** Returns the equivalent of parameters on the home page, as used by shops without pretty permalinks; null for a page of this shop. */
function byParameters(given: URLSearchParams): string | null {
  const rest = new URLSearchParams(given);
  for (const name of ['feed', 'post_type', 'product', 'product_tag']) rest.delete(name);
  const product = given.get('product');
  if (product) {
    return address(
      `/product/${encodeURIComponent(product)}/`,
      Object.fromEntries([...rest].map(([name, value]) => [renamed(name), value])),
    );
  }
  const tag = given.get('product_tag');
  if (tag) return address('/', { s: tag.replaceAll('-', ' '), ...Object.fromEntries(rest) });
  // A search, a category and a link by number keep their parameters, since they are handled as they are.
  const isList = isOfList(given) || given.has('p');
  if (given.has('feed')) return address(isList ? '/' : '/shop/', Object.fromEntries(rest));
  return given.get('post_type') === 'product' && !isList ? address('/shop/', Object.fromEntries(rest)) : null;
}

/** A quick test for every request, since most URLs are not old ones. */
const mark =
  /^\/(?:index\.php|product-category|product-tag|(?:shop\/)?page|my-account|comments)|\/feed(?:\/|$|\?)|\/comment-page-|sitemap|[?&](?:paged|attribute_pa_)|^\/\?(?:.*&)?(?:product|product_tag|post_type|feed)=/;

/**
 * Returns the new URL of an old one; null for a URL that is not old.
 * @param url path and query, as the client sent them
 */
export function newAddress(url: string): string | null {
  if (!mark.test(url)) return null;
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  // Shops without URL rewriting have this in front of every path.
  const behind = /^\/index\.php(?=\/|$)(?<path>.*)$/.exec(path)?.groups?.path;
  if (behind !== undefined) {
    // Without leading slashes, which would name another host.
    const plain = `/${behind.replace(/^[\\/]+/, '')}${at < 0 ? '' : `?${query}`}`;
    return newAddress(plain) ?? plain;
  }
  const given = new URLSearchParams(query);
  const isList = /^\/((shop|product-category|product-tag|feed|comments)(\/.*)?)?$/.test(path);
  const kept = [...given].map(([name, value]): [string, string] => [
    (name === 'paged' ? isList : path.startsWith('/product/')) ? renamed(name) : name,
    value,
  ]);
  for (const [pattern, lead] of paths) {
    const match = pattern.exec(path);
    if (!match) continue;
    const target = lead(Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, value]) => [name, decoded(value)])), given);
    const rest = new URLSearchParams(kept).toString();
    const whole = rest === '' ? target : `${target}${target.includes('?') ? '&' : '?'}${rest}`;
    return newAddress(whole) ?? whole;
  }
  const moved = path === '/' ? byParameters(new URLSearchParams(kept)) : null;
  if (moved !== null) return moved;
  const isRenamed = kept.some(([name]) => !given.has(name));
  return isRenamed ? `${path}?${new URLSearchParams(kept)}` : null;
}

/** Text that can't be decoded is used unchanged: it matches nothing either way. */
function decoded(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
