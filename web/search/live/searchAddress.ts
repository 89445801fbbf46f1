import { textOf } from '../../kit/forms/fieldText.ts';
import { categoryUrl, searchUrl } from '../categoryUrl.ts';

/** The address that a search form leads to: the results for its words, or, without words, the list of its category. */
export function searchAddress(form: HTMLFormElement): string {
  const fields = new FormData(form);
  const [words, category] = [textOf(fields, 's').trim(), textOf(fields, 'product_cat').trim()];
  return words === '' ? categoryUrl('/', category) : searchUrl(words, category);
}

/** The search that the current page shows. */
export function searchedFor({ pathname, search }: { pathname: string; search: string }) {
  const parameters = new URLSearchParams(pathname === '/' ? search : '');
  return { words: parameters.get('s')?.trim() ?? '', category: parameters.get('product_cat') ?? '' };
}
