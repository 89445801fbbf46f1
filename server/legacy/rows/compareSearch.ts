import { html, type Html } from '../../platform/markup/html.ts';
import type { compareSearchQuery, compareSearchQuery$data } from '../__generated__/compareSearchQuery.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { buttonClasses } from '../compareView.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { forbiddenReply, textReply } from '../reply.ts';
import { themeTexts } from '../themeTexts.ts';

// The search that adds products to a comparison. Each result is itself a compare button.

const document = documentOf(graphql`
  query compareSearchQuery($query: String!, $categories: [String!]) {
    compareSearch(query: $query, categories: $categories) {
      databaseId
      name
      isCompared
      cover {
        basePath
        alt
      }
      price {
        formatted
      }
      compareGroup {
        databaseId
        url
      }
    }
    viewer {
      compare {
        groups {
          url
          group {
            databaseId
          }
        }
      }
    }
  }
`);

/** Longer texts are cut: their beginning is enough to search by. */
const maxLength = 200;

/** Splits a comma-separated list. */
const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An empty value means all of the shop's products. */
const postTypes = ['product', 'any'];
/** The shop's only taxonomy is its categories. */
const taxonomies = ['', 'product_cat', 'category'];

/** Returns the page's search context: the categories to search (null for all), or null if the shop sells none of the requested types. */
function context(form: { text(name: string): string }): { categories: string[] | null } | null {
  const types = parts(form.text('posttype'));
  if (types.length > 0 && !types.some((type) => postTypes.includes(type))) return null;
  const terms = parts(form.text('terms'));
  if (terms.length === 0) return { categories: null };
  return taxonomies.includes(form.text('taxonomy')) ? { categories: terms } : null;
}

type Hit = compareSearchQuery$data['compareSearch'][number];

const hit = (product: Hit) =>
  html`<div class="re-search-result-div ${buttonClasses(product)}" data-addcompare-id="${product.databaseId}" role="button" tabindex="0">
    ${
      product.cover &&
      html`<div class="re-search-result-thumb">
        <img src="${product.cover.basePath}/160.webp" alt="${product.cover.alt}" width="160" height="160" />
      </div>`
    }
    <div class="re-search-result-info">
      <h3 class="re-search-result-title">${product.name}</h3>
      <span class="re-search-result-price">${product.price?.formatted}</span>
    </div>
  </div>`;

/** Returns the URL of the comparison in the best match's group, with its current products. */
function chartUrl({ compareSearch: [first], viewer }: compareSearchQuery$data): string {
  const group = viewer.compare.groups.find(({ group: { databaseId } }) => databaseId === first?.compareGroup?.databaseId);
  return group?.url ?? first?.compareGroup?.url ?? '';
}

function results(found: compareSearchQuery$data): Html {
  return html`<div class="re-aj-search-wrap-results">
    ${found.compareSearch.map(hit)}
    <div class="re-compare-destin wpsm-button" data-compareurl="${chartUrl(found)}" role="button" tabindex="0">Add to Comparison</div>
  </div>`;
}

const none = html`<div class="re-aj-search-wrap-results"><div class="no-result">${themeTexts.nothingFound}</div></div>`;

export const compareSearchRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'add_to_compare_search',
  methods: ['POST'],
  reads: 'body',
  isWrite: false,
  token: { family: 'compare', fields: ['security', '_ajax_nonce', '_wpnonce'], refusal: forbiddenReply },
  operation: 'query compareSearch',
  async answer({ form, execute }) {
    const query = form.text('search_query');
    if (query === '') return textReply('0');
    const place = context(form);
    const found =
      place && (await execute<compareSearchQuery>(document, { query: query.slice(0, maxLength), categories: place.categories }));
    const markup = found && found.compareSearch.length > 0 ? results(found) : none;
    // JSON with a text content type, since the scripts parse it themselves. Escaped, so that no browser interprets it as HTML.
    return textReply(JSON.stringify({ compare_html: compact(markup) }).replaceAll('<', '\\u003c'));
  },
};
