import { graphql, useFragment } from 'react-relay/hooks.js';
import { buttonClass } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { EmptyListing_selected$key } from '../__generated__/EmptyListing_selected.graphql.ts';
import type { ListingBody_products$key } from '../__generated__/ListingBody_products.graphql.ts';
import { listTexts } from '../kit/listTexts.ts';
import { EmptyListing, MissingPage, type EmptyListingProps } from './EmptyListing.tsx';
import { filterPanelId } from './ListingFilters.tsx';
import styles from './ListingBody.module.css';
import { defaultSort, sortOptions, type ListingUrl } from './listingUrl.ts';
import { isEndOfList, isPageThere, pageCount, resultCountText } from './paging.ts';
import { Pagination } from './Pagination.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { ResultCount } from './ResultCount.tsx';
import { SortSelect } from './SortSelect.tsx';
import type { FilterDrawer } from './useFilterDrawer.ts';
import * as t from './__generated__/messages.ts';

export interface ListingBodyProps {
  url: ListingUrl;
  products: ListingBody_products$key;
  /** The category that the list is filtered by, if it exists. */
  category: EmptyListing_selected$key | null | undefined;
  suggestions: EmptyListingProps['suggestions'];
  drawer: FilterDrawer;
}

/** The products of one page with the result count, or the reason why there are none. */
export function ListingBody({ url, products: productsKey, category, suggestions, drawer }: ListingBodyProps) {
  const { totalCount, edges } = useFragment(
    graphql`
      fragment ListingBody_products on ProductConnection {
        totalCount
        edges {
          node {
            ...ProductGrid_product
          }
          # Without a filter the whole product matches.
          match @include(if: $isNarrowed) {
            ...ProductGrid_match
          }
        }
      }
    `,
    productsKey,
  );
  if (!isPageThere(url.page, totalCount)) return <MissingPage url={url} />;
  if (totalCount === 0) return <EmptyListing url={url} category={category} suggestions={suggestions} />;
  const pages = pageCount(totalCount);
  const order = sortOptions.find(({ value }) => value === url.sort && value !== defaultSort);
  return (
    <>
      <div className={styles.bar}>
        <ResultCount text={resultCountText(url.page, totalCount)} order={order?.sorted ?? null} />
        <div className={styles.tools}>
          <button
            type="button"
            className={`${buttonClass({ kind: 'secondary' })} ${styles.filter}`}
            popoverTarget={filterPanelId}
            aria-haspopup="dialog"
            onPointerEnter={drawer.preload}
            onFocus={drawer.preload}
            onClick={drawer.open}
          >
            <Icon name="filter" size={18} />
            {t.filters}
          </button>
          <SortSelect url={url} />
        </div>
      </div>
      <ProductGrid products={edges.map(({ node }) => node)} matches={edges.flatMap(({ match }) => match ?? [])} visibleRows={4} />
      <Pagination url={url} count={pages} />
      {isEndOfList(url.page, totalCount) && <p className={styles.end}>{listTexts.end}</p>}
    </>
  );
}
