import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { ButtonLink } from '../kit/Button.tsx';
import type { EmptyListing_category$key } from '../__generated__/EmptyListing_category.graphql.ts';
import type { EmptyListing_selected$key } from '../__generated__/EmptyListing_selected.graphql.ts';
import { shopUrl } from './categoryUrl.ts';
import styles from './EmptyListing.module.css';
import { isNarrowed, listingHref, withoutFilters, type ListingUrl } from './listingUrl.ts';
import { resultCountText } from './paging.ts';
import { ResultCount } from './ResultCount.tsx';

export interface EmptyListingProps {
  url: ListingUrl;
  /** The category that the list is filtered by, if it exists. */
  category: EmptyListing_selected$key | null | undefined;
  categories: EmptyListing_category$key;
}

/** The empty state of a listing, with links to larger lists. */
export function EmptyListing({ url, category: selectedKey, categories: keys }: EmptyListingProps) {
  const selected = useFragment(
    graphql`
      fragment EmptyListing_selected on Category {
        name
      }
    `,
    selectedKey,
  );
  const categories = useFragment(
    graphql`
      fragment EmptyListing_category on Category @relay(plural: true) {
        id
        name
        url
      }
    `,
    keys,
  );
  const plain = listingHref(withoutFilters(url));
  const hasFilters = isNarrowed(url);
  return (
    <div className={styles.empty}>
      <div className={styles.title}>
        <ResultCount text={resultCountText(1, 0)} order={null} />
      </div>
      <p className={styles.hint}>
        {hasFilters
          ? 'No products match all the selected filters.'
          : url.search === null
            ? 'No products here at the moment.'
            : 'Check the spelling, try fewer or more general words, or browse a category.'}
      </p>
      <p className={styles.buttons}>
        {hasFilters && <ButtonLink to={plain}>Clear all filters</ButtonLink>}
        {url.search !== null && selected && (
          <ButtonLink to={listingHref({ ...withoutFilters(url), category: null })} kind="secondary">
            Search all categories
          </ButtonLink>
        )}
        <ButtonLink to={shopUrl} kind={hasFilters ? 'secondary' : 'primary'}>
          All products
        </ButtonLink>
      </p>
      <ul role="list" className={styles.ways} aria-label="Categories">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={category.url}>{category.name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shown for a page number that the list does not have. */
export function MissingPage({ url }: { url: ListingUrl }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>This page doesn’t exist</p>
      <p className={styles.hint}>The list may be shorter than when the link was created.</p>
      <p className={styles.buttons}>
        <ButtonLink to={listingHref({ ...url, page: 1 })}>Go to the first page</ButtonLink>
      </p>
    </div>
  );
}
