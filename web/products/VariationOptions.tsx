import { graphql, useFragment } from 'react-relay/hooks.js';
import { ModalLink } from '../kit/overlay/ModalLink.tsx';
import { useHydrated } from '../kit/useHydrated.ts';
import type { VariationOptions_product$key } from '../__generated__/VariationOptions_product.graphql.ts';
import { Swatch } from './Swatch.tsx';
import type { VariationChoice } from './useVariationChoice.ts';
import styles from './VariationOptions.module.css';
import * as t from './__generated__/messages.ts';

/**
 * The options of a variable product as radio buttons. Every value that can be bought in some combination is enabled: choosing it changes or
 * clears other options that do not go with it, and announces that. Only values that cannot be bought in any combination are disabled;
 * without script, only those that are not sold at all.
 */
export function VariationOptions({ product: key, choice: state }: { product: VariationOptions_product$key; choice: VariationChoice }) {
  const { options, sizeGuide } = useFragment(
    graphql`
      fragment VariationOptions_product on Product {
        sizeGuide {
          url
        }
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
                const overall = state.overallStateOf(attribute.slug, term.slug);
                const isDisabled = isHydrated ? overall !== 'available' : overall === 'impossible';
                const isElsewhere = isHydrated && !isDisabled && state.stateOf(attribute.slug, term.slug) !== 'available';
                return (
                  <label
                    key={term.id}
                    className={styles.value}
                    data-state={isElsewhere ? 'elsewhere' : isHydrated ? overall : 'available'}
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
                    {isHydrated && overall === 'soldOut' && <span className="visually-hidden"> {t.outOfStockAside}</span>}
                    {isElsewhere && <span className="visually-hidden"> {t.changesAnotherOption}</span>}
                  </label>
                );
              })}
            </div>
            {sizeGuide && attribute.slug.includes('size') && (
              <p className={styles.guide}>
                <ModalLink to={sizeGuide.url} title={t.sizeGuide} maxWidth={720}>
                  {t.sizeGuide}
                </ModalLink>
              </p>
            )}
          </fieldset>
        );
      })}
      <p role="status" className={styles.notice}>
        {state.notice}
      </p>
      <button type="button" className={styles.clear} data-visible={isHydrated && state.canClear} onClick={state.clear}>
        {t.clearSelection}
      </button>
    </>
  );
}
