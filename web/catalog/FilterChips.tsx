import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Icon } from '../kit/Icon.tsx';
import type { FilterChips_facets$key } from '../__generated__/FilterChips_facets.graphql.ts';
import styles from './FilterChips.module.css';
import { listingHref, withoutFilters, type ListingUrl } from './listingUrl.ts';

interface Chip {
  label: string;
  without: ListingUrl;
}

const euros = (cents: number) => `€${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

function priceText({ minPrice, maxPrice }: ListingUrl): string | null {
  if (minPrice !== null && maxPrice !== null) return `${euros(minPrice)} to ${euros(maxPrice)}`;
  if (minPrice !== null) return `from ${euros(minPrice)}`;
  return maxPrice === null ? null : `up to ${euros(maxPrice)}`;
}

/** What the list is narrowed by, each with a way to take it back. */
export function FilterChips({ facets: key, url }: { facets: FilterChips_facets$key; url: ListingUrl }) {
  const facets = useFragment(
    graphql`
      fragment FilterChips_facets on ProductFacets {
        attributes {
          attribute {
            name
            slug
          }
          terms {
            term {
              label
              slug
            }
          }
        }
        brands {
          brand {
            name
            slug
          }
        }
      }
    `,
    key,
  );
  const first = { ...url, page: 1 };
  const chips: Chip[] = [];
  if (url.inStock) chips.push({ label: 'In stock', without: { ...first, inStock: false } });
  if (url.onSale) chips.push({ label: 'On sale', without: { ...first, onSale: false } });
  const price = priceText(url);
  if (price !== null) chips.push({ label: price, without: { ...first, minPrice: null, maxPrice: null } });
  for (const slug of url.brands) {
    const name = facets.brands.find(({ brand }) => brand.slug === slug)?.brand.name ?? slug;
    chips.push({ label: name, without: { ...first, brands: url.brands.filter((other) => other !== slug) } });
  }
  for (const { attribute, terms } of url.filters) {
    const facet = facets.attributes.find((candidate) => candidate.attribute.slug === attribute);
    for (const slug of terms) {
      const label = facet?.terms.find(({ term }) => term.slug === slug)?.term.label ?? slug;
      const filters = url.filters
        .map((filter) => (filter.attribute === attribute ? { attribute, terms: terms.filter((other) => other !== slug) } : filter))
        .filter((filter) => filter.terms.length > 0);
      chips.push({ label: `${facet?.attribute.name ?? attribute}: ${label}`, without: { ...first, filters } });
    }
  }
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={styles.chips} aria-label="Chosen filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link to={listingHref(without)} className={styles.chip} preventScrollReset>
            <span className="visually-hidden">Remove filter </span>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={listingHref(withoutFilters(url))} className={styles.clear} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
