import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ExternalShops_cart$key } from '../__generated__/ExternalShops_cart.graphql.ts';
import { Icon } from '../kit/Icon.tsx';
import { ExternalShopBox } from './ExternalShopBox.tsx';
import styles from './externalShops.module.css';
import { allGood } from './shopWords.ts';

export interface ExternalShopsProps {
  cart: ExternalShops_cart$key;
  /** The refusal of an order because of a shop that is left; null when there is none. Each one leads the focus there. */
  refusal?: object | null;
}

/**
 * What the cart holds of external shops (rows 30 and 48 to 50): each has its own checkout. Its buttons belong to the form that this
 * stands in. Without external shops there is nothing.
 */
export function ExternalShops({ cart, refusal = null }: ExternalShopsProps) {
  const { externalShops } = useFragment(
    graphql`
      fragment ExternalShops_cart on Cart {
        externalShops {
          shop {
            id
          }
          state
          ...ExternalShopBox_part
        }
      }
    `,
    cart,
  );
  const list = useRef<HTMLUListElement>(null);
  const answered = useRef<object | null>(null);
  const left = externalShops.find(({ state }) => state === 'PENDING')?.shop.id;
  useEffect(() => {
    // The shop that is left may be one that the page learns of only now: it was put in by another tab.
    if (refusal === null || refusal === answered.current || left === undefined) return;
    answered.current = refusal;
    list.current?.querySelector<HTMLElement>('[data-state="PENDING"]')?.focus();
  }, [refusal, left]);

  if (externalShops.length === 0) return null;
  return (
    <section className={styles.shops} aria-labelledby="external-shops-title" id="external-shops">
      <h2 id="external-shops-title">Sold by other shops</h2>
      <p className={styles.intro}>
        You pay for these products at the shops that sell them, and those shops deliver them. Check out there, then come back and tell us
        how it went.
      </p>
      <ul ref={list} role="list" className={styles.list}>
        {externalShops.map((part) => (
          <ExternalShopBox key={part.shop.id} part={part} />
        ))}
      </ul>
      <p role="status" className={styles.all}>
        {left === undefined && (
          <>
            <Icon name="check" size={18} /> {allGood}
          </>
        )}
      </p>
    </section>
  );
}
