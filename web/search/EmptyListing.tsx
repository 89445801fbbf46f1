import { graphql, useFragment } from 'react-relay/hooks.js';
import { ButtonLink } from '../kit/Button.tsx';
import { EmptyState } from '../kit/page/EmptyState.tsx';
import type { EmptyListing_selected$key } from '../__generated__/EmptyListing_selected.graphql.ts';
import { shopUrl } from './categoryUrl.ts';
import { isNarrowed, listingHref, withoutFilters, type ListingUrl } from './listingUrl.ts';
import { resultCountText } from './paging.ts';
import { ResultCount } from './ResultCount.tsx';
import { suggestionsPart, type ReadySuggestions } from './suggestionsPart.ts';
import * as t from './__generated__/messages.ts';

export interface EmptyListingProps {
  url: ListingUrl;
  /** The category that the list is filtered by, if it exists. */
  category: EmptyListing_selected$key | null | undefined;
  suggestions: ReadySuggestions;
}

/** The empty state of a listing, with links to larger lists. */
export function EmptyListing({ url, category: selectedKey, suggestions }: EmptyListingProps) {
  const selected = useFragment(
    graphql`
      fragment EmptyListing_selected on Category {
        __typename
      }
    `,
    selectedKey,
  );
  const plain = listingHref(withoutFilters(url));
  const hasFilters = isNarrowed(url);
  return (
    <>
      <EmptyState
        icon="search"
        title={<ResultCount text={resultCountText(1, 0)} order={null} />}
        actions={
          <>
            {hasFilters && <ButtonLink to={plain}>{t.clearAllFilters}</ButtonLink>}
            {url.search !== null && selected && (
              <ButtonLink to={listingHref({ ...withoutFilters(url), category: null })} kind="secondary">
                {t.searchAllCategories}
              </ButtonLink>
            )}
            <ButtonLink to={shopUrl} kind={hasFilters ? 'secondary' : 'primary'}>
              {t.allProducts}
            </ButtonLink>
          </>
        }
      >
        <p>{hasFilters ? t.noProductsMatchAll : url.search === null ? t.noProductsHereAtMoment : t.checkSpellingTryFewer}</p>
      </EmptyState>
      <suggestionsPart.Part ready={suggestions} variables={undefined} />
    </>
  );
}

/** Shown for a page number that the list does not have. */
export function MissingPage({ url }: { url: ListingUrl }) {
  return (
    <EmptyState
      icon="search"
      title={t.thisPageDoesntExist}
      actions={<ButtonLink to={listingHref({ ...url, page: 1 })}>{t.goToFirstPage}</ButtonLink>}
    >
      <p>{t.listMayBeShorterThan}</p>
    </EmptyState>
  );
}
