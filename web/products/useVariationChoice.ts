import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useVariationChoice_product$key } from '../__generated__/useVariationChoice_product.graphql.ts';
import { changeText, choiceToQuery, chosenVariation, startingChoice, termState, withChosen, type Choice } from './variationChoice.ts';

/** Where a product is bought: on its own page, or in the popup over another one (specification section 2, Quick-view popup). */
export type BuyPlace = 'page' | 'quickView';

/**
 * The shopper's choice among a variable product's options. On the product's own page the URL follows it, so that a choice can be shared and
 * bookmarked.
 * @param wanted choice from the URL
 * @param place the quick view is over a page whose URL is not the product's
 */
export function useVariationChoice(key: useVariationChoice_product$key, wanted: Choice, place: BuyPlace = 'page') {
  const product = useFragment(
    graphql`
      fragment useVariationChoice_product on Product {
        options {
          attribute {
            slug
            name
          }
          values {
            term {
              slug
              label
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
    name: attribute.name,
    labels: Object.fromEntries(values.map(({ term }) => [term.slug, term.label])),
  }));
  const variations = product.variations.map((variation) => ({
    id: variation.id,
    isPurchasable: variation.isPurchasable,
    options: variation.options.map(({ attribute, term }) => ({ attribute: attribute.slug, term: term?.slug ?? null })),
  }));
  const [choice, setChoice] = useState(() => startingChoice(options, wanted, variations));
  const [notice, setNotice] = useState('');
  const forced = startingChoice(options, {}, variations);

  function change(next: Choice, said = '') {
    setChoice(next);
    setNotice(said);
    if (place === 'quickView') return;
    // Bypasses the router: the page is the same, and nothing has to be loaded.
    history.replaceState(history.state, '', `${location.pathname}${choiceToQuery(next)}`);
  }
  return {
    choice,
    choose(attribute: string, term: string) {
      const { choice: next, changes } = withChosen(options, variations, choice, [attribute, term]);
      change(next, changeText(options, [attribute, term], changes));
    },
    clear: () => change(forced),
    canClear: Object.keys(choice).length > Object.keys(forced).length,
    /** How the last choice changed other options; '' for no change. */
    notice,
    stateOf: (attribute: string, term: string) => termState(variations, choice, attribute, term),
    /** The state whatever else is chosen. */
    overallStateOf: (attribute: string, term: string) => termState(variations, {}, attribute, term),
    variationId: chosenVariation(options, variations, choice)?.id ?? null,
    missing: options.filter(({ attribute }) => choice[attribute] === undefined).map(({ attribute }) => attribute),
  };
}

export type VariationChoice = ReturnType<typeof useVariationChoice>;
