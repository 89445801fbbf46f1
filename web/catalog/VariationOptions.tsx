import { graphql, useFragment } from 'react-relay/hooks.js';
import { useHydrated } from '../kit/useHydrated.ts';
import type { VariationOptions_product$key } from '../__generated__/VariationOptions_product.graphql.ts';
import { Swatch } from './Swatch.tsx';
import type { VariationChoice } from './useVariationChoice.ts';
import styles from './VariationOptions.module.css';

/**
 * The options of a variable product as radio buttons. What cannot go with the rest of the choice is disabled where script runs;
 * without it only what is not sold at all, because nothing could be enabled again.
 */
export function VariationOptions({ product: key, choice: state }: { product: VariationOptions_product$key; choice: VariationChoice }) {
  const { options } = useFragment(
    graphql`
      fragment VariationOptions_product on Product {
        options {
          attribute {
            id
            name
            slug
          }
          values {
            term {
              id
              label
              slug
              swatch
            }
          }
        }
      }
    `,
    key,
  );
  const isHydrated = useHydrated();
  return (
    <>
      {options.map(({ attribute, values }) => {
        const chosen = values.find(({ term }) => term.slug === state.choice[attribute.slug]);
        return (
          <fieldset key={attribute.id}>
            <legend className={styles.legend}>
              {attribute.name}
              {chosen && <span className={styles.chosen}>: {chosen.term.label}</span>}
            </legend>
            <div className={styles.values}>
              {values.map(({ term }) => {
                const standing = state.stateOf(attribute.slug, term.slug);
                const isDisabled = isHydrated ? standing !== 'available' : !state.isSoldAtAll(attribute.slug, term.slug);
                return (
                  <label
                    key={term.id}
                    className={styles.value}
                    data-state={isHydrated ? standing : 'available'}
                    data-swatch={term.swatch != null}
                  >
                    <input
                      type="radio"
                      name={`attribute_${attribute.slug}`}
                      value={term.slug}
                      checked={state.choice[attribute.slug] === term.slug}
                      disabled={isDisabled && state.choice[attribute.slug] !== term.slug}
                      onChange={() => state.choose(attribute.slug, term.slug)}
                      autoComplete="off"
                      required
                    />
                    {term.swatch != null && <Swatch colour={term.swatch} />}
                    <span>{term.label}</span>
                    {isHydrated && standing === 'soldOut' && <span className="visually-hidden"> (sold out)</span>}
                  </label>
                );
              })}
            </div>
          </fieldset>
        );
      })}
      <button
        type="button"
        className={styles.clear}
        data-visible={isHydrated && Object.keys(state.choice).length > 0}
        onClick={state.clear}
      >
        Clear choice
      </button>
    </>
  );
}
