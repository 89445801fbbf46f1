/** Where the empty option of the category dropdown leads (specification section 2, Routes). */
export const shopUrl = '/shop/';

/**
 * The address of a chosen category (rows 2 and 9).
 * @param homeUrl may have a query of its own
 * @param category value of the option; '' for the empty one
 */
export function categoryUrl(homeUrl: string, category: string): string {
  if (category === '') return shopUrl;
  return `${homeUrl}${homeUrl.includes('?') ? '&' : '?'}product_cat=${encodeURIComponent(category)}`;
}

/** The listing of a brand. */
export function brandUrl(slug: string): string {
  return `${shopUrl}?brand=${encodeURIComponent(slug)}`;
}

/** The listing of search results, in a category or, without one, in the whole shop. */
export function searchUrl(words: string, category = ''): string {
  const found = `/?s=${encodeURIComponent(words.trim())}`;
  return category === '' ? found : categoryUrl(found, category);
}
