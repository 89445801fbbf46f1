import { useEffect, useRef } from 'react';
import { Link } from '../kit/Link.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { FacetChoice } from './FacetGroup.tsx';
import styles from './FilterChips.module.css';
import { formatMoney } from '../../shared/money/money.ts';
import { listingHref, withoutFilters, type ListingUrl } from './listingUrl.ts';
import type { Facets } from './useFacets.ts';
import type { NavigationState } from '../kit/page/usePageFocus.ts';
import * as t from './__generated__/messages.ts';

interface Chip {
  label: string;
  without: ListingUrl;
}

const euros = (cents: number) => formatMoney(cents, { digits: cents % 100 === 0 ? 0 : 2 });

function priceText({ minPrice, maxPrice }: ListingUrl): string | null {
  if (minPrice !== null && maxPrice !== null) return t.priceRange({ min: euros(minPrice), max: euros(maxPrice) });
  if (minPrice !== null) return t.priceFrom({ price: euros(minPrice) });
  return maxPrice === null ? null : t.priceUpTo({ price: euros(maxPrice) });
}

/**
 * After a chip is removed, the next one gets the focus, or else the previous one. After the last one it is the page's heading, as on a new
 * page.
 */
function useNextFocus(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const index = removed.current;
    removed.current = null;
    // Only a focus that got lost with its chip.
    if (index === null || document.activeElement !== document.body) return;
    list.current?.querySelectorAll('a')[Math.min(index, count - 1)]?.focus({ preventScroll: true });
  }, [count]);
  const state: NavigationState = { keepsFocus: count > 1 };
  const remove = (index: number) => () => {
    removed.current = index;
  };
  return { list, state, remove };
}

/** The active filters, each with a way to remove it. */
export function FilterChips({ facets, url }: { facets: Facets; url: ListingUrl }) {
  const first = { ...url, page: 1 };
  const chips: Chip[] = [];
  if (url.inStock) chips.push({ label: t.inStock, without: { ...first, inStock: false } });
  if (url.onSale) chips.push({ label: t.onSale, without: { ...first, onSale: false } });
  const price = priceText(url);
  if (price !== null) chips.push({ label: price, without: { ...first, minPrice: null, maxPrice: null } });
  const labelOf = (choices: FacetChoice[], slug: string) => choices.find(({ value }) => value === slug)?.label ?? slug;
  for (const slug of url.brands)
    chips.push({ label: labelOf(facets.brands, slug), without: { ...first, brands: url.brands.filter((other) => other !== slug) } });
  for (const { attribute, terms } of url.filters) {
    const facet = facets.attributes.find((candidate) => candidate.slug === attribute);
    for (const slug of terms) {
      const rest = terms.filter((other) => other !== slug);
      const filters = url.filters.flatMap((filter) =>
        filter.attribute !== attribute ? [filter] : rest.length > 0 ? [{ attribute, terms: rest }] : [],
      );
      chips.push({ label: `${facet?.title ?? attribute}: ${labelOf(facet?.choices ?? [], slug)}`, without: { ...first, filters } });
    }
  }
  const { list, state, remove } = useNextFocus(chips.length);
  if (chips.length === 0) return null;
  return (
    <ul ref={list} role="list" className={styles.chips} aria-label={t.activeFilters}>
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <Link to={listingHref(without)} className={styles.chip} preventScrollReset state={state} onClick={remove(index)}>
            {t.removeFilter({ label, hidden: (text) => <span className="visually-hidden">{text}</span> })}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li className={styles.all}>
        <Link to={listingHref(withoutFilters(url))} className={styles.clear} preventScrollReset>
          {t.clearAll}
        </Link>
      </li>
    </ul>
  );
}
