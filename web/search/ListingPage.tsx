import { useEffect } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { Preloaded } from '../kit/relay/preload.ts';
import type { ListingPageQuery } from '../__generated__/ListingPageQuery.graphql.ts';
import { CategoryDropdown } from './CategoryDropdown.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListingBody } from './ListingBody.tsx';
import { ListingFailure, type ListingFailureInfo } from './ListingFailure.tsx';
import { ListingFilters } from './ListingFilters.tsx';
import { ListingHead } from './ListingHead.tsx';
import styles from './ListingPage.module.css';
import { isNarrowed, type ListingUrl } from './listingUrl.ts';
import { showListing } from './shownListing.ts';
import type { ReadySuggestions } from './suggestionsPart.ts';
import { useFacets } from './useFacets.ts';
import { useFilterDrawer } from './useFilterDrawer.ts';

export interface ListingData {
  url: ListingUrl;
  origin: string;
  loaded: Preloaded<ListingPageQuery>;
  /** The late part of an empty list. */
  suggestions: ReadySuggestions;
  /** Why the previous list is still shown; missing if this is the requested one. */
  failure?: ListingFailureInfo;
}

/** The list of products: the whole shop, a category, or search results (specification section 2, Product listing). */
export function ListingPage() {
  const listing = useLoaderData<ListingData>();
  const { url, origin, loaded, suggestions, failure } = listing;
  const environment = useRelayEnvironment();
  useEffect(() => showListing(environment, listing), [environment, listing]);
  const data = usePreloadedQuery<ListingPageQuery>(
    graphql`
      query ListingPageQuery(
        $first: Int!
        $skip: Int!
        $sort: ProductSort!
        $category: String!
        $filter: ProductFilter!
        $isNarrowed: Boolean!
      ) {
        ...Shell_query
        categories {
          ...CategoryDropdown_category
          # Read by LateSuggestions.tsx.
          ...EmptyStateSuggestions_category
        }
        category(slug: $category) {
          ...ListingHead_category
          ...EmptyListing_selected
        }
        products(first: $first, skip: $skip, sort: $sort, filter: $filter) {
          totalCount
          ...ListingHead_products
          ...ListingBody_products
          facets {
            ...useFacets_facets
          }
        }
      }
    `,
    loaded.reference,
  );
  const { products, category } = data;
  const drawer = useFilterDrawer();
  const facets = useFacets(products.facets, url);
  return (
    <div className={styles.listing}>
      <div className={styles.head}>
        <ListingHead url={url} origin={origin} category={category} products={products} />
      </div>
      <div className={styles.category}>
        <CategoryDropdown categories={data.categories} selected={category ? url.category : null} />
      </div>
      <div className={styles.filters}>
        {(products.totalCount > 0 || isNarrowed(url)) && (
          <ListingFilters facets={facets} url={url} totalCount={products.totalCount} drawer={drawer} />
        )}
      </div>
      <div className={styles.body}>
        {failure && <ListingFailure failure={failure} />}
        <FilterChips facets={facets} url={url} />
        <ListingBody url={url} products={products} category={category} suggestions={suggestions} drawer={drawer} />
      </div>
    </div>
  );
}
