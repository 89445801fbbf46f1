/** Where the empty choice of the category dropdown leads (specification section 2, Routes). */
export const shopUrl = '/shop/';

/**
 * Where choosing a category leads (rows 2 and 9).
 * @param homeUrl may have a query of its own
 * @param category value of the option; empty for the empty one
 */
export function categoryUrl(homeUrl: string, category: string): string {
  if (category === '') return shopUrl;
  return `${homeUrl}${homeUrl.includes('?') ? '&' : '?'}product_cat=${encodeURIComponent(category)}`;
}
