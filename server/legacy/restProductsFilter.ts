import type { restProductsQuery } from './__generated__/restProductsQuery.graphql.ts';
import { productNumber, type Form } from './form.ts';

// Filters of the product list. A WordPress filter that is not supported here is refused: ignoring it would return products that the client
// did not ask for.

type Filter = NonNullable<restProductsQuery['variables']['filter']>;

const most = 100;
const longestSearch = 200;

/** Parameter values that match the default behaviour anyway. */
const usual: Readonly<Record<string, RegExp>> = {
  context: /^(view|embed)$/,
  order: /^desc$/,
  orderby: /^date$/,
  status: /^publish$/,
};

/** Parameters for paging; see restProducts.ts. Names with a leading _ are about the request, not the list. */
const others = /^(per_page|page|souk_after|_.*)$/;

/** Returns the values of a list: comma-separated, or as `name[0]=…&name[1]=…`. */
function valuesOf(form: Form, name: string): string[] {
  const values = [form.text(name), ...form.startingWith(`${name}[`).map(([, value]) => value)];
  return values.flatMap((text) => text.split(',')).flatMap((text) => text.trim() || []);
}

/**
 * Reads `slug`, `include`, `search` and `product_cat` (a slug).
 * @returns the filter, the product numbers that restrict it further, and the parameters used, or the name of an unsupported parameter
 */
export function productFilter(form: Form): { numbers: number[]; filter: Filter; parameters: Record<string, string> } | string {
  const filter: Filter = {};
  const parameters: Record<string, string> = {};
  for (const [field, value] of form.all()) {
    // The form keeps only the last of duplicate names, so `name[]` is refused.
    const [name = '', index] = field.split(/[[\]]/);
    const known = index === '' ? undefined : ['slug', 'include', 'search', 'product_cat'].includes(name);
    if (!known && !others.test(field) && !usual[field]?.test(value.trim())) return field;
  }
  const [slugs, texts] = [valuesOf(form, 'slug'), valuesOf(form, 'include')];
  if (slugs.length > most) return 'slug';
  if (slugs.length > 0) [filter.slugs, parameters.slug] = [slugs, slugs.join(',')];
  const numbers = texts.flatMap((text) => productNumber(text) ?? []);
  if (numbers.length < texts.length || numbers.length > most) return 'include';
  if (numbers.length > 0) parameters.include = numbers.join(',');
  const search = form.text('search');
  if (search.length > longestSearch) return 'search';
  if (search !== '') filter.search = parameters.search = search;
  const [category, ...more] = valuesOf(form, 'product_cat');
  if (more.length > 0) return 'product_cat';
  if (category !== undefined) filter.category = parameters.product_cat = category;
  return { filter, numbers, parameters };
}
