import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useFacets_facets$key } from '../__generated__/useFacets_facets.graphql.ts';
import type { FacetChoice } from './FacetGroup.tsx';
import type { ListingUrl } from './listingUrl.ts';

interface Facet {
  /** Slug of the attribute; the `brand` facet is identified by its field name. */
  slug: string;
  title: string;
  choices: FacetChoice[];
}

/** A selected value that is no longer offered stays in the list, so that it can be seen and removed. */
function withChosen(choices: FacetChoice[], chosen: string[]): FacetChoice[] {
  const missing = chosen.filter((slug) => !choices.some(({ value }) => value === slug));
  return [...missing.map((slug) => ({ value: slug, label: slug, count: null, isSelected: true })), ...choices];
}

/** The facets of the list, as the filters and their chips show them. */
export function useFacets(key: useFacets_facets$key, url: ListingUrl) {
  const facets = useFragment(
    graphql`
      fragment useFacets_facets on ProductFacets {
        attributes {
          attribute {
            name
            slug
          }
          terms {
            count
            isSelected
            term {
              label
              slug
              swatch
            }
          }
        }
        brands {
          count
          isSelected
          brand {
            name
            slug
          }
        }
        inStockCount
        onSaleCount
        priceSteps
        price {
          min {
            amount
          }
          max {
            amount
          }
        }
      }
    `,
    key,
  );
  const offered = facets.attributes.map(({ attribute, terms }) => ({
    slug: attribute.slug,
    title: attribute.name,
    choices: terms.map(({ term, count, isSelected }) => ({ value: term.slug, label: term.label, swatch: term.swatch, count, isSelected })),
  }));
  const unknown = url.filters.filter(({ attribute }) => !offered.some(({ slug }) => slug === attribute));
  const attributes: Facet[] = [...offered, ...unknown.map(({ attribute }) => ({ slug: attribute, title: attribute, choices: [] }))].map(
    (facet) => ({
      ...facet,
      choices: withChosen(facet.choices, url.filters.find(({ attribute }) => attribute === facet.slug)?.terms ?? []),
    }),
  );
  const brands = facets.brands.map(({ brand, count, isSelected }) => ({ value: brand.slug, label: brand.name, count, isSelected }));
  return {
    attributes,
    brands: withChosen(brands, url.brands),
    inStockCount: facets.inStockCount,
    onSaleCount: facets.onSaleCount,
    minPrice: facets.price.min.amount,
    maxPrice: facets.price.max.amount,
    priceSteps: facets.priceSteps,
  };
}

export type Facets = ReturnType<typeof useFacets>;
