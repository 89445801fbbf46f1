import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useVariationChoice_product$key } from '../__generated__/useVariationChoice_product.graphql.ts';
import { choiceToQuery, chosenVariation, startingChoice, termState, type Choice } from './variationChoice.ts';

/** Where a product is bought: on its own page, or in the popup over another one (specification section 2, Quick-view popup). */
export type BuyPlace = 'page' | 'quickView';

/**
 * The shopper's choice among a variable product's options. On the product's own page the URL follows it, so that a choice can be
 * shared and kept.
 * @param wanted choice that the URL came with
 * @param place the quick view lies over a page whose URL is not its own
 */
export function useVariationChoice(key: useVariationChoice_product$key, wanted: Choice, place: BuyPlace = 'page') {
  const product = useFragment(
    graphql`
      fragment useVariationChoice_product on Product {
        options {
          attribute {
            slug
          }
          values {
            isDefault
            term {
              slug
            }
          }
        }
        variations {
          id
          isPurchasable
          options {
            attribute {
              slug
            }
            term {
              slug
            }
          }
        }
      }
    `,
    key,
  );
  const options = product.options.map(({ attribute, values }) => ({
    attribute: attribute.slug,
    terms: values.map(({ term }) => term.slug),
    defaultTerm: values.find(({ isDefault }) => isDefault)?.term.slug ?? null,
  }));
  const variations = product.variations.map((variation) => ({
    id: variation.id,
    isPurchasable: variation.isPurchasable,
    options: variation.options.map(({ attribute, term }) => ({ attribute: attribute.slug, term: term?.slug ?? null })),
  }));
  const [choice, setChoice] = useState(() => startingChoice(options, wanted, variations));

  function change(next: Choice) {
    setChoice(next);
    if (place === 'quickView') return;
    // The router need not know: the page is the same one, and nothing is loaded for it.
    history.replaceState(history.state, '', `${location.pathname}${choiceToQuery(next)}`);
  }
  return {
    choice,
    choose: (attribute: string, term: string) => change({ ...choice, [attribute]: term }),
    clear: () => change({}),
    stateOf: (attribute: string, term: string) => termState(variations, choice, attribute, term),
    /** Whether any variation has it, whatever else is chosen. */
    isSoldAtAll: (attribute: string, term: string) => termState(variations, {}, attribute, term) !== 'impossible',
    variationId: chosenVariation(options, variations, choice)?.id ?? null,
    missing: options.filter(({ attribute }) => choice[attribute] === undefined).map(({ attribute }) => attribute),
  };
}

export type VariationChoice = ReturnType<typeof useVariationChoice>;
