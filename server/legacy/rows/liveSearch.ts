import { html, type Html } from '../../platform/markup/html.ts';
import type { liveSearchQuery, liveSearchQuery$data } from '../__generated__/liveSearchQuery.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { compact } from '../markup.ts';
import { forbiddenReply, textReply } from '../reply.ts';
import { themeTexts } from '../themeTexts.ts';

// The suggestions of the header's search while a shopper types. The scripts expect JSON with a text content type, and drop a response that
// doesn't repeat the search text exactly.

const document = documentOf(graphql`
  query liveSearchQuery($query: String!, $category: String) {
    liveSearch(query: $query, category: $category) {
      totalCount
      products {
        name
        url
        cover {
          basePath
          alt
        }
        price {
          formatted
        }
        priorPrice {
          formatted
        }
      }
    }
  }
`);

type Found = liveSearchQuery$data['liveSearch'];

/** Longer texts are cut: their beginning is enough to search by. */
const maxLength = 200;

const hit = ({ name, url, cover, price, priorPrice }: Found['products'][number]) =>
  html`<div class="re-search-result-div">
    ${
      cover &&
      html`<div class="re-search-result-thumb">
        <a href="${url}"><img src="${cover.basePath}/160.webp" alt="${cover.alt}" width="160" height="160" /></a>
      </div>`
    }
    <div class="re-search-result-info">
      <h3 class="re-search-result-title"><a href="${url}">${name}</a></h3>
      <span class="re-search-result-price">${priorPrice && html`<del>${priorPrice.formatted}</del> `}${price?.formatted}</span>
    </div>
  </div>`;

function results({ products }: Found, query: string, category: string): Html {
  if (products.length === 0)
    return html`<div class="re-aj-search-wrap-results"><div class="no-result">${themeTexts.nothingFound}</div></div>`;
  const all = `/?${new URLSearchParams({ s: query, post_type: 'product', product_cat: category }).toString()}`;
  return html`<div class="re-aj-search-wrap-results">
    ${products.map(hit)}
    <div class="re-aj-search-result-msg"><a href="${all}">View all results</a></div>
  </div>`;
}

export const liveSearchRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'rehub_ajax_search',
  methods: ['POST'],
  reads: 'body',
  isWrite: false,
  token: { family: 'search', fields: ['security', '_ajax_nonce', '_wpnonce'], refusal: forbiddenReply },
  operation: 'query liveSearch',
  async answer(call) {
    const query = call.form.text('re_string');
    const category = call.form.text('catid');
    const { liveSearch } = await call.execute<liveSearchQuery>(document, { query: query.slice(0, maxLength), category: category || null });
    const answer = {
      re_data: compact(results(liveSearch, query, category)),
      re_total_inlist: liveSearch.totalCount,
      re_search_query: query,
    };
    // The content type is HTML and the text is the caller's, so it is escaped to prevent browsers from interpreting it as HTML. JSON
    // parsers see no difference.
    return textReply(JSON.stringify(answer).replaceAll('<', '\\u003c'));
  },
};
