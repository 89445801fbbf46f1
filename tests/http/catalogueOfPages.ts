import { readFileSync } from 'node:fs';
import type { RequestParameters } from 'relay-runtime';
import type { PageRenderer } from '../../server/pages/renderer.ts';

// Stands in for web/ where the data of pages matters: a page is the data of the queries that its route sends.

const idOf = (name: string) => /"id": "([0-9a-f]{64})"/.exec(readFileSync(`web/__generated__/${name}.graphql.ts`, 'utf8'))?.[1] ?? '';

const productQueries = ['ProductPageQuery', 'OffersTableQuery', 'BoughtTogetherQuery', 'PriceHistoryQuery', 'ReviewsQuery'];

/** The operations of a URL, like the loaders in web/. */
function operationsOf({ pathname, searchParams }: URL): [string, Record<string, unknown>][] {
  const footer: [string, Record<string, unknown>] = ['FooterQuery', {}];
  const slug = /^\/product\/([^/]+)\/$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    const variables = { slug, origin: 'http://localhost:4000', sort: 'NEWEST' };
    return [footer, ...productQueries.map((name): [string, Record<string, unknown>] => [name, variables])];
  }
  if (pathname === '/deals/') return [footer, ['DealsPageQuery', { first: 24, sort: 'NEWEST', filter: {}, merchant: '', category: '' }]];
  const [category, search, sort] = [searchParams.get('category'), searchParams.get('search'), searchParams.get('sort') ?? 'DEFAULT'];
  const isNarrowed = searchParams.has('cheap');
  const filter = { category, search, ...(isNarrowed ? { maxPrice: 2_000, inStock: true } : {}) };
  return [footer, ['ListingPageQuery', { category: category ?? '', filter, first: 24, skip: 0, sort, isNarrowed }]];
}

/** When a response was made is different in every response. */
const instants = /"(until|asOf)":"[^"]*"/g;

/**
 * Creates the renderer.
 * @param rendered receives the path of each rendered page
 */
export function dataRenderer(rendered: string[]): PageRenderer {
  return {
    isBuilt: true,
    handleOf: () => Promise.resolve({ audience: 'public', parameters: ['category', 'search', 'sort', 'cheap'] }),
    async render(request, execute) {
      const url = new URL(request.url);
      rendered.push(url.pathname + url.search);
      const answers = await Promise.all(
        operationsOf(url).map(([name, variables]) => execute({ id: idOf(name), name } as RequestParameters, variables)),
      );
      return { kind: 'page', status: 200, html: JSON.stringify(answers).replace(instants, '"$1":""'), error: null };
    },
  };
}
